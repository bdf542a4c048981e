import '../../../test-setup.ts'
import { aConversation } from '@placard/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseMicrophone } from '../../../client/microphone/choices.ts'
import { microphoneStore } from '../../../client/microphone/microphone-store.ts'
import { navigate, viewStore } from '../../../client/navigation/view-store.ts'
import { settingsStore } from '../../../client/settings/current.ts'
import { speechStore } from '../../../client/voice/speech-store.ts'
import { aMessage, BUILT_IN, FakeChat, idOf, refusedWith, UNREACHABLE } from '../testing/fake-chat.ts'
import { ANSWER, asked, button, prompt, queued, sounds, talking } from '../testing/talking.tsx'

const GEMINI = { rung: 'gemini', model: 'gemini-flash', place: 'cloud', promptVersion: '1' } as const
const { settings } = settingsStore.getState()

beforeEach(() => {
  localStorage.clear()
  chooseMicrophone({ isHandsFree: false })
  navigate({ kind: 'voice' }, { replace: true })
})
afterEach(() => {
  speechStore.dispatch({ kind: 'stopped' })
  microphoneStore.dispatch({ kind: 'muted', isMuted: false })
  microphoneStore.dispatch({ kind: 'cancelled', turn: microphoneStore.getState().turn })
  settingsStore.setState({ settings })
})

