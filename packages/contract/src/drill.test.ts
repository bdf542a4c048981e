import { describe, expect, it } from 'vitest'
import { DrillContext, givenSeconds, speechWords } from './drill.ts'

const DRILL = {
  kind: 'drill',
  motionId: null,
  motion: 'This house would sail.',
  side: 'for',
  country: null,
  rounds: 1,
  speechSeconds: 90,
  speeches: [],
}

describe('the time for a speech', () => {
  it.each([
    { typedWordsAMinute: undefined, seconds: 90, because: 'it is spoken' },
    { typedWordsAMinute: 40, seconds: 293, because: '195 words are what ninety seconds hold' },
    { typedWordsAMinute: 20, seconds: 585, because: 'a slow typist has twice as long' },
    { typedWordsAMinute: 130, seconds: 90, because: 'who types as fast as others speak has no less' },
  ])('is $seconds s at $typedWordsAMinute words a minute: $because', ({ typedWordsAMinute, seconds }) => {
    expect(givenSeconds({ speechSeconds: 90, typedWordsAMinute })).toBe(seconds)
  })

  it('holds as many words as are spoken in it', () => {
    expect(speechWords({ speechSeconds: 90 })).toBe(195)
  })

  it.each([
    { typing: {}, fits: true, because: 'drills from before have none' },
    { typing: { typedWordsAMinute: 40 }, fits: true, because: 'it is typed' },
    { typing: { typedWordsAMinute: 0 }, fits: false, because: 'nobody types nothing a minute' },
  ])('fits $fits with $typing: $because', ({ typing, fits }) => {
    expect(DrillContext.safeParse({ ...DRILL, ...typing }).success).toBe(fits)
  })
})
