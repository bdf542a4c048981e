import type { EngineChoice } from '@placard/contract'
import { aConversation } from '@placard/testing'
import '../../../test-setup.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addBrowserEngine } from '../../../client/engines/browser-engines.ts'
import { navigate } from '../../../client/navigation/view-store.ts'
import { browserValues } from '../../../client/storage/storage.ts'
import { FakeChat, idOf, refusedWith } from '../testing/fake-chat.ts'
import { showChat } from '../testing/show-chat.tsx'

const OWN = { kind: 'own', ownEngineId: idOf(7) } as const
const GEMINI = { provider: 'gemini', model: 'gemini-flash', place: 'cloud' } as const
const LLAMA = { provider: 'openai-compatible', model: 'llama', place: 'own-server' } as const
const CLAUDE = {
  id: OWN.ownEngineId,
  kind: 'anthropic',
  address: 'https://api.anthropic.com/v1',
  model: 'claude-x',
  hasKey: true,
} as const
const button = (name: string) => screen.findByRole('button', { name: `Answers by: ${name}` })
const choices = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
const choice = (name: RegExp) => screen.getByRole('radio', { name })

function aHostWithModels(): FakeChat {
  const gateway = new FakeChat()
  gateway.offer = {
    ...gateway.offer,
    models: [
      { provider: 'gemini', model: 'gemini-flash', place: 'cloud' },
      { provider: 'openai-compatible', model: 'llama', place: 'own-server' },
    ],
  }
  return gateway
}

beforeEach(() => navigate({ kind: 'chat' }, { replace: true }))
afterEach(() => browserValues.remove('placard.engine.amina'))

