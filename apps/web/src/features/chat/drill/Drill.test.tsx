import { aConversation } from '@placard/testing'
import '../../../test-setup.ts'
import type { DrillContext } from '@placard/contract'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { navigate, viewStore } from '../../../client/navigation/view-store.ts'
import { browserValues } from '../../../client/storage/storage.ts'
import { aMessage, BUILT_IN, FakeChat, idOf, refusedWith } from '../testing/fake-chat.ts'
import { showChat } from '../testing/show-chat.tsx'

const DRILL: DrillContext = {
  kind: 'drill',
  motionId: 'carbon-border',
  side: 'for',
  country: null,
  rounds: 1,
  speechSeconds: 60,
  motion: 'This house would charge imports for the carbon emitted in making them.',
  speeches: [],
}
const OPENING =
  'My side is against it.\n\n1. **It is a tariff in green clothes.** What one capital decides alone, others must pay, without a vote.'
const SPEECH =
  'We support this motion, because imports must carry their carbon. The delegate says that it is a tariff in green clothes. But home producers in Germany already pay 70 euros a tonne, which means that nobody is favoured. For these reasons vote for this motion.'
const KEPT = 'placard.drills.amina'

function aDrill(changes: Partial<DrillContext> = {}) {
  const gateway = new FakeChat()
  gateway.conversations.set(idOf(1), aConversation({ leafId: idOf(3), context: { ...DRILL, ...changes } }))
  gateway.messages = [
    aMessage({ id: idOf(2), content: 'Debate drill.' }),
    aMessage({ id: idOf(3), parentId: idOf(2), role: 'assistant', content: OPENING, engine: BUILT_IN }),
  ]
  navigate({ kind: 'conversation', conversationId: idOf(1) }, { replace: true })
  return gateway
}

const speech = () => screen.getByRole('textbox', { name: 'Your speech' })
const begin = async () => screen.findByRole('button', { name: 'Start my speech' })

beforeEach(() => {
  localStorage.clear()
  HTMLElement.prototype.hidePopover ??= () => undefined
})

