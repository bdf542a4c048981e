import '../../../test-setup.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseMicrophone } from '../../../client/microphone/choices.ts'
import { microphoneStore } from '../../../client/microphone/microphone-store.ts'
import { navigate } from '../../../client/navigation/view-store.ts'
import { speechStore } from '../../../client/voice/speech-store.ts'
import { BUILT_IN } from '../testing/fake-chat.ts'
import { ANSWER, asked, queued, sounds } from '../testing/talking.tsx'

beforeEach(() => {
  localStorage.clear()
  chooseMicrophone({ isHandsFree: true })
  navigate({ kind: 'voice' }, { replace: true })
})
afterEach(() => {
  speechStore.dispatch({ kind: 'stopped' })
  microphoneStore.dispatch({ kind: 'cancelled', turn: microphoneStore.getState().turn })
})

describe('an answer hands-free', () => {
  /** An answer sounds while the microphone is where `reach` brings it. */
  async function sounding(reach: (turn: number) => void, { isSoundKnown = true } = {}) {
    const talk = await asked()
    act(() => talk.gateway.says(ANSWER))
    act(() => talk.gateway.ends('complete', { engine: BUILT_IN }))
    await waitFor(() => expect(queued()).toBeDefined())
    if (isSoundKnown) sounds(2)
    // it listens again by itself
    act(() => microphoneStore.dispatch({ kind: 'asked-again' }))
    act(() => reach(microphoneStore.getState().turn))
    act(() => screen.getByRole('button', { name: /^(Cancel|Stop listening|I have finished speaking)$/ }).blur())
    return talk
  }
  const opened = (turn: number) => microphoneStore.dispatch({ kind: 'opened', turn })
  const speechBegan = (turn: number) => {
    opened(turn)
    microphoneStore.dispatch({ kind: 'speech-began', turn })
    speechStore.dispatch({ kind: 'paused', isPaused: true })
  }

  it.each([
    { by: 'Escape', key: '{Escape}', reach: opened, phase: 'listening', because: 'nobody has begun to speak' },
    { by: 'Space', key: ' ', reach: opened, phase: 'listening', because: 'nobody has begun to speak' },
    { by: 'Escape', key: '{Escape}', reach: () => undefined, phase: 'asking', because: 'the microphone is opened' },
    { by: 'Space', key: ' ', reach: () => undefined, phase: 'asking', because: 'the microphone is opened' },
    { by: 'Escape', key: '{Escape}', reach: speechBegan, phase: 'listening', because: 'a noise holds the answer' },
  ])('falls silent by $by and goes on listening: $because', async ({ key, reach, phase }) => {
    const { gateway, person } = await sounding(reach)
    await person.keyboard(key)
    expect(queued()).toBeUndefined()
    expect(microphoneStore.getState().phase).toBe(phase)
    await waitFor(() => expect(gateway.messages.at(-1)).toMatchObject({ content: 'A moderated caucus' }))
  })

  it.each(['{Escape}', ' '])(
    'is silent by %s before the first sound is known of, and goes on listening',
    async (key) => {
      const { gateway, person } = await sounding(opened, { isSoundKnown: false })
      await person.keyboard(key)
      expect(queued()).toBeUndefined()
      expect(microphoneStore.getState().phase).toBe('listening')
      await waitFor(() => expect(gateway.messages.at(-1)).toMatchObject({ content: '' }))
    },
  )

  it('takes Space for the end of what somebody says over a held answer', async () => {
    const { person } = await sounding(speechBegan)
    await person.keyboard(' ')
    expect(microphoneStore.getState().phase).toBe('processing')
  })
})
