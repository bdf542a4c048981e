import '../../test-setup.ts'
import type { RouteDefinition } from '@placard/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { movedSessionsStore } from '../../client/keep-demo/moved-sessions.ts'
import { keptValues } from '../../client/storage/storage.ts'
import { carryTypedWords, typedWordsOf } from '../../play/session/model/outbox.ts'
import { keptSessions } from './kept-sessions.ts'

const NOON = new Date(2026, 10, 21, 12, 5).getTime()
const whole = { seed: 7, stateHash: '0123456789abcdef', log: '{}' }

function aBrowser(answers: Readonly<Record<string, object>>) {
  const sent: unknown[] = []
  const words = keptValues(() => window.sessionStorage)
  const names = [
    { sessionId: 'one', title: 'Climate', country: 'KEN', createdAt: NOON, seq: 9 },
    { sessionId: 'two', title: 'Trade', country: 'FJI', createdAt: NOON, seq: 4 },
  ]
  const keeps = keptSessions({
    demo: {
      nameSessions: async () => names,
      exportSession: async (id) => ({ ...whole, from: id === 'two' ? { sessionId: 'one', seq: 3 } : undefined }),
    },
    call: async (_route: RouteDefinition, { body }: { readonly body?: unknown }) => {
      sent.push(body)
      const id = typeof body === 'object' && body !== null && 'sessionId' in body ? String(body.sessionId) : ''
      const answer: MessageEvent['data'] = answers[id]
      return answer
    },
    carryWords: (from, to) => carryTypedWords(words, from, to),
  })
  return { keeps, sent, words, names }
}

beforeEach(() => movedSessionsStore.setState({ moved: {} }))

describe('the sessions of the demo', () => {
  it('are moved with their records, and not offered again', async () => {
    const kept = { one: { outcome: 'kept', sessionId: 'one' }, two: { outcome: 'already-kept', sessionId: 'two' } }
    const { keeps, sent, names } = aBrowser(kept)
    const items = await keeps.collect()
    expect(items.map(({ name, weight }) => [name, weight])).toEqual([
      ['Climate, Kenya, 21 November 2026 at 12:05', 9],
      ['Trade, Fiji, 21 November 2026 at 12:05', 4],
    ])
    for (const item of items) await item.move('import')
    expect(sent[0]).toEqual({ importId: 'import', sessionId: 'one', ...whole })
    expect(await keeps.collect()).toEqual([])
    names[0] = { sessionId: 'one', title: 'Climate', country: 'KEN', createdAt: NOON, seq: 12 }
    expect((await keeps.collect()).map(({ id }) => id)).toEqual(['one'])
  })

  it('take their words and their branches along when they get another id', async () => {
    const { keeps, sent, words } = aBrowser({
      one: { outcome: 'kept', sessionId: 'other' },
      two: { outcome: 'kept', sessionId: 'two' },
    })
    typedWordsOf(words, 'one').keep({ draft: 'We propose', outbox: [] })
    for (const item of await keeps.collect()) await item.move('import')
    expect(typedWordsOf(words, 'other').read().draft).toBe('We propose')
    expect(sent[1]).toMatchObject({ from: { sessionId: 'other', seq: 3 } })
  })

  it('stay offered where they were refused', async () => {
    const refused = { outcome: 'refused', fault: 'forged' }
    const { keeps } = aBrowser({ one: refused, two: { outcome: 'kept', sessionId: 'two' } })
    const receipts = []
    for (const item of await keeps.collect()) receipts.push(await item.move('import'))
    expect(receipts[0]).toEqual(refused)
    expect((await keeps.collect()).map(({ id }) => id)).toEqual(['one'])
  })
})
