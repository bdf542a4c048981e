import { describe, expect, it } from 'vitest'
import { aPlan, Committee } from '../testing/committee.ts'
import { due, nextDueAt } from './due.ts'

/** A host that is late: the chair's quarter of a minute is over, and nobody has run the clock. */
function late(plan = aPlan()): Committee {
  const committee = new Committee(plan)
  committee.now += 16_000
  return committee
}

describe('the chair’s look at everything that a late host owes', () => {
  it.each([
    {
      meanwhile: 'the session is paused and resumed',
      take: (committee: Committee) => {
        committee.submit({ kind: 'PauseSession' })
        committee.now += 3_600_000
        committee.submit({ kind: 'ResumeSession' })
      },
    },
    {
      meanwhile: 'somebody changes the pace',
      take: (committee: Committee) => {
        committee.submit({ kind: 'SetPace', pace: 2 })
      },
    },
  ])('is still due at once when $meanwhile', ({ take }) => {
    const committee = late()
    take(committee)
    expect(committee.state.clock).toMatchObject({ elapsedMs: 16_000, lastCycleAt: 0 })
    expect(nextDueAt(committee.state)).toBe(committee.now)
    expect(due(committee.state, committee.now)).toEqual([{ kind: 'clock' }])
    committee.step()
    expect(committee.state.clock.lastCycleAt).toBe(16_000)
    expect(due(committee.state, committee.now)).not.toContainEqual({ kind: 'clock' })
  })

  it('does not hold the session up once it goes on', () => {
    const committee = new Committee().until(({ clock }) => clock.elapsedMs > 400_000)
    committee.now += 16_000
    committee.submit({ kind: 'PauseSession' })
    committee.submit({ kind: 'ResumeSession' })
    expect(committee.toTheEnd().state.status).toBe('concluded')
  })
})
