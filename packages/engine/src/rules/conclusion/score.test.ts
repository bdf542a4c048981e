import { describe, expect, it } from 'vitest'
import type { Ballot } from '../../model/floor/vote.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { aPlan, Committee } from '../../testing/committee.ts'
import { agreementOf, agreementTerm, resolutionTypeOf, sessionScore } from './score.ts'

/** A state with the parts of the score set outright. */
function scored(parts: {
  finished?: number
  acts?: number
  tension?: number
  personActs?: number
  votes?: string
  declared?: Record<string, 'favour' | 'against' | 'undecided'>
  deal?: readonly number[]
}): CampaignState {
  const { state } = new Committee()
  const { finished = 0, acts = 0, tension = 0, personActs = 1, votes, declared, deal } = parts
  const best = state.seats[2]?.secrets.table.map((row) => row.indexOf(Math.max(...row))) ?? []
  const hasDraft = votes !== undefined || declared !== undefined
  const marks = { '+': 'for', '-': 'against', o: 'abstain' } as const
  const ballots: Ballot[] = [...(votes ?? '')].map((mark, index) => ({
    seat: state.seats[index]?.id ?? '',
    choice: mark === '+' ? marks['+'] : mark === '-' ? marks['-'] : marks.o,
  }))
  const favour = ballots.filter((ballot) => ballot.choice === 'for').length
  const against = ballots.filter((ballot) => ballot.choice === 'against').length
  const required = Math.floor((favour + against) / 2) + 1
  const carried = favour >= required
  return {
    ...state,
    personActs,
    autonomousActs: acts,
    tension: { value: tension, causes: [] },
    clock: {
      ...state.clock,
      phases: state.clock.phases.map((phase, index) => ({ ...phase, endedAt: index < finished ? 1 : undefined })),
    },
    drafts: hasDraft
      ? [
          {
            id: 'd1',
            number: 1,
            deal: deal ?? best,
            sponsors: ['ken'],
            signatories: [],
            declared: declared ?? {},
            marks: [],
            status: votes === undefined ? 'open' : carried ? 'adopted' : 'rejected',
          },
        ]
      : [],
    floor: {
      ...state.floor,
      votes:
        votes === undefined
          ? []
          : [
              {
                id: 'v1',
                question: { kind: 'draft', draft: 'd1' },
                manner: 'roll-call',
                majority: 'simple',
                order: state.seats.map((seat) => seat.id),
                ballots,
                openedAt: 0,
                deadlineAt: 0,
                result: {
                  for: favour,
                  against,
                  abstain: ballots.length - favour - against,
                  required,
                  carried,
                  vetoedBy: [],
                },
              },
            ],
    },
  }
}

describe('the agreement term', () => {
  it.each([
    { seats: 5, favour: 5, required: 3, carried: true, term: 0, because: 'unanimous: nothing is taken off the score' },
    { seats: 5, favour: 4, required: 3, carried: true, term: -100, because: 'half of the way from bare to unanimous' },
    { seats: 5, favour: 3, required: 3, carried: true, term: -200, because: 'carried by the least that carries' },
    { seats: 5, favour: 2, required: 3, carried: false, term: -600 + 290 * (2 / 3), because: 'lost by one' },
    { seats: 5, favour: 0, required: 3, carried: false, term: -600, because: 'nobody in favour' },
    { seats: 10, favour: 9, required: 6, carried: false, term: -310, because: 'a veto, however many were in favour' },
  ])('is $term with $favour of $seats: $because', ({ term, ...agreement }) => {
    expect(agreementTerm(agreement)).toBeCloseTo(term, 9)
  })

  it('is at its lowest without a draft or a vote cast', () => {
    expect(agreementTerm(undefined)).toBe(-600)
  })
})

describe('the session score', () => {
  it.each([
    { votes: '+++++', finished: 3, acts: 9, score: 1000, because: 'unanimous, all phases, four acts or more: the top' },
    { votes: '+++++', finished: 3, acts: 2, score: 900, because: 'each autonomous act counts 50, up to four' },
    { votes: '++++-', finished: 3, acts: 4, score: 900, because: 'one against, three would have carried' },
    { votes: '+++--', finished: 3, acts: 4, score: 800, because: 'carried by the bare majority' },
    { votes: '++---', finished: 3, acts: 4, score: 593, because: 'not carried: -600 + 290 × 2/3' },
    { votes: 'ooooo', finished: 3, acts: 4, score: 400, because: 'no vote was cast' },
    { finished: 0, acts: 0, score: 0, because: 'no draft: 500 − 600, and never below 0' },
    { votes: '+++++', finished: 3, acts: 4, tension: 80, score: 900, because: 'the top tension level costs 100' },
    { votes: '+++++', finished: 3, acts: 4, tension: 79, score: 1000, because: 'any lower level costs nothing' },
    { votes: '+++++', finished: 3, acts: 4, personActs: 0, score: 690, because: 'silence is never success' },
    {
      declared: { ken: 'favour', fra: 'favour', usa: 'against' },
      finished: 1,
      acts: 4,
      score: 500 + 100 + 200 - 200,
      because: 'before a vote the public positions count, here a bare majority of those declared',
    },
  ] as const)(
    'is $score for votes $votes, $finished phases and $acts acts: $because',
    ({ score, because, ...parts }) => {
      expect(sessionScore(scored(parts))).toBe(score)
    },
  )

  it('falls to at most the loss cap when the text leaves the player at or below the walk-away point', () => {
    const lost = scored({ votes: '+++++', finished: 3, acts: 4, deal: [0, 0, 0, 0, 0] })
    expect(sessionScore(lost)).toBe(1000 - 110)
  })
})

describe('what the agreement is measured on', () => {
  it('is the last vote of substance, not what was declared before it', () => {
    const state = scored({ votes: '+++--', declared: { ken: 'favour' } })
    expect(agreementOf(state)).toEqual({ seats: 5, favour: 3, required: 3, carried: true })
  })

  it('is nothing before anybody has declared for or against', () => {
    expect(agreementOf(scored({ declared: { ken: 'undecided' } }))).toBeUndefined()
  })
})

describe('the resolution type', () => {
  it.each([
    { score: 900, timeOut: false, type: 'diplomatic_success' },
    { score: 899, timeOut: false, type: 'partial_resolution' },
    { score: 700, timeOut: false, type: 'partial_resolution' },
    { score: 699, timeOut: false, type: 'stalemate' },
    { score: 400, timeOut: true, type: 'stalemate' },
    { score: 399, timeOut: true, type: 'time_expired' },
    { score: 399, timeOut: false, type: 'crisis_escalation' },
  ])('is $type at $score', ({ score, timeOut, type }) => {
    expect(resolutionTypeOf(score, timeOut)).toBe(type)
  })
})

describe('a whole session in silence', () => {
  it.each([1, 2, 3, 4, 5, 6])('is never a success (seed %i)', (seed) => {
    const { state } = new Committee(aPlan({ seed })).toTheEnd()
    expect(state.conclusion?.score).toBeLessThan(0.7)
  })
})