describe('a conversation by voice', () => {
  it('is stored as one with the first words, and its answer is spoken with captions', async () => {
    const { gateway } = await asked()
    expect(gateway.sent[0]).toMatchObject({ message: 'What is a moderated caucus?', type: 'voice' })
    expect(viewStore.getState().view).toMatchObject({ kind: 'voice-conversation' })
    expect(await prompt('Processing...')).toBeDefined()
    act(() => gateway.says(ANSWER))
    act(() => gateway.ends('complete', { engine: GEMINI }))
    await waitFor(() => expect(queued()?.pieces.join(' ')).toBe(ANSWER))
    sounds(3)
    expect(await prompt('AI responding...')).toBeDefined()
    expect(document.querySelector('[data-caption-word]')?.textContent).toBe('has')
    expect(screen.getByText('Powered by Google Gemini')).toBeDefined()
  })

  it('keeps only what was heard of an answer that is talked over, and answers what was said then', async () => {
    const { gateway, person, microphone } = await asked()
    act(() => gateway.says(ANSWER))
    act(() => gateway.ends('complete', { engine: BUILT_IN }))
    await waitFor(() => expect(queued()).toBeDefined())
    sounds(3)
    await person.click(await button('Speak'))
    expect(queued()).toBeUndefined()
    await waitFor(() =>
      expect(gateway.messages.at(-1)).toMatchObject({ content: 'A moderated caucus has', status: 'stopped' }),
    )
    act(() => microphone.hear('And an unmoderated one?'))
    await waitFor(() => expect(gateway.sent).toMatchObject([{}, { message: 'And an unmoderated one?' }]))
  })

  it('keeps what was heard later where the host does not answer now', async () => {
    const { gateway, person } = await asked()
    act(() => gateway.says(ANSWER))
    act(() => gateway.ends('complete', { engine: BUILT_IN }))
    await waitFor(() => expect(queued()).toBeDefined())
    sounds(3)
    const cut = gateway.cut.bind(gateway)
    let refusals = 2
    gateway.cut = (messageId, heard) => {
      refusals -= 1
      return refusals < 0 ? cut(messageId, heard) : Promise.reject(UNREACHABLE)
    }
    await person.click(await button('Stop speaking'))
    await waitFor(() => expect(gateway.messages.at(-1)).toMatchObject({ content: 'A moderated caucus has' }))
  })

  it.each(['Stop speaking', 'Escape'])('falls silent at once by %s, and keeps what was heard', async (by) => {
    const { gateway, person } = await asked()
    act(() => gateway.says(ANSWER))
    act(() => gateway.ends('complete', { engine: BUILT_IN }))
    await waitFor(() => expect(queued()).toBeDefined())
    sounds(2)
    if (by === 'Escape') await person.keyboard('{Escape}')
    else await person.click(await button(by))
    expect(queued()).toBeUndefined()
    await waitFor(() => expect(gateway.messages.at(-1)).toMatchObject({ content: 'A moderated caucus' }))
    expect(await prompt('Tap to start talking')).toBeDefined()
  })

  it('shows words that were not heard for certain before they count', async () => {
    const { gateway, person, microphone } = await talking()
    await person.click(await button('Speak'))
    act(() => microphone.hear('What is a modern caucus', { confidence: 0.4 }))
    const field = await screen.findByRole('textbox', { name: 'Message' })
    expect(field).toHaveProperty('value', 'What is a modern caucus')
    expect(screen.getByText(/not for certain/)).toBeDefined()
    expect(gateway.sent).toEqual([])
    await person.click(await button('Send'))
    await waitFor(() => expect(gateway.sent).toMatchObject([{ message: 'What is a modern caucus', type: 'voice' }]))
  })

  it('shows what was said before the tab was hidden, and sends it when the user has finished it', async () => {
    const { gateway, person, microphone } = await talking()
    await person.click(await button('Speak'))
    act(() => microphone.hear('What is a moderated', { isCutShort: true, recordingId: idOf(50) }))
    expect(await screen.findByText(/You were cut off here/)).toBeDefined()
    expect(gateway.sent).toEqual([])
    await person.type(await screen.findByRole('textbox', { name: 'Message' }), ' caucus?{Enter}')
    await waitFor(() =>
      expect(gateway.sent).toMatchObject([{ message: 'What is a moderated caucus?', recordingIds: [idOf(50)] }]),
    )
  })

  it('sends the recording that was kept with the words that were heard of it, and with no others', async () => {
    const { gateway, person, microphone } = await talking()
    await person.click(await button('Speak'))
    act(() => microphone.hear('What is a caucus?', { recordingId: idOf(50) }))
    await waitFor(() => expect(gateway.sent).toMatchObject([{ recordingIds: [idOf(50)] }]))
    act(() => gateway.ends())
    await person.click(await button('Speak'))
    act(() => microphone.hear('What is', { recordingId: idOf(51), confidence: 0.4 }))
    const field = await screen.findByRole('textbox', { name: 'Message' })
    await person.clear(field)
    await person.type(field, 'Typed words{Enter}')
    await waitFor(() => expect(gateway.sent).toHaveLength(2))
    expect(gateway.sent[1]).not.toHaveProperty('recordingIds')
  })

  it.each([
    { autoDetectLanguage: false, language: 'fr', because: 'it was chosen' },
    { autoDetectLanguage: true, language: undefined, because: 'it is to be found out' },
  ])('is heard in the language $language, because $because', async ({ autoDetectLanguage, language }) => {
    settingsStore.setState({ settings: { ...settings, language: 'fr', autoDetectLanguage } })
    const { person, microphone } = await talking()
    await person.click(await button('Speak'))
    expect(microphone.request()).toMatchObject({ language })
  })

  it('says that no answer came where its server was killed, and one press has it made and said', async () => {
    const { gateway, person } = await asked()
    act(() => gateway.ends('failed', { fault: 'lost' }))
    expect(await screen.findByText(/There is no answer yet: the answering server stopped/)).toBeDefined()
    await person.click(await button('Try again'))
    act(() => gateway.says(ANSWER))
    act(() => gateway.ends('complete', { engine: BUILT_IN }))
    await waitFor(() => expect(queued()?.pieces.join(' ')).toBe(ANSWER))
    expect(screen.queryByText(/There is no answer yet/)).toBeNull()
  })

  it('says only the rest of an answer that goes on after it broke off, and keeps what was heard of that', async () => {
    const { gateway, person } = await asked()
    const [first = '', second = ''] = ANSWER.split(/(?<=\.) /)
    act(() => gateway.says(`${first} `))
    act(() => gateway.ends('interrupted', { fault: 'lost', engine: BUILT_IN }))
    await waitFor(() => expect(queued()?.pieces).toEqual([first]))
    act(() => speechStore.dispatch({ kind: 'finished', number: queued()?.number ?? 0 }))
    await person.click(await button('Go on'))
    act(() => gateway.says(second))
    act(() => gateway.ends('complete', { engine: BUILT_IN }))
    await waitFor(() => expect(queued()?.pieces.join(' ')).toBe(second))
    sounds(1)
    await person.click(await button('Stop speaking'))
    await waitFor(() => expect(gateway.messages.at(-1)?.content).toBe(`${first} The chair`))
  })

  it('gives the words back where they are refused, and says why', async () => {
    const gateway = new FakeChat()
    gateway.refusals.push(refusedWith('daily-words-used-up', 429, 'Your words of today are used up.'))
    const { person, microphone } = await talking({ gateway })
    await person.click(await button('Speak'))
    act(() => microphone.hear('What now?'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/used up/)
    expect(await screen.findByText(/What now\?/)).toBeDefined()
  })

  it('says what is wrong with the microphone, and lets the user type instead', async () => {
    const { gateway, person, microphone } = await talking()
    microphone.port.begin = () => microphone.refuse('denied')
    await person.click(await button('Speak'))
    expect(await screen.findByText(/does not let this page use the microphone/)).toBeDefined()
    await person.click(await button('Type instead'))
    await person.type(await screen.findByRole('textbox', { name: 'Message' }), 'Typed words{Enter}')
    await waitFor(() => expect(gateway.sent).toMatchObject([{ message: 'Typed words', type: 'voice' }]))
  })

  it('mutes the microphone by key', async () => {
    const { person } = await talking()
    await person.click(await button('Mute the microphone'))
    expect(await screen.findByText(/^The microphone is muted/)).toBeDefined()
    expect(microphoneStore.getState().isMuted).toBe(true)
  })

  it.each([
    {
      around: { isCommandsOnly: true },
      note: /only the commands of a session/,
      because: 'free speech is not understood',
    },
    { around: { hasPort: false }, note: /Nobody can hear you here/, because: 'there is no recogniser' },
  ])('is typed and heard where $because', async ({ around, note }) => {
    const { gateway, person } = await talking(around)
    expect(await screen.findByText(note)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Speak' })).toBeNull()
    await person.type(await screen.findByRole('textbox', { name: 'Message' }), 'Typed words{Enter}')
    await waitFor(() => expect(gateway.sent).toHaveLength(1))
    act(() => gateway.says(ANSWER))
    act(() => gateway.ends('complete', { engine: BUILT_IN }))
    await waitFor(() => expect(queued()?.pieces.join(' ')).toBe(ANSWER))
  })

  it('goes on with what was said before, shows the last five messages, and ends', async () => {
    const gateway = new FakeChat()
    const ids = [2, 3, 4, 5, 6, 7]
    gateway.conversations.set(idOf(1), aConversation({ leafId: idOf(7), type: 'voice', title: 'Caucuses' }))
    gateway.messages = ids.map((id) =>
      aMessage({
        id: idOf(id),
        parentId: id === 2 ? null : idOf(id - 1),
        role: id % 2 === 0 ? 'user' : 'assistant',
        content: `Message ${id}`,
        ...(id === 7 && { status: 'stopped' as const, engine: BUILT_IN }),
      }),
    )
    navigate({ kind: 'voice-conversation', conversationId: idOf(1) }, { replace: true })
    const { person } = await talking({ gateway })
    await person.click(await button('Transcript'))
    const items = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(items).toHaveLength(5)
    expect(items.at(-1)).toBe('AssistantMessage 7You interrupted here.')
    expect(screen.getByText('Answered by the built-in assistant, without an AI model')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Open as a chat' }).getAttribute('href')).toBe(`/chat/${idOf(1)}`)
    await person.click(await button('End'))
    expect(viewStore.getState().view).toMatchObject({ kind: 'voice' })
  })
})
