import { describe, expect, it } from 'vitest'
import type { Reaction } from '../../model/acts/act.ts'
import type { Draft, Proposal } from '../../model/floor/draft.ts'
import { Committee } from '../../testing/committee.ts'
import { verdictOn } from './proposals.ts'

const REACTIONS = { '+': 'welcome', o: 'live-with', '-': 'cannot-accept' } as const

/** A proposal by the first seat, met by the others in order; a dot has not met it. */
function met(marks: string, sponsors: readonly number[]): { proposal: Proposal; draft: Draft } {
  const reactions: Record<string, Reaction> = {}
  for (const [index, mark] of [...marks].entries()) {
    if (mark === '+' || mark === 'o' || mark === '-') reactions[`s${index + 1}`] = REACTIONS[mark]
  }
  const proposal: Proposal = {
    id: 'p1',
    draft: 'd1',
    by: 's0',
    partner: undefined,
    changes: [{ issue: 0, option: 1 }],
    at: 0,
    reactions,
    status: 'open',
  }
  const draft: Draft = {
    id: 'd1',
    number: 1,
    deal: [0],
    sponsors: sponsors.map((index) => `s${index}`),
    signatories: [],
    declared: {},
    marks: [],
    status: 'open',
  }
  return { proposal, draft }
}

describe('what becomes of a proposal', () => {
  it.each([
    { marks: '+++++', sponsors: [0], verdict: 'adopted', because: 'everybody takes it' },
    { marks: 'ooo--', sponsors: [0], verdict: 'adopted', because: 'four of six take it, two refuse' },
    {
      marks: '+----',
      sponsors: [0],
      verdict: 'contested',
      because: 'two of six take it: a quarter, but fewer than refuse',
    },
    { marks: '-----', sponsors: [0], verdict: 'lapsed', because: 'nobody but its author' },
    { marks: '++---', sponsors: [0], verdict: 'contested', because: 'as many refuse as take it' },
    { marks: '++o--', sponsors: [5], verdict: 'adopted', because: 'two thirds carry it over a sponsor' },
    { marks: '++---', sponsors: [5], verdict: 'contested', because: 'half is not enough over a sponsor' },
    {
      marks: '++o-.',
      sponsors: [4],
      verdict: 'adopted',
      because: 'four of six are two thirds, a person has not spoken',
    },
    { marks: '++...', sponsors: [0], verdict: 'adopted', because: 'three of six take it and nobody refuses' },
    { marks: '+....', sponsors: [0], verdict: 'contested', because: 'two of six are less than half' },
  ] as const)('$marks is $verdict: $because', ({ marks, sponsors, verdict }) => {
    const { proposal, draft } = met(marks, sponsors)
    const seats = new Committee().state.seats
    const six = [...seats, seats[0]].flatMap((seat) => (seat ? [seat] : []))
    expect(verdictOn({ seats: six }, proposal, draft)).toBe(verdict)
  })
})

describe('the first proposal of a session', () => {
  it('introduces a draft with its author as sponsor and a clause for each change', () => {
    const committee = new Committee()
    committee.act('ken', {
      kind: 'propose',
      changes: [
        { issue: 0, option: 2 },
        { issue: 3, option: 1 },
      ],
    })
    const [draft] = committee.state.drafts
    expect(draft).toMatchObject({ number: 1, deal: [2, 0, 0, 1, 0], sponsors: ['ken'], status: 'open' })
    expect(draft?.marks.map((mark) => mark.issue)).toEqual([0, 3])
  })

  it('has every AI delegate look at it: stances follow without anybody being asked', () => {
    const committee = new Committee()
    committee.act('ken', { kind: 'propose', changes: [{ issue: 0, option: 3 }] })
    committee.until((state) => state.owed.length === 0)
    const declared = committee.state.drafts[0]?.declared ?? {}
    expect(declared['ken']).toBe('favour')
    expect(Object.values(declared)).toContain('against')
  })
})

describe('a proposal on the floor', () => {
  function proposed(): Committee {
    const committee = new Committee()
    committee.act('ken', { kind: 'propose', changes: [{ issue: 3, option: 2 }] })
    committee.until((state) => state.owed.length === 0)
    committee.act('ken', { kind: 'propose', changes: [{ issue: 1, option: 2 }] })
    return committee
  }

  it('is met by a placard of every AI delegate, and then settled', () => {
    const committee = proposed()
    const [proposal] = committee.state.proposals
    expect(proposal?.status).toBe('open')
    committee.until((state) => state.proposals[0]?.status !== 'open')
    expect(Object.keys(committee.state.proposals[0]?.reactions ?? {}).sort()).toEqual(['chn', 'fra', 'mhl', 'usa'])
  })

  it('changes the text when it is adopted, and says who did it and what stood there before', () => {
    const committee = proposed().until((state) => state.proposals[0]?.status !== 'open')
    expect(committee.state.proposals[0]?.status).toBe('adopted')
    expect(committee.state.drafts[0]?.deal[1]).toBe(2)
    expect(committee.events('clause-changed').at(-1)).toMatchObject({ issue: 1, before: 0, after: 2, by: 'ken' })
  })

  it('lets at most two of the delegates speak; the others only raise their placards', () => {
    const committee = proposed().until((state) => state.proposals[0]?.status !== 'open')
    const speeches = committee.events('act-taken').filter((event) => event.act.kind === 'react')
    expect(speeches.length).toBeLessThanOrEqual(2)
    expect(speeches.every((event) => event.words !== '')).toBe(true)
  })

  it('moves the regard of those who welcomed and of those who refused it', () => {
    const committee = proposed().until((state) => state.proposals[0]?.status !== 'open')
    for (const event of committee.events('proposal-met')) {
      const expected = event.reaction === 'welcome' ? 0.02 : event.reaction === 'cannot-accept' ? -0.02 : 0
      expect(event.regard).toBe(expected)
    }
  })

  it('waits 20 seconds for a sponsor who is a person, whose silence is consent', () => {
    const committee = new Committee()
    committee.act('ken', { kind: 'propose', changes: [{ issue: 3, option: 2 }] })
    committee.until((state) => state.owed.length === 0)
    const opened = committee.state.clock.elapsedMs
    committee.act('fra', { kind: 'propose', changes: [{ issue: 1, option: 2 }] }, 'autonomous')
    committee.until((state) => state.proposals.some((proposal) => proposal.status !== 'open'))
    expect(committee.events('proposal-settled')[0]?.at).toBeGreaterThanOrEqual(opened + 20_000)
  })
})

describe('contested amendments', () => {
  it('are two at most: a newer one displaces the oldest', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const committee = new Committee()
      committee.until((state) => {
        const contested = state.proposals.filter((proposal) => proposal.status === 'contested')
        expect(contested.length).toBeLessThanOrEqual(2)
        return state.status === 'concluded' || state.seq > 900 + seed
      })
    }
  })
})
