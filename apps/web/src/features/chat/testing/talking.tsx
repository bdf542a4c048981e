import { act, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { aPort } from '../../../client/microphone/testing/a-port.ts'
import { speechStore } from '../../../client/voice/speech-store.ts'
import { FakeChat } from './fake-chat.ts'
import { showChat } from './show-chat.tsx'

export const ANSWER =
  'A moderated caucus has a topic and a speaking time. The chair picks who speaks, and nobody else may.'

/** Shows the voice view, which is open already. */
export async function talking({ gateway = new FakeChat(), isCommandsOnly = false, hasPort = true } = {}) {
  const microphone = aPort({ isCommandsOnly })
  const shown = await showChat(gateway, { ...(hasPort && { microphone: microphone.port }), hasVoice: true })
  return { ...shown, microphone, gateway }
}

export const button = (name: string) => screen.findByRole('button', { name })
export const prompt = (text: string) => screen.findByText(text)
export const queued = () => speechStore.getState().queue[0]

/** The first piece of the answer is heard up to a word. */
export function sounds(wordAt: number, pieceAt = 0) {
  const number = queued()?.number ?? 0
  act(() => speechStore.dispatch({ kind: 'sounding', number, pieceAt, wordAt, isAudible: true }))
}

/** Says a first question, which is sent. */
export async function asked() {
  const talk = await talking()
  expect(await prompt('Tap to start talking')).toBeDefined()
  await talk.person.click(await button('Speak'))
  expect(await prompt('Listening...')).toBeDefined()
  act(() => talk.microphone.hear('What is a moderated caucus?'))
  await waitFor(() => expect(talk.gateway.sent).toHaveLength(1))
  return talk
}
