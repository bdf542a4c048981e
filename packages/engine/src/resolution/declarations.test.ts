import { describe, expect, it } from 'vitest'
import { utilityOf } from '../issues/issue.ts'
import type { CampaignState } from '../session/state.ts'
import { Committee } from '../testing/committee.ts'
import { publicStance } from './declarations.ts'

/** A committee with this text on the floor, in this phase. */
function withText(deal: readonly number[], phaseIndex: number): CampaignState {
  const committee = new Committee()
  committee.act('ken', { kind: 'propose', changes: [{ issue: 0, option: 1 }] })
  const { state } = committee
  return {
    ...state,
    clock: { ...state.clock, phaseIndex },
    drafts: state.drafts.map((draft) => ({ ...draft, deal })),
  }
}

/** The deal of single options that is best, or worst, for a seat. */
function dealFor(state: CampaignState, seat: number, pick: (row: readonly number[]) => number): readonly number[] {
  return (state.seats[seat]?.secrets.table ?? []).map((row) => row.indexOf(pick(row)))
}

describe('what a seat says in public of the draft', () => {
  const { state } = new Committee()
  const usa = state.seats.findIndex((seat) => seat.id === 'usa')
  const best = dealFor(state, usa, (row) => Math.max(...row))
  const worst = dealFor(state, usa, (row) => Math.min(...row))
  const { table, reservation } = state.seats[usa]?.secrets ?? { table: [], reservation: 0 }
  const status = utilityOf(table, [0, 0, 0, 0, 0])
  // One good clause alone: better than nothing, and not yet worth signing.
  const modest = best.map((option, issue) => (issue === 2 ? option : 0))

  it('rests on texts that are what the cases say', () => {
    expect(utilityOf(table, worst)).toBeLessThan(status)
    expect(utilityOf(table, modest)).toBeGreaterThan(status)
    expect(utilityOf(table, modest)).toBeLessThan(reservation)
  })

  it.each([
    { deal: best, phase: 0, stance: 'favour', because: 'it could not be better' },
    { deal: modest, phase: 0, stance: 'undecided', because: 'it is not good enough yet, and there is time' },
    { deal: modest, phase: 1, stance: 'undecided', because: 'it is still being negotiated' },
    { deal: modest, phase: 2, stance: 'against', because: 'now it is this text or none' },
    { deal: worst, phase: 0, stance: 'against', because: 'it is worse than the status quo' },
  ] as const)('is $stance in phase $phase when $because', ({ deal, phase, stance }) => {
    expect(publicStance(withText(deal, phase), usa)).toBe(stance)
  })

  it('is against a text across a red line, however good the rest', () => {
    const crossed = withText(best, 0)
    const redLines = [{ issue: 2, option: best[2] ?? 0 }]
    const seats = crossed.seats.map((seat, index) =>
      index === usa ? { ...seat, secrets: { ...seat.secrets, redLines } } : seat,
    )
    expect(publicStance({ ...crossed, seats }, usa)).toBe('against')
  })

  it('is said again when the last phase begins', () => {
    const committee = new Committee().until(
      (current) => current.clock.phaseIndex === 2 || current.status === 'concluded',
    )
    const entered = committee.events('phase-entered').find((event) => event.phaseIndex === 2)
    committee.until((current) => current.status === 'concluded')
    expect(entered).toBeDefined()
    expect(committee.events('stance-declared').some((event) => event.at >= (entered?.at ?? Infinity))).toBe(true)
  })
})
