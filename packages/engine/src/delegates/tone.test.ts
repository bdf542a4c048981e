import { describe, expect, it } from 'vitest'
import type { Stance } from '../model/acts/act.ts'
import type { Personality } from '../model/committee/seat.ts'
import { seatIndexOf, seatOf } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { POINTS, placed, contestedRoom as room } from '../testing/contested-room.ts'
import { LoadedDice } from '../testing/loaded-dice.ts'
import { aPromise, aProposal, atTime, withText } from '../testing/parts.ts'
import { leastLikedClause, wantedChange, weightiestIssue } from './interests.ts'
import { toneAct } from './tone.ts'

/** The committee once China has refused both clauses of the text, each by itself. */
function doubted(state: CampaignState): CampaignState {
  const refusal = (issue: number, option: number) =>
    aProposal({ by: 'usa', changes: [{ issue, option }], status: 'adopted', reactions: { chn: 'cannot-accept' } })
  return { ...state, proposals: [...state.proposals, refusal(1, 1), refusal(0, 3)] }
}

interface Said {
  readonly personality: Personality
  readonly stance: Stance
  readonly throws: readonly number[]
  readonly state?: CampaignState
}

/** What France says in the second half of a session with a text on the floor that gives it the first issue. */
function said({ personality, stance, throws, state = doubted(atTime(withText(room, [3, 1, 0, 0, 0]), 0.6, 1)) }: Said) {
  const seats = state.seats.map((seat) =>
    seat.id === 'fra' ? { ...seat, delegate: { ...seat.delegate, personality } } : seat,
  )
  const seated = { ...state, seats }
  return toneAct(seated, seatOf(seated, 'fra'), seatIndexOf(seated, 'fra'), stance, new LoadedDice(...throws))
}

