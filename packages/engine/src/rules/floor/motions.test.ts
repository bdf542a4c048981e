import { describe, expect, it } from 'vitest'
import type { Act, Choice } from '../../model/acts/act.ts'
import { orderOf } from '../../model/floor/order.ts'
import { aPack } from '../../testing/a-pack.ts'
import { aPlan, Committee, outcomeOf } from '../../testing/committee.ts'
import { agreementOf } from '../conclusion/score.ts'

const UNMOD: Act = { kind: 'motion', motion: 'unmoderated-caucus', minutes: 3 }

/** A committee under a pack, with a draft on the floor and nobody owing an answer. */
function debating(overrides: Parameters<typeof aPlan>[0] = {}): Committee {
  const plan = aPlan({ procedure: aPack(), ...overrides })
  return new Committee(plan).until((state) => state.drafts.length > 0 && state.owed.length === 0)
}

const PEOPLE = ['chn', 'fra', 'ken', 'mhl', 'usa'] as const

/** A committee of people alone with a draft of two clauses, at a time at which it may be voted on. */
function ofPeople(): Committee {
  const plan = aPlan({ procedure: aPack(), people: PEOPLE.map((seat) => seat.toUpperCase()) })
  const committee = new Committee({ ...plan, crises: plan.crises.map((crisis) => ({ ...crisis, answerMinutes: 2 })) })
  const changes = [
    { issue: 0, option: 2 },
    { issue: 1, option: 1 },
  ]
  committee.act('ken', { kind: 'propose', changes })
  committee.act('mhl', { kind: 'sign', draft: committee.state.drafts[0]?.id ?? '' })
  committee.until(({ clock }) => {
    const negotiation = clock.phases[1]
    return clock.phaseIndex === 1 && clock.elapsedMs >= (negotiation?.startedAt ?? 0) + (negotiation?.minMs ?? 0)
  })
  // People who have not been heard for ten minutes are not there, and without them there is no quorum.
  for (const seat of PEOPLE) committee.act(seat, { kind: 'remark' })
  return committee
}

function ballots(committee: Committee, choice: Choice): void {
  const vote = committee.state.floor.vote
  for (const seat of vote?.order ?? []) committee.act(seat, { kind: 'vote', choice }, 'person', '')
}

/** Moves, seconds where that is needed, waits for the debate to end, and carries a motion. */
function carry(committee: Committee, motion: Act): void {
  committee.act('ken', motion, 'person', '')
  committee.act('fra', { kind: 'second' }, 'person', '')
  committee.until((state) => state.floor.vote !== undefined)
  ballots(committee, 'for')
}

describe('a caucus', () => {
  it('is moved, seconded by an AI delegate, voted on and, when its time is over, closed', () => {
    const committee = debating()
    expect(outcomeOf(committee.act('ken', UNMOD))).toBe('accepted')
    committee.until((state) => state.floor.motion === undefined)
    const [settled] = committee.events('motion-settled')
    expect(committee.events('motion-seconded')[0]?.by).not.toBe('ken')
    expect(settled?.carried).toBe(true)
    const until = committee.state.floor.order?.caucus?.until ?? 0
    expect(until - (settled?.at ?? 0)).toBe(180_000)
    committee.until((state) => state.floor.order?.caucus === undefined)
    expect(committee.state.clock.elapsedMs).toBeGreaterThanOrEqual(until)
  })

  it('that is moderated hears its topic alone, from AI delegates as well', () => {
    const committee = debating()
    committee.act('ken', { kind: 'motion', motion: 'moderated-caucus', minutes: 5, seconds: 60, issue: 2 })
    committee.until((state) => state.floor.motion === undefined)
    if (!committee.state.floor.order?.caucus) throw new Error('the caucus was not carried')
    committee.act('ken', { kind: 'request-floor' }, 'person', '')
    committee.until((state) => state.floor.order?.caucus?.turn?.seat === 'ken')
    expect(outcomeOf(committee.act('ken', { kind: 'explain', issue: 1 }))).toBe('off-the-topic')
    expect(outcomeOf(committee.act('ken', { kind: 'explain', issue: 2 }))).toBe('accepted')
    const from = committee.log.length
    committee.until((state) => state.floor.order?.caucus === undefined)
    const named = committee.log
      .slice(from)
      .flatMap((event) => (event.kind === 'act-taken' && event.act.kind === 'explain' ? [event.act.issue] : []))
    expect(named.length).toBeGreaterThan(0)
    expect(new Set(named)).toEqual(new Set([2]))
  })

  it('limits the length of speeches', () => {
    const committee = ofPeople()
    carry(committee, { kind: 'motion', motion: 'limit-time', seconds: 30 })
    const long = Array.from({ length: 80 }, () => 'word').join(' ')
    expect(outcomeOf(committee.act('ken', { kind: 'remark' }, 'person', long))).toBe('speech-too-long')
    expect(outcomeOf(committee.act('ken', { kind: 'remark' }, 'person', 'Briefly.'))).toBe('accepted')
  })
})