describe('the menu of engines', () => {
  it('lists what the host has, each with who sees the words and what they cost', async () => {
    await showChat(aHostWithModels())
    await button('Automatic')
    expect(choices()).toEqual([
      'AutomaticGemini flash and llama, in this order; the built-in assistant if none can answer. Questions and answers count towards your daily words.',
      'Gemini flashGoogle sees this chat. Questions and answers count towards your daily words.',
      'llamaRuns on a server of this site’s operator. Questions and answers count towards your daily words.',
      'Built-in assistantNo AI model, and nobody else sees this chat. Only your own words count.',
    ])
  })

  it('lists models that the user has added to their account', async () => {
    const gateway = new FakeChat()
    const address = 'https://api.anthropic.com/v1'
    const ownEngines = [{ id: idOf(7), kind: 'anthropic' as const, address, model: 'claude-x', hasKey: true }]
    gateway.offer = { ...gateway.offer, ownEngines }
    const { person } = await showChat(gateway)
    await waitFor(() =>
      expect(choices()).toContain('claude-x, with your keyAnthropic sees this chat and bills your key.'),
    )
    await person.click(choice(/^claude-x/))
    await person.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}')
    await waitFor(() => expect(gateway.sent).toMatchObject([{ engineChoice: OWN }]))
    act(() => gateway.ends())
  })

  it('names the built-in assistant where there is nothing else', async () => {
    await showChat(new FakeChat(), { isDemo: true })
    await button('Built-in assistant')
    expect(choices()).toEqual(['Built-in assistantNo AI model. Everything stays in this browser.'])
  })

  it('sends the choice with the first message, and offers it to the next new chat', async () => {
    const { gateway, person } = await showChat(aHostWithModels())
    await button('Automatic')
    await person.click(choice(/^llama/))
    await button('llama')
    await person.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}')
    await waitFor(() =>
      expect(gateway.sent).toMatchObject([{ engineChoice: { kind: 'provider', provider: 'openai-compatible' } }]),
    )
    act(() => gateway.ends())
    act(() => navigate({ kind: 'chat' }))
    await button('llama')
  })

  it('changes the conversation that is open, and says when it could not', async () => {
    const gateway = aHostWithModels()
    gateway.conversations.set(idOf(1), aConversation({ id: idOf(1) }))
    navigate({ kind: 'conversation', conversationId: idOf(1) }, { replace: true })
    const { person } = await showChat(gateway)
    await button('Automatic')
    gateway.refusals.push(refusedWith('unavailable', 503, 'no'))
    await person.click(choice(/^Built-in/))
    expect(await screen.findByText('That could not be saved. Try again in a moment.')).toBeDefined()
    await person.click(choice(/^Built-in/))
    await button('Built-in assistant')
    expect(gateway.changes).toContainEqual({ engineChoice: { kind: 'built-in' } })
  })

  it.each<{ because: string; offer: Partial<FakeChat['offer']>; engineChoice: EngineChoice; told: RegExp }>([
    {
      because: 'another model is left',
      offer: { models: [LLAMA], withdrawn: [GEMINI] },
      engineChoice: { kind: 'provider', provider: 'gemini' },
      told: /^Gemini flash.*switched this model off\. Another of this site’s models answers instead, or the built-in assistant\.$/,
    },
    {
      because: 'no model is left',
      offer: { models: [], withdrawn: [GEMINI] },
      engineChoice: { kind: 'provider', provider: 'gemini' },
      told: /switched this model off\. The built-in assistant answers instead\.$/,
    },
    {
      because: 'nothing is left',
      offer: { models: [], withdrawn: [GEMINI], hasBuiltIn: false },
      engineChoice: { kind: 'provider', provider: 'gemini' },
      told: /switched this model off\. Nothing else can answer here\.$/,
    },
    {
      because: 'the user turned services off',
      offer: { withheld: [GEMINI] },
      engineChoice: { kind: 'provider', provider: 'gemini' },
      told: /You turned off AI services outside this server\. The built-in assistant answers instead\.$/,
    },
    {
      because: 'keys of one’s own are not allowed',
      offer: { ownEngines: [CLAUDE], isOwnAllowed: false },
      engineChoice: OWN,
      told: /^claude-x.*does not allow models with keys of your own\. The built-in assistant answers instead\.$/,
    },
  ])('names a withdrawn engine to a conversation that chose it, and to no other: $because', async (row) => {
    const gateway = new FakeChat()
    gateway.offer = { ...gateway.offer, ...row.offer }
    gateway.conversations.set(idOf(1), aConversation({ id: idOf(1), engineChoice: row.engineChoice }))
    gateway.conversations.set(idOf(2), aConversation({ id: idOf(2) }))
    navigate({ kind: 'conversation', conversationId: idOf(1) }, { replace: true })
    await showChat(gateway)
    await waitFor(() => expect(choices()).toContainEqual(expect.stringMatching(row.told)))
    expect(screen.getByRole('button', { name: /^Answers by: .* \(switched off\)$/ })).toBeDefined()
    act(() => navigate({ kind: 'conversation', conversationId: idOf(2) }))
    await waitFor(() => expect(choices()).not.toContainEqual(expect.stringMatching(row.told)))
  })

  it('says why no service is offered to whoever turned them off, with the way to turn them on', async () => {
    const gateway = new FakeChat()
    gateway.offer = { ...gateway.offer, withheld: [GEMINI] }
    await showChat(gateway)
    await button('Built-in assistant')
    expect(await screen.findByText(/^You turned off AI services outside this server\.$/)).toBeDefined()
    const link = screen.getByRole('link', { name: 'Your consents', hidden: true })
    expect(link.getAttribute('href')).toBe('/settings/privacy-rights#consent')
  })

  it.each<{ because: string; offer: Partial<FakeChat['offer']>; last: EngineChoice }>([
    {
      because: 'its model was withdrawn',
      offer: { models: [LLAMA], withdrawn: [GEMINI] },
      last: { kind: 'provider', provider: 'gemini' },
    },
    {
      because: 'keys of one’s own are not allowed',
      offer: { models: [LLAMA], ownEngines: [CLAUDE], isOwnAllowed: false },
      last: OWN,
    },
  ])('begins no new chat with the last choice when $because, and keeps it for later', async ({ offer, last }) => {
    browserValues.write('placard.engine.amina', last)
    const gateway = new FakeChat()
    gateway.offer = { ...gateway.offer, ...offer }
    const { person } = await showChat(gateway)
    await button('Automatic')
    await person.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}')
    await waitFor(() => expect(gateway.sent).toHaveLength(1))
    // without a choice the server takes “automatic”
    expect(gateway.sent[0]?.engineChoice).toBeUndefined()
    act(() => gateway.ends())
    expect(browserValues.read('placard.engine.amina')).toEqual(last)
  })

  it('says that nobody can answer where an administrator left nothing', async () => {
    const gateway = new FakeChat()
    gateway.offer = { ...gateway.offer, hasBuiltIn: false }
    await showChat(gateway)
    await button('Nobody')
    expect(choices()).toEqual(['NobodyThis site has no engine that could answer. Its administrator can set one up.'])
  })

  it('lists engines of this browser as they come and go; one that is gone is told as such', async () => {
    const gateway = new FakeChat()
    gateway.conversations.set(idOf(1), aConversation({ id: idOf(1), engineChoice: OWN }))
    navigate({ kind: 'conversation', conversationId: idOf(1) }, { replace: true })
    await showChat(gateway, { isDemo: true })
    await button('A model that is not here')
    const provider = {
      engine: { rung: 'openai-compatible', model: 'llama', place: 'own-computer' },
      bounds: { contextTokens: 1, thinkingTokens: 0, firstTextMs: 1 },
      speak: async function* () {},
    } as const
    let remove: () => void = () => undefined
    act(() => {
      remove = addBrowserEngine({ choice: OWN, title: 'My llama', note: 'Only your computer sees it.', provider })
    })
    await button('My llama')
    expect(screen.getByText('AI can be wrong: check what matters.')).toBeDefined()
    act(() => remove())
    await button('A model that is not here')
  })
})