describe('what a delegate says when it leaves the text alone', () => {
  const [low, high] = [0, 0.999]
  it.each([
    {
      personality: 'aggressive',
      stance: 'against',
      throws: [low],
      act: { kind: 'threaten', target: 'chn', change: { issue: 1, option: 3 } },
      because: 'it is against the text, and late: it says what it would take',
    },
    {
      personality: 'aggressive',
      stance: 'undecided',
      throws: [low],
      act: { kind: 'warn', target: 'chn', issue: 1 },
      because: 'while it may still come round it only warns',
    },
    {
      personality: 'aggressive',
      stance: 'favour',
      throws: [low],
      act: { kind: 'warn', target: 'chn', issue: 1 },
      because: 'content as it is, it presses who stands in the way',
    },
    {
      personality: 'gentle',
      stance: 'favour',
      throws: [low],
      act: { kind: 'reassure', issue: 1, target: 'chn' },
      because: 'a gentle delegate never threatens, and is kind where it is content',
    },
    {
      personality: 'gentle',
      stance: 'against',
      throws: [low],
      act: { kind: 'appeal', issue: 1, target: 'chn' },
      because: 'where it is not, it asks for goodwill',
    },
    {
      personality: 'gentle',
      stance: 'favour',
      throws: [high, low, high],
      act: { kind: 'reassure', issue: 1, target: 'chn' },
      because: 'a kind word has somebody whom it is for',
    },
    {
      personality: 'collaborative',
      stance: 'favour',
      throws: [high, 0.5],
      act: { kind: 'question', issue: 1, target: 'chn' },
      because: 'a collaborative one asks what would move the other',
    },
    {
      personality: 'challenging',
      stance: 'undecided',
      throws: [high, high, high, low],
      act: { kind: 'oppose', change: { issue: 1, option: 1 } },
      because: 'a challenging one says which clause it would have otherwise',
    },
    {
      personality: 'balanced',
      stance: 'undecided',
      throws: [high],
      act: { kind: 'support', change: { issue: 1, option: 3 } },
      because: 'everybody else speaks for what it wants',
    },
  ] as const)('$personality and $stance: $act.kind, $because', ({ personality, stance, throws, act }) => {
    expect(said({ personality, stance, throws })).toEqual(act)
  })

  it.each([
    { points: ['support 1 3'], because: 'in a speech for an option' },
    { points: ['explain 1 need'], because: 'in an answer' },
    { threat: { issue: 1, option: 3 }, because: 'by a threat' },
  ])('asks nobody what it has told the committee: $because', ({ points = [], threat }) => {
    const commitments = threat === undefined ? [] : [aPromise({ kind: 'threat', by: 'chn', change: threat })]
    const told = { chn: Object.fromEntries(points.map((point) => [point, 1])) }
    const state = { ...doubted(atTime(withText(room, [3, 1, 0, 0, 0]), 0.6, 1)), points: told, commitments }
    const act = said({ personality: 'collaborative', stance: 'favour', throws: [high, 0.5], state })
    expect(act).not.toEqual({ kind: 'question', issue: 1, target: 'chn' })
  })

  it.each([
    { ratio: 0.3, threats: 0, kind: 'warn', because: 'early in a session nobody threatens yet' },
    { ratio: 0.4, threats: 0, kind: 'threaten', because: 'later on it does' },
    { ratio: 0.4, threats: 1, kind: 'warn', because: 'a threat is made once' },
  ])('at $ratio of the time after $threats threats it is $kind: $because', ({ ratio, threats, kind }) => {
    const commitments = Array.from({ length: threats }, () => aPromise({ kind: 'threat', by: 'fra' }))
    const state = { ...atTime(withText(room, [3, 1, 0, 0, 0]), ratio, 1), commitments }
    expect(said({ personality: 'aggressive', stance: 'against', throws: [0], state }).kind).toBe(kind)
  })

  it('presses nobody when it is content and so is its rival', () => {
    const declared = { chn: 'favour', usa: 'favour', ken: 'favour', mhl: 'favour' } as const
    const state = atTime(withText(room, [3, 1, 0, 0, 0], { declared }), 0.6, 1)
    expect(said({ personality: 'aggressive', stance: 'favour', throws: [0], state }).kind).not.toBe('warn')
    expect(said({ personality: 'aggressive', stance: 'undecided', throws: [0], state }).kind).toBe('warn')
  })

  it.each([
    { reaction: 'live-with', kind: 'support', because: 'its own placard let the clause pass' },
    { reaction: 'welcome', kind: 'support', because: 'it welcomed the clause' },
    { reaction: 'cannot-accept', kind: 'oppose', because: 'it refused the clause' },
  ] as const)('of a frank delegate that said $reaction to a clause: $kind, $because', ({ reaction, kind }) => {
    const changes = [{ issue: 1, option: 1 }]
    const proposals = [aProposal({ by: 'chn', changes, status: 'adopted', reactions: { fra: reaction } })]
    const state = { ...atTime(withText(room, [3, 1, 0, 0, 0]), 0.6, 1), proposals }
    const throws = [0.999, 0.999, 0.999, 0]
    expect(said({ personality: 'challenging', stance: 'undecided', throws, state }).kind).toBe(kind)
  })

  it('of a frank delegate with nothing to find fault with is for what it wants', () => {
    const state = atTime(withText(room, [3, 3, 3, 0, 0]), 0.6, 1)
    expect(
      said({ personality: 'challenging', stance: 'undecided', throws: [0.999, 0.999, 0.999, 0], state }).kind,
    ).toBe('support')
  })
})

describe('whom a delegate takes for its rival', () => {
  const rivalIn = (state: CampaignState) => {
    const act = said({ personality: 'aggressive', stance: 'undecided', throws: [0], state })
    return act.kind === 'warn' ? act.target : undefined
  }

  it.each([
    { points: [-0.9, 0.8, 0.3, 0.1, 0], person: '', rival: 'chn', because: 'it stands furthest away' },
    { points: [0.7, 0.8, 0.3, 0.1, -0.2], person: '', rival: 'usa', because: 'others are nearer' },
    {
      points: [-0.2, 0.8, 0.3, -0.15, 0],
      person: 'mhl',
      declared: { mhl: 'against' },
      rival: 'mhl',
      because: 'a person counts somewhat further',
    },
    {
      points: [-0.2, 0.8, 0.3, -0.15, 0],
      person: 'mhl',
      rival: 'chn',
      because: 'a person who has resisted nothing stands in nobody’s way',
    },
    { points: [-0.9, 0.8, 0.3, -0.1, 0], person: 'mhl', rival: 'chn', because: 'but not that far' },
  ] as const)('at $points is $rival: $because', ({ points, person, rival, ...rest }) => {
    const declared = 'declared' in rest ? rest.declared : {}
    const state = placed(atTime(withText(room, [3, 1, 0, 0, 0], { declared }), 0.6, 1), points)
    const seats = state.seats.map((seat) =>
      seat.id === person ? { ...seat, holder: { kind: 'person', personId: 'p' } as const } : seat,
    )
    expect(rivalIn({ ...state, seats })).toBe(rival)
  })
})

