import type { Act, Reaction, SessionEvent } from '@placard/engine'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { behavioursOf } from './behaviour.ts'
import { centroidsOf, nearestMode } from './centroids.ts'
import { personalitiesCommand } from './personalities.ts'

function said(seat: string, act: Act, origin: 'autonomous' | 'reply' = 'autonomous'): SessionEvent {
  return { kind: 'act-taken', seat, act, words: '', origin, at: 0, now: 0 }
}

function met(seat: string, reaction: Reaction): SessionEvent {
  return { kind: 'proposal-met', proposal: 'p1', seat, reaction, regard: 0, at: 0, now: 0 }
}

describe('the behaviour of a seat', () => {
  const events = [
    said('fra', { kind: 'warn', target: 'ken' }),
    said('fra', { kind: 'propose', changes: [{ issue: 0, option: 1 }] }),
    said('ken', { kind: 'appeal', target: 'fra' }, 'reply'),
    said('ken', { kind: 'accept', offer: 'o1' }, 'reply'),
    said('ken', { kind: 'decline', offer: 'o2' }, 'reply'),
    met('ken', 'welcome'),
    met('ken', 'cannot-accept'),
    met('ken', 'cannot-accept'),
  ]
  const behaviours = behavioursOf(events)

  it.each([
    { seat: 'fra', rate: 'says warn', value: 0.5, because: 'one of two acts of its own was a warning' },
    { seat: 'fra', rate: 'says trade', value: 0, because: 'it offered nothing' },
    { seat: 'fra', rate: 'accepts', value: 0.5, because: 'nobody offered it anything, which tells nothing' },
    { seat: 'ken', rate: 'says appeal', value: 0, because: 'what it said in answer is no initiative' },
    { seat: 'ken', rate: 'strikesBack', value: 0, because: 'it met pressure with an appeal' },
    { seat: 'ken', rate: 'accepts', value: 0.5, because: 'it took one of two offers' },
    { seat: 'ken', rate: 'meets cannot-accept', value: 2 / 3, because: 'two of three placards refused' },
  ])('$rate of $seat is $value: $because', ({ seat, rate, value }) => {
    expect(behaviours.get(seat)?.[rate]).toBeCloseTo(value, 9)
  })
})

describe('the nearest centroid', () => {
  const examples = [
    { mode: 'soft', behaviour: { warns: 0, trades: 0.4 } },
    { mode: 'soft', behaviour: { warns: 0.1, trades: 0.6 } },
    { mode: 'hard', behaviour: { warns: 0.5, trades: 0.4 } },
    { mode: 'hard', behaviour: { warns: 0.6, trades: 0.6 } },
  ] as const

  it('measures each feature in what it strays inside a mode', () => {
    const { features, spreads, means } = centroidsOf(examples)
    expect(features).toEqual(['warns', 'trades'])
    expect(spreads[0]).toBeCloseTo(0.05, 9)
    expect(means.get('soft')?.[0]).toBeCloseTo(0.05, 9)
  })

  it.each([
    { warns: 0.2, mode: 'soft', because: 'it lies nearer to 0.05 than to 0.55' },
    { warns: 0.4, mode: 'hard', because: 'it lies nearer to 0.55' },
  ])('of $warns is $mode: $because', ({ warns, mode }) => {
    expect(nearestMode(centroidsOf(examples), { warns, trades: 0.5 })).toBe(mode)
  })
})

describe('the command', () => {
  afterEach(() => vi.restoreAllMocks())

  it('learns from one half of the seeds and names most modes of the other', () => {
    const printed: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
    expect(personalitiesCommand(['--seeds', '8'])).toBe(0)
    const report = JSON.parse(printed[0] ?? '')
    expect(report).toMatchObject({ learnedFromSeeds: [1, 4], heldOutSeeds: [5, 8] })
    expect(report.namedRatio).toBeGreaterThan(0.6)
  })

  it.each([
    { args: ['--seeds', '1'], because: 'one seed cannot be both learned from and held out' },
    { args: ['--first', '-1'], because: 'seeds are not negative' },
    { args: ['--seed', '3'], because: 'there is no such option' },
  ])('refuses $args: $because', ({ args }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(personalitiesCommand(args)).toBe(2)
  })
})
