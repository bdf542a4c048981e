import { aConversation } from '@placard/testing'
import '../../../../test-setup.ts'
import type { ConversationChange, DrillContext, SpeechDelivery } from '@placard/contract'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { microphoneStore } from '../../../../client/microphone/microphone-store.ts'
import { navigate } from '../../../../client/navigation/view-store.ts'
import { aMessage, BUILT_IN, FakeChat, idOf } from '../../testing/fake-chat.ts'
import { FakeMicrophone, spokenFor } from '../../testing/fake-microphone.ts'
import { showChat } from '../../testing/show-chat.tsx'

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
const DELIVERY: SpeechDelivery = {
  seconds: 30,
  loudness: [-20, -24, -60, -22],
  level: -22,
  range: 6,
  loudestAt: 2,
  softestAt: 20,
  pauses: [{ at: 15, seconds: 1.5 }],
  words: 65,
  fillers: [{ at: 10, text: 'um' }],
}

/** A drill whose other side has opened; `delivery` is that of a speech that was given before. */
function aDrill(changes: Partial<DrillContext> = {}, delivery?: SpeechDelivery) {
  const gateway = new FakeChat()
  const speeches = delivery === undefined ? [] : [{ messageId: idOf(4), usedSeconds: 31, delivery }]
  const leafId = delivery === undefined ? idOf(3) : idOf(5)
  const context = { ...DRILL, speeches, ...changes }
  gateway.conversations.set(idOf(1), aConversation({ leafId, context }))
  gateway.messages = [
    aMessage({ id: idOf(2), content: 'Debate drill.' }),
    aMessage({ id: idOf(3), parentId: idOf(2), role: 'assistant', content: 'We object.', engine: BUILT_IN }),
    ...(delivery === undefined
      ? []
      : [
          aMessage({ id: idOf(4), parentId: idOf(3), content: 'Um, we support this motion.' }),
          aMessage({ id: idOf(5), parentId: idOf(4), role: 'assistant', content: 'We rest.', engine: BUILT_IN }),
        ]),
  ]
  navigate({ kind: 'conversation', conversationId: idOf(1) }, { replace: true })
  return gateway
}

const speech = () => screen.getByRole('textbox', { name: 'Your speech' })
const button = (name: string) => screen.findByRole('button', { name })

async function speaking(gateway = aDrill(), microphone = new FakeMicrophone()) {
  const { person } = await showChat(gateway, { microphone })
  await person.click(await button('Speak'))
  await button('Stop')
  return { gateway, microphone, person }
}

beforeEach(() => {
  localStorage.clear()
  HTMLElement.prototype.hidePopover ??= () => undefined
  microphoneStore.dispatch({ kind: 'cancelled', turn: microphoneStore.getState().turn })
})

