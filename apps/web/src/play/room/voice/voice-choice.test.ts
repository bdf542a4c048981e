import { describe, expect, it } from 'vitest'
import { voiceChoiceOf } from './voice-choice.ts'

function someValues() {
  const kept = new Map<string, unknown>()
  return { read: (key: string) => kept.get(key), write: (key: string, value: unknown) => void kept.set(key, value) }
}

describe('whether a session is spoken', () => {
  it.each([
    { auto: true, fetched: false, spoken: true, because: 'the settings say so' },
    { auto: false, fetched: false, spoken: false, because: 'the settings say so' },
    { auto: true, fetched: true, spoken: false, because: 'nobody has wanted the download yet' },
    { auto: true, fetched: true, wanted: true, spoken: true, because: 'they were wanted in another session' },
    { auto: false, fetched: false, left: true, spoken: true, because: 'it was switched on here' },
    { auto: true, fetched: false, left: false, spoken: false, because: 'it was switched off here' },
  ])('$spoken: $because', ({ auto, fetched, spoken, ...before }) => {
    const places = { tab: someValues(), browser: someValues() }
    if (before.wanted !== undefined) voiceChoiceOf(places, 'other').keep(before.wanted)
    if (before.left !== undefined) voiceChoiceOf(places, 'this').keep(before.left)
    expect(voiceChoiceOf(places, 'this').read(auto, fetched)).toBe(spoken)
  })
})
