import { patchBetween, REPLAY_STRETCH, type ReplayStretch, type TranscriptEntry } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { stretchOf, viewsOf, waitAfter } from './frames.ts'
import { lineAt, replayMoments } from './moments.ts'

const line = (seq: number, at: number): TranscriptEntry => ({
  seq,
  at,
  now: at,
  kind: 'phase',
  words: '',
  changes: [],
  detail: '',
})

describe('the stretches of a replay', () => {
  it.each([
    { seq: 1, after: 0, because: 'the opening is the first event' },
    { seq: REPLAY_STRETCH, after: 0, because: 'a stretch holds its last position' },
    { seq: REPLAY_STRETCH + 1, after: REPLAY_STRETCH, because: 'the next begins after it' },
  ])('position $seq lies in the one after $after: $because', ({ seq, after }) => expect(stretchOf(seq)).toBe(after))

  it('are put together frame by frame', () => {
    const [one, two] = [
      { tension: 1, seats: ['a'] },
      { tension: 2, seats: ['a', 'b'] },
    ]
    const stretch: ReplayStretch = {
      after: 0,
      upTo: 9,
      end: 9,
      frames: [
        { seq: 1, at: 0, patch: { set: one } },
        { seq: 4, at: 10, patch: patchBetween(one, two) ?? { in: {} } },
      ],
    }
    expect([...viewsOf(stretch)]).toEqual([
      [1, one],
      [4, two],
    ])
  })
})

describe('the wait after a line', () => {
  const entries = [line(1, 0), line(2, 32_000), line(3, 32_100), line(4, 900_000)]
  it.each([
    { index: 0, speed: 16, wait: 2000, because: 'the session took 32 s' },
    { index: 1, speed: 16, wait: 80, because: 'a reader must see that something was there' },
    { index: 2, speed: 1, wait: 4000, because: 'nobody sits through a quarter of an hour of silence' },
    { index: 3, speed: 1, wait: undefined, because: 'there is no next line' },
  ])('$index at $speed times is $wait: $because', ({ index, speed, wait }) =>
    expect(waitAfter(entries, index, speed)).toBe(wait),
  )
})

const END = { score: 0.5, quality: 0.5, adoptedRatio: 1 }

describe('the moments to jump to', () => {
  const own = { act: { kind: 'second' }, made: END, silent: END, better: undefined, draws: 3 } as const
  it('are in order, each position once, the player’s own first', () => {
    const moments = replayMoments({
      moments: [
        { seq: 9, at: 90, seat: 'ken', reason: 'vote', detail: '' },
        { seq: 5, at: 50, seat: 'ken', reason: 'clause', detail: '' },
      ],
      turningPoints: [
        { seq: 5, at: 50, ...own },
        { seq: 2, at: 20, ...own },
      ],
    })
    expect(moments).toEqual([
      { seq: 2, at: 20, reason: 'own' },
      { seq: 5, at: 50, reason: 'own' },
      { seq: 9, at: 90, reason: 'vote' },
    ])
    expect(replayMoments(undefined)).toEqual([])
  })

  it.each([
    { seq: 4, index: 1, because: 'it has a line' },
    { seq: 5, index: 2, because: 'an act without words has the line of what it led to' },
    { seq: 9, index: 2, because: 'nothing is after the last line' },
    { seq: 0, index: 0, because: 'the first line comes next' },
  ])('position $seq is line $index: $because', ({ seq, index }) =>
    expect(lineAt([line(2, 0), line(4, 1), line(7, 2)], seq)).toBe(index),
  )
})
