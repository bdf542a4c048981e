import { describe, expect, it } from 'vitest'
import { moodFor } from './mood.ts'

describe('a delegate’s mood', () => {
  it.each([
    { gain: 0.6, tension: 10, mood: 'confident', because: 'the text gives most of what it wants' },
    { gain: 0.6, tension: 60, mood: 'wary', because: 'a strained room makes everybody wary' },
    { gain: 0.2, tension: 10, mood: 'calm', because: 'there is something in it' },
    { gain: -0.05, tension: 10, mood: 'wary', because: 'the text is a little worse than none' },
    { gain: -0.2, tension: 10, mood: 'frustrated', because: 'the text is worse than none' },
    { gain: -0.3, tension: 10, mood: 'frustrated', because: 'a calm room keeps tempers' },
    { gain: -0.3, tension: 60, mood: 'angry', because: 'far worse than none, in a strained room' },
  ] as const)('is $mood at a gain of $gain and a tension of $tension: $because', ({ gain, tension, mood }) => {
    expect(moodFor(gain, tension)).toBe(mood)
  })
})
