import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOf, PLAIN_VIEWS, type View, viewAt } from './view.ts'

const anId = fc.stringMatching(/^[\w-]{1,64}$/)
const aView = fc.oneof(
  fc.constantFrom(...PLAIN_VIEWS).map((kind): View => ({ kind })),
  anId.map((conversationId): View => ({ kind: 'conversation', conversationId })),
  anId.map((token): View => ({ kind: 'shared-chat', token })),
  anId.map((campaignId): View => ({ kind: 'campaign', campaignId })),
  anId.map((sessionId): View => ({ kind: 'session', sessionId })),
  anId.map((sessionId): View => ({ kind: 'debrief', sessionId })),
  anId.map((sessionId): View => ({ kind: 'replay', sessionId })),
)

describe('views and their addresses', () => {
  it('every view comes back from its own address', () => {
    fc.assert(
      fc.property(aView, (view) => {
        expect(viewAt(addressOf(view))).toEqual(view)
      }),
    )
  })

  it('has the eighteen views of the product, each at an address of its own', () => {
    const product = ['chat', 'voice', 'campaigns', 'transcripts', 'history', 'settings', 'help', 'legal', 'guide']
    const console = ['users', 'campaigns', 'monitor', 'security', 'analytics', 'database', 'logs']
    const named = [...product, 'privacy', 'admin', ...console.map((part) => `admin-${part}`)]
    expect(named).toHaveLength(18)
    expect(PLAIN_VIEWS).toEqual(expect.arrayContaining(named))
    expect(new Set(PLAIN_VIEWS.map((kind) => addressOf({ kind }))).size).toBe(PLAIN_VIEWS.length)
  })

  it('any text in the address bar gives a view and keeps its address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const view = viewAt(`/${text}`)
        if (view.kind === 'not-found') expect(addressOf(view)).toBe(`/${text}`)
        else expect(viewAt(addressOf(view))).toEqual(view)
      }),
    )
  })

  it.each([
    { path: '/', view: { kind: 'chat' }, because: 'chat is the first view' },
    { path: '///', view: { kind: 'chat' }, because: 'slashes alone are the first view too' },
    { path: '/chat', view: { kind: 'chat' }, because: 'its conversations have addresses under this one' },
    { path: '/campaigns', view: { kind: 'campaigns' }, because: 'the picker' },
    { path: '/admin/logs', view: { kind: 'admin-logs' }, because: 'a part of the console' },
    { path: '/settings/security', view: { kind: 'security' }, because: 'a part of the settings' },
    { path: '/Settings', view: { kind: 'not-found', path: '/Settings' }, because: 'addresses are in small letters' },
    { path: '/constructor', view: { kind: 'not-found', path: '/constructor' }, because: 'it is no view' },
    { path: '/campaigns/climate-summit', view: { kind: 'campaign', campaignId: 'climate-summit' }, because: 'details' },
    {
      path: '/campaigns/climate-summit/',
      view: { kind: 'campaign', campaignId: 'climate-summit' },
      because: 'a trailing slash means nothing',
    },
    { path: '/settings', view: { kind: 'settings' }, because: 'settings and preferences' },
    { path: '/settings/voice', view: { kind: 'settings-tab', tab: 'voice' }, because: 'a tab of the settings' },
    { path: '/sessions/0193-a', view: { kind: 'session', sessionId: '0193-a' }, because: 'an active session' },
    { path: '/sessions/0193-a/debrief', view: { kind: 'debrief', sessionId: '0193-a' }, because: 'its debrief' },
    { path: '/sessions/0193-a/replay', view: { kind: 'replay', sessionId: '0193-a' }, because: 'its replay' },
    { path: '/sessions', view: { kind: 'not-found', path: '/sessions' }, because: 'there is no list here yet' },
    { path: '/sessions/a/b', view: { kind: 'not-found', path: '/sessions/a/b' }, because: 'no such part' },
    { path: '/sessions/a/debrief/x', view: { kind: 'not-found', path: '/sessions/a/debrief/x' }, because: 'too deep' },
    {
      path: '/campaigns/%E0%A4%A',
      view: { kind: 'not-found', path: '/campaigns/%E0%A4%A' },
      because: 'broken escapes are no id',
    },
  ] as const)('$path shows $view.kind: $because', ({ path, view }) => {
    expect(viewAt(path)).toEqual(view)
  })

  it.each([
    { query: '?project=0193-a', view: { kind: 'chat', projectId: '0193-a' }, because: 'a new chat in this project' },
    { query: '?utm=x&project=0193-a', view: { kind: 'chat', projectId: '0193-a' }, because: 'others say nothing' },
    { query: '?project=', view: { kind: 'chat' }, because: 'no project is named' },
    { query: '?project=a%2F..%26b', view: { kind: 'chat', projectId: 'a/..&b' }, because: 'it is shown as missing' },
    { query: '?other=1', view: { kind: 'chat' }, because: 'only the project is read' },
  ] as const)('/$query is a new chat that comes back from its address: $because', ({ query, view }) => {
    expect(viewAt('/', query)).toEqual(view)
    const { pathname, search } = new URL(addressOf(view), 'https://placard.example')
    expect(viewAt(pathname, search)).toEqual(view)
  })
})