describe('putting a drill together', () => {
  it('begins with a motion in own words, on the side and in the manner that were chosen', async () => {
    navigate({ kind: 'drill' }, { replace: true })
    const { gateway, person } = await showChat()
    await person.click(await screen.findByRole('radio', { name: 'In my own words' }))
    await person.type(screen.getByRole('textbox', { name: /^Your motion/ }), 'Ban it')
    await person.click(screen.getByRole('button', { name: 'Start the drill' }))
    expect(await screen.findByText('Give the motion at least eight characters.')).toBeDefined()
    expect(gateway.sent).toEqual([])

    await person.type(screen.getByRole('textbox', { name: /^Your motion/ }), ' for everybody.')
    await person.click(screen.getByRole('radio', { name: 'Against' }))
    await person.selectOptions(screen.getByRole('combobox', { name: /^Style/ }), 'Aggressive')
    await person.selectOptions(screen.getByRole('combobox', { name: 'Speeches you make' }), '3 speeches')
    await person.click(screen.getByRole('button', { name: 'Start the drill' }))
    await waitFor(() => expect(gateway.sent).toHaveLength(1))
    expect(gateway.sent[0]).toMatchObject({
      mode: 'aggressive',
      parentId: null,
      context: {
        motionId: null,
        motion: 'Ban it for everybody.',
        side: 'against',
        rounds: 3,
        speechSeconds: 90,
        typedWordsAMinute: 40,
      },
    })
    expect(viewStore.getState().view).toMatchObject({ kind: 'conversation' })
    act(() => gateway.ends())
  })

  it('does not begin with a last choice that was withdrawn, says so, and keeps it for later', async () => {
    const last = { kind: 'provider', provider: 'gemini' } as const
    browserValues.write('placard.engine.amina', last)
    navigate({ kind: 'drill' }, { replace: true })
    const host = new FakeChat()
    const llama = { provider: 'openai-compatible', model: 'llama', place: 'own-server' } as const
    const gemini = { provider: 'gemini', model: 'gemini-flash-latest', place: 'cloud' } as const
    host.offer = { ...host.offer, models: [llama], withdrawn: [gemini] }
    const { gateway, person } = await showChat(host)
    expect(
      await screen.findByText(/switched off Gemini flash.*Your opponent in this drill: Automatic\.$/),
    ).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Start the drill' }))
    await waitFor(() => expect(gateway.sent).toHaveLength(1))
    // without a choice the server takes “automatic”
    expect(gateway.sent[0]?.engineChoice).toBeUndefined()
    act(() => gateway.ends())
    expect(browserValues.read('placard.engine.amina')).toEqual(last)
  })

  it('gives the time for typing by the person’s own speed, which it keeps', async () => {
    navigate({ kind: 'drill' }, { replace: true })
    const { gateway, person } = await showChat()
    const speed = await screen.findByRole('spinbutton', { name: /^Your typing speed/ })
    expect(screen.getByText(/about 195 words. At your speed you have 4:53/)).toBeDefined()
    await person.clear(speed)
    await person.type(speed, '20')
    expect(screen.getByText(/At your speed you have 9:45/)).toBeDefined()
    await screen.findByRole('radio', { name: /charge imports/ })
    await person.click(screen.getByRole('button', { name: 'Start the drill' }))
    await waitFor(() => expect(gateway.sent).toHaveLength(1))
    expect(gateway.sent[0]).toMatchObject({ context: { speechSeconds: 90, typedWordsAMinute: 20 } })
    expect(browserValues.read('placard.typing.amina')).toMatchObject({ chosen: 20 })
    act(() => gateway.ends())
  })

  it('gives the time of speaking where the speech is spoken', async () => {
    navigate({ kind: 'drill' }, { replace: true })
    const { gateway, person } = await showChat()
    await screen.findByRole('radio', { name: /charge imports/ })
    await person.selectOptions(screen.getByRole('combobox', { name: 'How you give it' }), 'I speak it')
    expect(screen.queryByRole('spinbutton')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Start the drill' }))
    await waitFor(() => expect(gateway.sent).toHaveLength(1))
    expect(gateway.sent[0]).not.toHaveProperty('context.typedWordsAMinute', expect.anything())
    act(() => gateway.ends())
  })

  it('has at least twenty-four motions to choose from, by topic', async () => {
    navigate({ kind: 'drill' }, { replace: true })
    const { person } = await showChat()
    await screen.findByRole('radio', { name: /charge imports/ })
    expect(screen.getAllByRole('radio', { name: /This house would/ }).length).toBeGreaterThanOrEqual(24)
    await person.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Trade')
    expect(screen.queryByRole('radio', { name: /charge imports/ })).toBeNull()
    expect(screen.getByRole('radio', { name: /binding appeal/ })).toBeDefined()
  })
})

describe('a drill', () => {
  it('is spoken by the clock, marked, and ends with a report', async () => {
    const gateway = aDrill()
    const { person } = await showChat(gateway)
    await person.click(await begin())
    expect(screen.getByText('Your speech has begun: 60 seconds.')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Deliver' }))
    expect(screen.getByRole('alert').textContent).toContain('an empty speech cannot be delivered')
    await person.click(speech())
    await person.paste(SPEECH)
    await person.click(screen.getByRole('button', { name: 'Deliver' }))
    await waitFor(() => expect(gateway.sent).toHaveLength(1))
    expect(await screen.findByText('The other side has the floor.')).toBeDefined()
    act(() => gateway.says('My side rests.'))
    act(() => gateway.ends('complete', { engine: BUILT_IN }))

    expect(await screen.findByRole('heading', { name: 'Report card' })).toBeDefined()
    const article = screen.getByRole('heading', { name: /^Your speech 1 of 1/ }).closest('article') ?? document.body
    expect(within(article).getByText('Claim', { selector: 'span' })).toBeDefined()
    expect(within(article).getAllByText('Refuted', { selector: 'span' }).length).toBeGreaterThan(0)
    expect(within(article).getByText('Two sentences that would raise the mark most')).toBeDefined()
    expect(screen.getAllByRole('meter', { name: 'Rebuttal' }).at(-1)?.getAttribute('aria-valuetext')).toMatch(
      /^\d+(?:\.\d)? of 10$/,
    )
    const clientId = gateway.sent[0]?.clientId
    await waitFor(() =>
      expect(gateway.changes).toMatchObject([{ context: { speeches: [{ messageId: clientId, usedSeconds: 0 }] } }]),
    )
    expect(browserValues.read(KEPT)).toBeUndefined()
  })

  it('runs by the speed of who types', async () => {
    const { person } = await showChat(aDrill({ speechSeconds: 90, typedWordsAMinute: 40 }))
    expect(await screen.findByText(/You have 4:53 to type about 195 words/)).toBeDefined()
    await person.click(await begin())
    expect((await screen.findByRole('timer')).textContent).toBe('4:53 left')
    expect(screen.getByText('0 of about 195 words')).toBeDefined()
  })

  it('keeps the clock and the words over a reload', async () => {
    const gateway = aDrill()
    const { person } = await showChat(gateway)
    await person.click(await begin())
    await person.type(speech(), 'We support')
    cleanup()
    await showChat(gateway)
    expect(await screen.findByRole('timer')).toBeDefined()
    expect(speech()).toHaveProperty('value', 'We support')
    expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined()
  })

  it('says that the clock stood still while the page was gone for long', async () => {
    const at = Date.now() - 600_000
    const clock = { startedAt: at, stoodMs: 0, stoodSince: null, seenAt: at + 20_000 }
    browserValues.write(KEPT, { [idOf(1)]: { clock, untold: [] } })
    const { person } = await showChat(aDrill())
    expect((await screen.findByRole('timer')).textContent).toBe('0:40 left')
    expect(screen.getByText(/The page was closed during your speech/)).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.queryByText(/The page was closed during your speech/)).toBeNull()
  })

  it('counts what runs over and cuts nothing off', async () => {
    const at = Date.now() - 75_000
    const clock = { startedAt: at, stoodMs: 0, stoodSince: null, seenAt: Date.now() }
    browserValues.write(KEPT, { [idOf(1)]: { clock, untold: [] } })
    const { person } = await showChat(aDrill())
    expect((await screen.findByRole('timer')).textContent).toBe('+0:15 over')
    await person.type(speech(), 'and on')
    expect(speech()).toHaveProperty('value', 'and on')
  })

  it('tells the time later when the host cannot be told now', async () => {
    const gateway = aDrill()
    const { person } = await showChat(gateway)
    await person.click(await begin())
    await person.click(speech())
    await person.paste(SPEECH)
    const change = gateway.change.bind(gateway)
    gateway.change = () => Promise.reject(refusedWith('unavailable', 503, 'Not now.'))
    await person.click(screen.getByRole('button', { name: 'Deliver' }))
    await waitFor(() => expect(gateway.sent).toHaveLength(1))
    expect(await screen.findByText('The other side has the floor.')).toBeDefined()
    expect(browserValues.read(KEPT)).toMatchObject({ [idOf(1)]: { untold: [{ usedSeconds: 0 }] } })
    gateway.change = change
    act(() => gateway.ends('failed', { fault: 'unavailable' }))
    expect(await screen.findByRole('heading', { name: 'Report card' })).toBeDefined()
    expect(screen.getByText('0:00 of 1:00')).toBeDefined()
    await waitFor(() => expect(browserValues.read(KEPT)).toBeUndefined())
    expect(gateway.changes).toHaveLength(1)
  })
})
