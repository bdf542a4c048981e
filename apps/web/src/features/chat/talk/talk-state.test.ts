import { describe, expect, it } from 'vitest'
import { shownStateOf, talkStateOf } from './talk-state.ts'

const QUIET = { microphone: 'idle', isPending: false, speech: 'idle' } as const

describe('a conversation by voice', () => {
  it.each([
    { parts: {}, state: 'idle', because: 'nobody says anything' },
    { parts: { microphone: 'asking' }, state: 'listening', because: 'the user is about to speak' },
    { parts: { microphone: 'listening' }, state: 'listening', because: 'the user speaks' },
    { parts: { microphone: 'processing' }, state: 'processing', because: 'their words are written down' },
    { parts: { isPending: true }, state: 'processing', because: 'the answer is made' },
    { parts: { isPending: true, speech: 'processing' }, state: 'processing', because: 'its sound is made' },
    { parts: { isPending: true, speech: 'speaking' }, state: 'speaking', because: 'it is heard while it is made' },
    { parts: { speech: 'paused' }, state: 'speaking', because: 'it goes on' },
    {
      parts: { microphone: 'listening', speech: 'speaking' },
      state: 'listening',
      because: 'the user speaks over the answer',
    },
    { parts: { microphone: 'error' }, state: 'idle', because: 'the user can try again' },
    {
      parts: { microphone: 'muted', speech: 'speaking' },
      state: 'speaking',
      because: 'answers are heard all the same',
    },
  ] as const)('is $state: $because', ({ parts, state }) => {
    expect(talkStateOf({ ...QUIET, ...parts })).toBe(state)
  })

  it.each([
    { parts: {}, state: 'listening', because: 'it waits for the user' },
    { parts: { speech: 'speaking' }, state: 'speaking', because: 'the answer is heard' },
    { parts: { isPending: true }, state: 'processing', because: 'the answer is made' },
  ] as const)('is $state hands-free before anybody has begun: $because', ({ parts, state }) => {
    for (const microphone of ['asking', 'listening'] as const)
      expect(shownStateOf({ ...QUIET, microphone, ...parts }, true)).toBe(state)
  })
})
