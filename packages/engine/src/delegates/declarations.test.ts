import { describe, expect, it } from 'vitest'
import { utilityOf } from '../model/committee/issue.ts'
import type { ClauseMark } from '../model/floor/draft.ts'
import type { CampaignState } from '../model/session/state.ts'
import { aPlan, Committee } from '../testing/committee.ts'
import { aDraft } from '../testing/parts.ts'
import { hasTakenSide, isGutted, owedDeclarations, publicStance } from './declarations.ts'

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
    const committee = new Committee(aPlan({ seed: 5 })).until(
      (current) => current.clock.phaseIndex === 2 || current.status === 'concluded',
    )
    const entered = committee.events('phase-entered').find((event) => event.phaseIndex === 2)
    committee.until((current) => current.status === 'concluded')
    expect(entered).toBeDefined()
    expect(committee.events('stance-declared').some((event) => event.at >= (entered?.at ?? Infinity))).toBe(true)
  })
})

describe('a sponsor whose clause is gutted', () => {
  const { state } = new Committee()
  const [sponsor] = state.seats.filter(({ id }) => id === 'usa')
  if (!sponsor) throw new Error('the United States are seated')
  /** Issue 0 is worth 0.4 to it at option 3 and nothing at option 1; its range is 0.5. */
  const seat = {
    ...sponsor,
    secrets: { ...sponsor.secrets, table: [[0, 0, 0.3, 0.4]], reservation: 0.5, best: 1 },
  }
  const cut: ClauseMark = { issue: 0, before: 3, after: 1, by: 'chn', at: 1 }

  it.each([
    { mark: cut, sponsors: ['usa'], gutted: true, because: 'it lost four fifths of its range' },
    { mark: { ...cut, after: 2 }, sponsors: ['usa'], gutted: false, because: 'a fifth of its range is a concession' },
    { mark: { ...cut, by: 'usa' }, sponsors: ['usa'], gutted: false, because: 'it gave the clause up itself' },
    { mark: cut, sponsors: ['chn'], gutted: false, because: 'it sponsors nothing' },
    { mark: { ...cut, before: 1, after: 3 }, sponsors: ['usa'], gutted: false, because: 'the clause grew stronger' },
  ])('is gutted: $gutted, $because', ({ mark, sponsors, gutted }) => {
    expect(isGutted({ sponsors, marks: [mark] }, seat)).toBe(gutted)
  })

  it('does not leave for a change made before it joined', () => {
    expect(isGutted({ sponsors: ['usa'], marks: [cut], sidesAt: { usa: 2 } }, seat)).toBe(false)
    expect(isGutted({ sponsors: ['usa'], marks: [cut], sidesAt: { usa: 0 } }, seat)).toBe(true)
  })

  it('walks out when it is no longer for the text, and stays when it still is', () => {
    const drafted = new Committee()
    drafted.act('ken', { kind: 'propose', changes: [{ issue: 0, option: 1 }] })
    for (const [reservation, walksOut] of [
      [0.45, true],
      [0.05, false],
    ] as const) {
      const table = [[0, 0, 0.3, 0.4], ...Array.from({ length: 4 }, () => [0.1, 0.1, 0.1, 0.1])]
      const secrets = { ...seat.secrets, table, reservation, best: 0.8 }
      const { seats, drafts, clock } = drafted.state
      const gutted: CampaignState = {
        ...drafted.state,
        difficulty: 'beginner',
        clock: { ...clock, elapsedMs: 0.95 * clock.durationMs },
        owed: [],
        seats: seats.map((one) => (one.id === 'usa' ? { ...one, secrets } : one)),
        drafts: drafts.map((draft) => ({
          ...draft,
          sponsors: ['ken', 'usa'],
          declared: { ...draft.declared, usa: 'favour' },
          marks: [cut],
        })),
      }
      const owed = owedDeclarations(gutted, 0).filter((one) => one.seat === 'usa')
      expect(owed.some(({ act }) => act.kind === 'withdraw')).toBe(walksOut)
      const marks = [cut, { issue: 1, before: 0, after: 1, by: 'usa', at: cut.at + 1 }]
      const ownLast = { ...gutted, drafts: gutted.drafts.map((draft) => ({ ...draft, marks })) }
      const stays = owedDeclarations(ownLast, 0).filter((one) => one.seat === 'usa')
      expect(stays.some(({ act }) => act.kind === 'withdraw')).toBe(false)
    }
  })
})

describe('a delegation that has come out on a text', () => {
  const mark: ClauseMark = { issue: 0, before: 0, after: 1, by: 'ken', at: 10 }
  const draft = aDraft({ marks: [mark] })

  it.each([
    { sides: { declared: { usa: 'favour' }, sidesAt: { usa: 20 } }, taken: true, because: 'it has declared itself' },
    { sides: { declared: { usa: 'against' }, sidesAt: { usa: 20 } }, taken: true, because: 'it has left' },
    { sides: { signatories: ['usa'], sidesAt: { usa: 20 } }, taken: true, because: 'it has signed' },
    { sides: { declared: { usa: 'undecided' }, sidesAt: { usa: 20 } }, taken: false, because: 'it is undecided' },
    { sides: { declared: { usa: 'favour' }, sidesAt: { usa: 5 } }, taken: false, because: 'a clause changed since' },
    { sides: { declared: { usa: 'favour' } }, taken: false, because: 'an old log does not say when' },
  ] as const)('keeps to it until a clause changes: $taken, because $because', ({ sides, taken }) => {
    expect(hasTakenSide({ ...draft, ...sides }, 'usa')).toBe(taken)
  })

  it('neither turns round nor comes back to the same text in a whole session', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const committee = new Committee(aPlan({ seed })).toTheEnd()
      const turns = new Map<string, string>()
      for (const event of committee.log) {
        if (event.kind === 'clause-changed' || event.kind === 'draft-introduced') turns.clear()
        const side =
          event.kind === 'stance-declared' ? event.stance : event.kind === 'support-changed' ? event.as : undefined
        if (side === undefined || !('seat' in event) || event.seat === undefined) continue
        const isFor = side === 'favour' || side === 'sponsor' || side === 'signatory'
        const stands = side === 'undecided' ? 'undecided' : isFor ? 'for' : 'against'
        const before = turns.get(event.seat)
        expect([undefined, 'undecided', stands]).toContain(before)
        turns.set(event.seat, stands)
      }
    }
  })
})