describe('a motion that takes precedence', () => {
  it('sets the other aside, which is taken up again when it fails', () => {
    const committee = debating()
    committee.act('ken', { kind: 'motion', motion: 'close-list' }, 'person', '')
    // The list is voted on at once under this pack; a motion that waits for a second is what can be set aside.
    committee.until((state) => state.floor.motion === undefined && state.floor.vote === undefined)
    committee.act('ken', { kind: 'motion', motion: 'moderated-caucus', minutes: 5, seconds: 60 })
    const first = committee.state.floor.motion?.id
    expect(outcomeOf(committee.act('ken', { kind: 'motion', motion: 'division', issue: 0 }))).not.toBe('accepted')
    expect(outcomeOf(committee.act('fra', UNMOD, 'reply'))).toBe('accepted')
    expect(committee.state.floor.order?.waiting.map(({ id }) => id)).toEqual([first])
    const raised = committee.state.floor.motion?.id
    committee.until((state) => state.floor.motion?.id !== raised)
    const carried = committee.events('motion-settled').find(({ motion }) => motion === raised)?.carried
    expect(committee.state.floor.motion?.id).toBe(carried ? undefined : first)
  })
})

describe('a motion on the draft', () => {
  it('to divide it is debated, and a part that is not carried leaves the text', () => {
    const committee = ofPeople()
    carry(committee, { kind: 'motion', motion: 'division', issue: 1 })
    expect(committee.events('motion-debate-opened')).toHaveLength(1)
    carry(committee, { kind: 'motion', motion: 'vote' })
    expect(committee.state.floor.vote?.question).toEqual({
      kind: 'part',
      draft: committee.state.drafts[0]?.id,
      issue: 1,
    })
    ballots(committee, 'against')
    expect(committee.state.drafts[0]?.deal).toEqual([2, 0, 0, 0, 0])
    expect(committee.state.floor.vote?.question.kind).toBe('draft')
  })

  it('hears as many on each side as the pack allows', () => {
    const committee = ofPeople()
    committee.act('ken', { kind: 'motion', motion: 'division', issue: 1 })
    committee.act('fra', { kind: 'second' })
    const speak = (seat: string, side: 'for' | 'against') =>
      outcomeOf(committee.act(seat, { kind: 'point', point: `${side}-the-motion` }))
    expect([speak('usa', 'against'), speak('chn', 'against'), speak('mhl', 'for')]).toEqual([
      'accepted',
      'speakers-exhausted',
      'accepted',
    ])
    expect(committee.state.floor.vote?.question.kind).toBe('motion')
  })

  it.each([
    { objecting: 0, status: 'adopted', next: undefined },
    { objecting: 1, status: 'open', next: 'draft' },
  ])('to adopt it without a vote meets $objecting objections: it is $status', ({ objecting, status, next }) => {
    const committee = ofPeople()
    committee.act('ken', { kind: 'motion', motion: 'consensus' })
    expect(committee.state.floor.vote?.question.kind).toBe('consensus')
    for (const [index, seat] of PEOPLE.entries()) {
      const choice = index < objecting ? 'against' : 'for'
      committee.act(seat, { kind: 'vote', choice }, 'person', '')
    }
    expect(committee.state.drafts[0]?.status).toBe(status)
    expect(committee.state.floor.vote?.question.kind).toBe(next)
    if (objecting === 0) expect(agreementOf(committee.state)).toMatchObject({ favour: 5, carried: true })
  })

  it('to treat it as important makes it need two thirds', () => {
    const committee = ofPeople()
    carry(committee, { kind: 'motion', motion: 'important-question' })
    carry(committee, { kind: 'motion', motion: 'vote' })
    expect(committee.state.floor.vote).toMatchObject({ question: { kind: 'draft' }, majority: 'two-thirds' })
  })

  it('to adjourn the debate sets it aside, and reconsidering takes two thirds', () => {
    const committee = ofPeople()
    carry(committee, { kind: 'motion', motion: 'adjourn-debate' })
    expect(committee.state.drafts[0]?.status).toBe('adjourned')
    committee.act('ken', { kind: 'motion', motion: 'reconsider' }, 'person', '')
    committee.act('fra', { kind: 'second' }, 'person', '')
    committee.until((state) => state.floor.vote !== undefined)
    expect(committee.state.floor.vote?.majority).toBe('two-thirds')
  })

  it('polls the room and binds nobody', () => {
    const committee = debating()
    const before = committee.state.drafts
    expect(
      outcomeOf(committee.act('ken', { kind: 'motion', motion: 'straw-poll', change: { issue: 1, option: 2 } })),
    ).toBe('accepted')
    committee.until((state) => state.floor.vote === undefined)
    expect(committee.state.floor.votes.at(-1)?.question.kind).toBe('straw-poll')
    expect(committee.state.drafts.map(({ deal }) => deal)).toEqual(before.map(({ deal }) => deal))
  })
})

