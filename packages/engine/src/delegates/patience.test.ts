import { describe, expect, it } from 'vitest'
import type { Commitment } from '../model/committee/promise.ts'
import type { CampaignState } from '../model/session/state.ts'
import { aPlan, Committee } from '../testing/committee.ts'
import { concessions, patienceRatio } from './patience.ts'

/** A session at a share of its time in which each seat has promised so often. */
function room(difficulty: CampaignState['difficulty'], elapsed: number, given: readonly number[]): CampaignState {
  const { state } = new Committee(aPlan({ difficulty, people: [] }))
  const commitments = state.seats.flatMap(({ id }, index) =>
    Array.from({ length: given[index] ?? 0 }, (_, at): Commitment => {
      const to = state.seats[(index + 1) % state.seats.length]?.id
      return {
        id: `c${index}-${at}`,
        kind: 'promise',
        by: id,
        to,
        change: undefined,
        at: 0,
        status: 'kept',
        settledAt: 1,
      }
    }),
  )
  return { ...state, commitments, clock: { ...state.clock, elapsedMs: elapsed * state.clock.durationMs } }
}

describe('how far a seat has come down', () => {
  it.each([
    { difficulty: 'advanced', elapsed: 0.4, given: [0, 0, 0, 0, 0], ratio: 0.4, because: 'only the clock counts' },
    { difficulty: 'expert', elapsed: 0.4, given: [0, 0, 0, 0, 0], ratio: 0, because: 'nobody gave anything' },
    {
      difficulty: 'expert',
      elapsed: 0.4,
      given: [9, 2, 3, 1, 4],
      ratio: 0.2,
      because: 'the least giver sets the pace',
    },
    { difficulty: 'expert', elapsed: 0.1, given: [0, 9, 9, 9, 9], ratio: 0.89, because: 'one’s own do not count' },
    { difficulty: 'expert', elapsed: 0.95, given: [0, 0, 0, 0, 0], ratio: 0.95, because: 'the end game has begun' },
  ] as const)('at $difficulty after $elapsed with $given given is $ratio: $because', (row) => {
    expect(patienceRatio(room(row.difficulty, row.elapsed, row.given), 0)).toBeCloseTo(row.ratio, 9)
  })

  it('counts a promise and a name under the draft, not a threat', () => {
    const committee = new Committee()
    expect(concessions(committee.state)).toEqual([0, 0, 0, 0, 0])
    committee.act('ken', { kind: 'propose', changes: [{ issue: 3, option: 2 }] })
    committee.act('ken', { kind: 'promise', target: 'fra', change: { issue: 1, option: 1 } })
    committee.act('ken', { kind: 'threaten', target: 'chn' })
    expect(concessions(committee.state)).toEqual([0, 0, 2, 0, 0])
  })
})