describe('a drill by voice', () => {
  it('writes down what was spoken, and keeps how it was spoken with the speech', async () => {
    const { gateway, microphone, person } = await speaking()
    expect(screen.getByRole('timer')).toBeDefined()
    expect(microphone.requests[0]).toMatchObject({ purpose: 'speech' })
    microphone.words.push('Um, we support this motion because imports must carry their carbon.')
    act(() => microphone.records(spokenFor(2, 1, 3)))
    await waitFor(() => expect(speech()).toHaveProperty('value', expect.stringMatching(/^Um, we support/)))
    expect(screen.getByText(/The clock is paused/)).toBeDefined()

    await person.click(await button('Deliver'))
    await waitFor(() => expect(gateway.sent).toHaveLength(1))
    act(() => gateway.says('We rest.'))
    act(() => gateway.ends('complete', { engine: BUILT_IN }))
    await waitFor(() =>
      expect(gateway.changes).toMatchObject([
        {
          context: {
            speeches: [
              { delivery: { seconds: 6, words: 11, pauses: [{ at: 2, seconds: 1 }], fillers: [{ text: 'um' }] } },
            ],
          },
        },
      ]),
    )
    expect(await screen.findByText(/^How it was spoken · 110 words a minute · 1 pause · 1 filler$/)).toBeDefined()
  })

  it('goes on where a recording may be no longer, and joins its parts', async () => {
    const { microphone } = await speaking()
    microphone.words.push('One.', 'Two.')
    act(() => microphone.records(spokenFor(27, 5, 27.5)))
    await button('Stop')
    expect(microphone.requests).toHaveLength(2)
    act(() => microphone.records(spokenFor(2, 1, 2)))
    await waitFor(() => expect(speech()).toHaveProperty('value', 'One. Two.'))
  })

  it('is delivered with the recordings that are kept of its parts', async () => {
    const { gateway, microphone, person } = await speaking()
    microphone.words.push('One.', 'Two.')
    microphone.keeps.push(idOf(50), idOf(51))
    act(() => microphone.records(spokenFor(2, 1, 2)))
    await waitFor(() => expect(speech()).toHaveProperty('value', 'One.'))
    await person.click(await button('Speak on'))
    act(() => microphone.records(spokenFor(2, 1, 2)))
    await waitFor(() => expect(speech()).toHaveProperty('value', 'One. Two.'))
    await person.click(await button('Deliver'))
    await waitFor(() => expect(gateway.sent).toMatchObject([{ recordingIds: [idOf(50), idOf(51)] }]))
  })

  it.each([
    { isCommandsOnly: true, words: [], note: /Free speech cannot be recognised here/, because: 'nobody hears here' },
    {
      isCommandsOnly: false,
      words: [new Error('down')],
      note: /Part of what you said could not be written down/,
      because: 'whoever hears has failed',
    },
  ])('keeps the figures of the sound and has the words typed: $because', async ({ isCommandsOnly, words, note }) => {
    const microphone = new FakeMicrophone()
    microphone.health = { ...microphone.health, isCommandsOnly }
    microphone.words.push(...words)
    const { gateway, person } = await speaking(aDrill(), microphone)
    act(() => microphone.records(spokenFor(2, 1, 3)))
    expect(await screen.findByText(note)).toBeDefined()
    await person.type(speech(), 'Um, six words that I typed.')
    await person.click(await button('Deliver'))
    await waitFor(() => expect(gateway.sent).toHaveLength(1))
    act(() => gateway.ends('failed', { fault: 'unavailable' }))
    await waitFor(() => expect(gateway.changes).toHaveLength(1))
    expect(gateway.changes[0]).toMatchObject({ context: { speeches: [{ delivery: { seconds: 6, words: 6 } }] } })
    expect(gateway.changes[0]).not.toHaveProperty('context.speeches.0.delivery.fillers')
  })

  it('keeps what was spoken over a reload', async () => {
    const gateway = aDrill()
    const { microphone } = await speaking(gateway)
    microphone.words.push('We support it.')
    act(() => microphone.records(spokenFor(2, 1, 3)))
    await waitFor(() => expect(speech()).toHaveProperty('value', 'We support it.'))
    cleanup()
    const { person } = await showChat(gateway, { microphone: new FakeMicrophone() })
    expect(await button('Speak on')).toBeDefined()
    expect(screen.getByText(/The clock is paused/)).toBeDefined()
    await person.click(await button('Deliver'))
    await waitFor(() => expect(gateway.sent).toMatchObject([{ message: 'We support it.' }]))
    act(() => gateway.ends('failed', { fault: 'unavailable' }))
    await waitFor(() =>
      expect(gateway.changes).toMatchObject([{ context: { speeches: [{ delivery: { words: 3 } }] } }]),
    )
  })

  it('tells the figures again where the end of the answer brings the drill as it was before', async () => {
    const { gateway, microphone, person } = await speaking()
    microphone.words.push('We support it.')
    act(() => microphone.records(spokenFor(2, 1, 3)))
    await waitFor(() => expect(speech()).toHaveProperty('value', 'We support it.'))
    const change = gateway.change.bind(gateway)
    const asked: unknown[] = []
    gateway.change = async (id, changes: ConversationChange) => {
      asked.push(changes)
      // read by the answer's end before it is written
      return { ...(await gateway.get(id)).conversation, context: changes.context ?? null }
    }
    await person.click(await button('Deliver'))
    await waitFor(() => expect(asked).toHaveLength(1))
    gateway.change = change
    act(() => gateway.ends('failed', { fault: 'unavailable' }))
    await waitFor(() =>
      expect(gateway.changes).toMatchObject([{ context: { speeches: [{ delivery: { words: 3 } }] } }]),
    )
    expect(await screen.findByText(/^How it was spoken/)).toBeDefined()
  })

  it('says why there is no microphone, and lets the speech be typed', async () => {
    const microphone = new FakeMicrophone()
    microphone.begin = () => microphone.refuses('denied')
    const { person } = await showChat(aDrill(), { microphone })
    await person.click(await button('Speak'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/does not let this page use the microphone/)
    await person.click(await button('Type it instead'))
    await person.click(await button('Start my speech'))
    expect(speech()).toBeDefined()
  })

  it.each([
    { changes: { typedWordsAMinute: 40 }, microphone: new FakeMicrophone(), because: 'the drill is typed' },
    { changes: {}, microphone: undefined, because: 'nobody hears this user' },
  ])('is typed as before where $because', async ({ changes, microphone }) => {
    await showChat(aDrill(changes), microphone && { microphone })
    expect(await button('Start my speech')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Speak' })).toBeNull()
  })
})

describe('the delivery of a speech', () => {
  it('is there after a reload, each figure with its place, also as a table', async () => {
    const { person } = await showChat(aDrill({}, DELIVERY))
    const panel = (await screen.findByText(/^How it was spoken/)).closest('details') ?? document.body
    expect(within(panel).getByText('130 words a minute')).toBeDefined()
    expect(within(panel).getByText('longest 1.5 s at 0:15')).toBeDefined()
    expect(within(panel).getByText('um 1')).toBeDefined()
    expect(within(panel).getByText('varies by 6 dB; loudest at 0:02, softest at 0:20')).toBeDefined()
    expect(within(panel).getByRole('img', { name: /^Loudness of the speech over 0:30/ })).toBeDefined()
    await person.click(within(panel).getByRole('button', { name: /table/i }))
    const rows = within(panel).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      '0:02Loudest–',
      '0:10Fillerum',
      '0:15Pause1.5 s',
      '0:20Softest–',
    ])
  })

  it.each([
    { change: { fillers: undefined }, text: 'Not counted: the words were typed', because: 'nobody heard them' },
    { change: { words: undefined, fillers: undefined }, text: 'No words to count', because: 'none were typed' },
    { change: { pauses: [] }, text: 'None', because: 'there was none' },
  ])('says “$text” where $because', async ({ change, text }) => {
    await showChat(aDrill({}, { ...DELIVERY, ...change }))
    expect(await screen.findByText(text)).toBeDefined()
  })
})