describe('points', () => {
  it('of order are well taken after a threat, and the ruling may be appealed against', () => {
    const committee = debating()
    committee.act('usa', { kind: 'threaten', target: 'ken' }, 'reply')
    const credibility = () => committee.state.seats.find(({ id }) => id === 'usa')?.credibility ?? 0
    const before = credibility()
    committee.act('ken', { kind: 'point', point: 'order' })
    expect(committee.events('point-ruled').at(-1)).toMatchObject({
      ruling: 'well-taken',
      reason: 'threat-called-to-order',
    })
    expect(credibility()).toBe(before - 3)
    expect(outcomeOf(committee.act('usa', { kind: 'motion', motion: 'appeal' }, 'reply'))).toBe('accepted')
    committee.until((state) => state.floor.vote === undefined)
    const isOverruled = committee.events('motion-settled').at(-1)?.carried ?? false
    expect(credibility()).toBe(isOverruled ? before : before - 3)
  })

  it('of order without a breach are not, and nothing moves', () => {
    const committee = debating()
    committee.act('ken', { kind: 'point', point: 'order' })
    expect(committee.events('point-ruled').at(-1)).toMatchObject({
      ruling: 'not-well-taken',
      reason: 'nothing-was-broken',
    })
  })

  it('of reply belong to who was spoken against, once', () => {
    const committee = debating()
    expect(outcomeOf(committee.act('ken', { kind: 'point', point: 'right-of-reply' }))).toBe('no-right-of-reply')
    committee.act('usa', { kind: 'warn', target: 'ken' }, 'reply')
    expect(outcomeOf(committee.act('ken', { kind: 'point', point: 'right-of-reply' }))).toBe('accepted')
    expect(outcomeOf(committee.act('ken', { kind: 'point', point: 'right-of-reply' }))).toBe('no-right-of-reply')
  })

  it('explain a vote after it, by AI delegates too, and never a sponsor’s', () => {
    const committee = debating().until(({ floor }) => floor.votes.some(({ question }) => question.kind === 'draft'))
    const sponsors = committee.state.drafts[0]?.sponsors ?? []
    expect(outcomeOf(committee.act('ken', { kind: 'point', point: 'explanation-of-vote' }))).toBe('accepted')
    expect(outcomeOf(committee.act('ken', { kind: 'point', point: 'explanation-of-vote' }))).toBe('nothing-to-explain')
    committee.until((state) => state.owed.length === 0 || state.status === 'concluded')
    const explained = committee
      .events('order-changed')
      .flatMap((event) => (event.as === 'explained' ? [event.seat] : []))
    expect(explained.length).toBeGreaterThan(0)
    expect(explained.some((seat) => sponsors.includes(seat))).toBe(false)
  })

  it('explain each vote on a draft, also who has explained an earlier one', () => {
    const committee = debating().until(({ floor }) => floor.vote?.question.kind === 'draft')
    const { floor } = committee.state
    committee.state = { ...committee.state, floor: { ...floor, order: { ...orderOf({ floor }), explained: ['ken'] } } }
    committee.until((state) => state.floor.vote === undefined)
    expect(outcomeOf(committee.act('ken', { kind: 'point', point: 'explanation-of-vote' }))).toBe('accepted')
  })

  it('bind who is present and voting not to abstain on substance', () => {
    const committee = debating()
    committee.act('ken', { kind: 'point', point: 'present-and-voting' }, 'person', '')
    committee.until(
      ({ floor }) => floor.vote?.manner === 'roll-call' && floor.vote.order[floor.vote.ballots.length] === 'ken',
    )
    expect(outcomeOf(committee.act('ken', { kind: 'vote', choice: 'abstain' }, 'person', ''))).toBe('must-not-abstain')
    expect(outcomeOf(committee.act('ken', { kind: 'vote', choice: 'against' }, 'person', ''))).toBe('accepted')
  })
})

describe('a quorum', () => {
  it('is wanting when people have left, for motions and for decisions', () => {
    const committee = ofPeople()
    committee.until((state) => state.clock.elapsedMs - Math.max(...state.lastActAt) > 600_000)
    expect(outcomeOf(committee.act('ken', { kind: 'motion', motion: 'straw-poll' }))).toBe('no-quorum')
    committee.until(({ floor }) => floor.vote?.question.kind === 'draft')
    committee.act(committee.state.floor.vote?.order[0] ?? '', { kind: 'vote', choice: 'for' }, 'person', '')
    committee.until(({ floor }) => floor.vote === undefined)
    expect(committee.state.floor.votes.at(-1)?.result).toMatchObject({ for: 1, against: 0, carried: false })
  })
})

describe('a session without a pack', () => {
  it('knows the motion to vote, points of order and inquiries alone', () => {
    const committee = new Committee()
    expect(outcomeOf(committee.act('ken', UNMOD))).toBe('not-in-this-procedure')
    expect(outcomeOf(committee.act('ken', { kind: 'point', point: 'privilege' }))).toBe('not-in-this-procedure')
    expect(outcomeOf(committee.act('ken', { kind: 'point', point: 'inquiry' }))).toBe('accepted')
  })
})