describe('a word that belongs to something', () => {
  it.each([
    { text: [3, 3, 3, 0, 0], because: 'everything is as it wants it' },
    { text: [0, 0, 0, 0, 0], points: [0.9, 0.9, 0.9, 0.9, 0.9], because: 'nobody stands in its way' },
  ])('is neither a warning nor an appeal where $because', ({ text, points }) => {
    const state = atTime(withText(placed(room, points ?? POINTS), text), 0.6, 1)
    for (const personality of ['aggressive', 'gentle'] as const) {
      const { kind } = said({ personality, stance: 'undecided', throws: [0], state })
      expect(['warn', 'threaten', 'appeal']).not.toContain(kind)
    }
  })

  it('is no kind word to those who are for the text already', () => {
    const declared = { chn: 'favour', usa: 'favour', ken: 'favour', mhl: 'favour' } as const
    const state = atTime(withText(room, [3, 1, 0, 0, 0], { declared }), 0.6, 1)
    expect(said({ personality: 'gentle', stance: 'favour', throws: [0], state }).kind).not.toBe('reassure')
  })
})

describe('a kind word', () => {
  const kind = (points: Readonly<Record<string, number>>) => {
    const state = { ...doubted(atTime(withText(room, [3, 1, 0, 0, 0]), 0.6, 1)), points: { fra: points } }
    return said({ personality: 'gentle', stance: 'favour', throws: [0], state })
  }

  it('is not said to a delegation that has told nobody of a doubt', () => {
    const state = atTime(withText(room, [3, 1, 0, 0, 0]), 0.6, 1)
    expect(said({ personality: 'gentle', stance: 'favour', throws: [0], state }).kind).not.toBe('reassure')
  })

  it.each([
    { points: {}, issue: 1, because: 'it has pressed nobody' },
    { points: { 'appeal 1 usa': 1 }, issue: 0, because: 'it appealed to somebody there' },
    { points: { 'oppose 1 2': 1 }, issue: 0, because: 'it spoke against a clause there' },
    { points: { 'appeal 10 usa': 1 }, issue: 1, because: 'that was another matter' },
  ])('is not said on what the delegation has pressed others on: $because', ({ points, issue }) => {
    expect(kind(points)).toMatchObject({ kind: 'reassure', issue })
  })
})

describe('what matters to a seat', () => {
  const france = seatOf(room, 'fra')

  it.each([
    { text: [0, 0, 0, 0, 0], issue: 1, because: 'most is to be gained there' },
    { text: [0, 3, 0, 0, 0], issue: 0, because: 'that is won, so the next one matters' },
    { text: [0, 2, 0, 0, 0], issue: 0, because: '0.3 is more than the 0.2 that are left' },
    { text: [3, 3, 3, 0, 0], issue: 0, because: 'with everything won it names the first' },
  ])('over $text is issue $issue: $because', ({ text, issue }) => {
    expect(weightiestIssue(france, text)).toBe(issue)
  })

  it.each([
    { row: [0, 0.2, 0.5, 0.3], option: 2, because: 'it is the best, though not the furthest' },
    { row: [0.4, 0.4, 0.4, 0.4], option: 0, because: 'where all are alike the status quo will do' },
    { row: [0.4, 0.1, 0.4, 0], option: 0, because: 'of two alike it is the nearer to what is' },
  ])('it would write option $option of $row: $because', ({ row, option }) => {
    const seat = { ...france, secrets: { ...france.secrets, table: [row] } }
    expect(wantedChange(seat, 0)).toEqual({ issue: 0, option })
  })

  it.each([
    { text: [1, 1, 0, 0, 0], clause: { issue: 1, option: 1 }, because: 'it is furthest from what it wants' },
    { text: [1, 3, 0, 0, 0], clause: { issue: 0, option: 1 }, because: 'the other clause is all it wants' },
    { text: [0, 0, 0, 0, 0], clause: undefined, because: 'there is no clause to dislike' },
    { text: [3, 3, 3, 2, 2], clause: undefined, because: 'it has what it wants, and does not care about the rest' },
  ])('of $text it likes $clause least: $because', ({ text, clause }) => {
    expect(leastLikedClause(france, text)).toEqual(clause)
  })

  it('is no clause it falls short on by a hair', () => {
    const seat = { ...france, secrets: { ...france.secrets, table: [[0, 0.495, 0.5]] } }
    expect(leastLikedClause(seat, [1])).toBeUndefined()
    expect(leastLikedClause({ ...seat, secrets: { ...seat.secrets, table: [[0, 0.48, 0.5]] } }, [1])).toBeDefined()
  })
})
