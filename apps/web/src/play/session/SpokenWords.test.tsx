import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { microphoneStore } from '../../client/microphone/microphone-store.ts'
import { aPort } from '../../client/microphone/testing/a-port.ts'
import { deviceSettings } from '../../client/settings/settings.ts'
import { speechStore } from '../../client/voice/speech-store.ts'
import { showSession } from './testing/show-session.tsx'

const composer = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your words' })
const microphone = () => screen.getByRole('button', { name: 'Speak' })
const check = () => screen.queryByRole('region', { name: 'Is this what you said?' })
const SURE = 'We thank the chair.'

afterEach(() => {
  sessionStorage.clear()
  act(() => {
    microphoneStore.dispatch({ kind: 'cancelled', turn: microphoneStore.getState().turn })
    microphoneStore.dispatch({ kind: 'dismissed' })
    deviceSettings.reset()
  })
})

async function show(options: Parameters<typeof aPort>[0] = {}) {
  const spoken = aPort(options)
  const shown = await showSession({ microphone: spoken.port })
  return { ...shown, ...spoken }
}

describe('speaking in a session', () => {
  it('is heard with what can be said there, and counts at once where it is sure', async () => {
    const { person, request, hear, sessionId } = await show()
    await person.click(microphone())
    expect(request()).toMatchObject({ purpose: 'command', room: sessionId })
    expect(screen.getByText('Listening …')).toBeDefined()
    act(() => hear(SURE))
    await within(screen.getByRole('log', { name: 'Captions' })).findByText(SURE)
    await vi.waitFor(() => expect(composer().value).toBe(''))
    expect(check()).toBeNull()
  })

  it.each([
    { confidence: 0.7, because: 'it may be misheard' },
    { confidence: null, because: 'nobody says how sure it is' },
  ])('is shown first, because $because; Enter sends it', async ({ confidence }) => {
    const { person, hear } = await show()
    await person.click(microphone())
    act(() => hear(SURE, { confidence }))
    expect([composer().value, check() === null]).toEqual([SURE, false])
    await person.keyboard('{Enter}')
    await within(screen.getByRole('log', { name: 'Captions' })).findByText(SURE)
    expect(check()).toBeNull()
  })

  it.each([
    { keys: 'e', value: SURE, because: 'E edits it' },
    { keys: 'x', value: `${SURE}x`, because: 'typing edits it' },
    { keys: '{Escape}', value: '', because: 'Escape discards it' },
  ])('that is shown first: $because', async ({ keys, value }) => {
    const { person, hear } = await show()
    await person.click(microphone())
    act(() => hear(SURE, { confidence: 0.7 }))
    await person.keyboard(keys)
    expect([composer().value, check()]).toEqual([value, null])
    expect(document.activeElement === composer()).toBe(keys !== '{Escape}')
  })

  it('joins what stands in the composer, which is looked at first; discarded, that is there again', async () => {
    const { person, hear } = await show()
    await person.type(composer(), 'Dear chair,')
    await person.click(microphone())
    act(() => hear(SURE))
    expect(composer().value).toBe(`Dear chair, ${SURE}`)
    await person.keyboard('{Escape}')
    expect(composer().value).toBe('Dear chair,')
  })

  it('takes the place of what was heard before and still stands there', async () => {
    const { person, hear } = await show()
    await person.click(microphone())
    act(() => hear('We sentence.', { confidence: 0.6 }))
    await person.click(microphone())
    act(() => hear('We second.', { confidence: 0.6 }))
    expect(composer().value).toBe('We second.')
  })

  it('offers what else it may have been', async () => {
    const { person, hear } = await show()
    await person.click(microphone())
    act(() => hear('We second.', { confidence: 0.6, alternatives: ['We sentence.'] }))
    const shown = check()
    if (shown === null) throw new Error('nothing is asked')
    await person.click(within(shown).getByRole('button', { name: 'We sentence.' }))
    expect(composer().value).toBe('We sentence.')
  })

  it('says why nothing was understood, and can be tried again', async () => {
    const { person, refuse } = await show()
    await person.click(microphone())
    act(() => refuse('denied'))
    expect(screen.getByText(/Allow it in the site settings/)).toBeDefined()
    await person.click(microphone())
    expect(screen.queryByText(/Allow it in the site settings/)).toBeNull()
    act(() => refuse('missing'))
    await person.type(composer(), 'W')
    expect(screen.queryByText(/No microphone was found/)).toBeNull()
  })

  it('says once that only commands are understood, where that is so', async () => {
    const { person, hear } = await show({ isCommandsOnly: true })
    await person.click(microphone())
    await screen.findByText(/Only what can be done in a debate/)
    act(() => hear(SURE))
    await person.click(microphone())
    expect(screen.queryByText(/Only what can be done in a debate/)).toBeNull()
  })

  it('begins and ends with Space where no field has the focus, and Escape gives it up', async () => {
    const { person } = await show()
    act(() => composer().focus())
    await person.keyboard(' ')
    expect(microphoneStore.getState().phase).toBe('idle')
    act(() => composer().blur())
    await person.keyboard(' ')
    expect(microphoneStore.getState().phase).toBe('listening')
    await person.keyboard('{Escape}')
    expect(microphoneStore.getState().phase).toBe('idle')
    await person.keyboard(' ')
    await person.keyboard(' ')
    expect(microphoneStore.getState().phase).toBe('processing')
  })

  it('is not offered where voice is switched off', async () => {
    act(() => deviceSettings.change({ voiceEnabled: false }))
    await show()
    expect(screen.queryByRole('button', { name: 'Speak' })).toBeNull()
  })
})

describe('whoever begins to speak', () => {
  it('is not talked over', async () => {
    const { lateMicrophone } = await import('../../client/microphone/late-microphone.ts')
    speechStore.dispatch({ kind: 'asked', utterance: { id: 'x', text: 'The floor is open.', voiceId: 'leda' } })
    const { port } = aPort()
    microphoneStore.dispatch({ kind: 'asked', by: 'test' })
    lateMicrophone(port.hearing).begin(microphoneStore.getState().turn, {
      purpose: 'command',
      onHeard: () => undefined,
    })
    expect(speechStore.getState().queue).toEqual([])
  })
})
