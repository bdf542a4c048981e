import { describe, expect, it } from 'vitest'
import type { Act, Answer } from '../model/acts/act.ts'
import { pointOf } from '../model/acts/points.ts'
import type { SeatId } from '../model/committee/seat.ts'
import { nearestOption } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { REPLY_GAP_MS } from '../model/session/time.ts'
import { aPack } from '../testing/a-pack.ts'
import {
  aMotion,
  anOffer,
  aPromise,
  aRoom,
  atTime,
  rising,
  withRegard,
  withSecrets,
  withText,
} from '../testing/parts.ts'
import { owedReplies } from './replies.ts'

/** Kenya is a person; everybody regards everybody alike, and the first issue matters most to France. */
const room = withSecrets(
  {
    ...aRoom({ people: ['KEN'], difficulty: 'beginner' }),
    relations: Array.from({ length: 5 }, () => [0, 0, 0, 0, 0]),
  },
  'fra',
  { table: rising(0.6, 0.2, 0.1, 0.1, 0), reservation: 0.3, best: 1, redLines: [] },
)

/** What is answered to an act of a seat, and by whom; undefined when nobody answers. */
function answerTo(act: Act, by: SeatId = 'ken', state: CampaignState = room) {
  const replies = owedReplies({ ...state, seq: 30 }, 5_000, by, act)
  expect(replies.length).toBeLessThanOrEqual(1)
  const [reply] = replies
  if (reply) expect(reply).toMatchObject({ notBefore: 5_000 + REPLY_GAP_MS, replyTo: 30, spoken: true })
  return reply && { seat: reply.seat, act: reply.act }
}

/** The option nearest to France's public position on an issue, which is all an answer tells of its wishes. */
const wish = (issue: number) => ({ issue, option: nearestOption(room.issues, issue, france?.positions[issue] ?? 0) })
const france = room.seats.find(({ id }) => id === 'fra')
const needed = (issue: number): Answer => ({
  to: 'need',
  verdict: wish(issue).option === 0 ? 'yes' : 'no',
  change: wish(issue),
})
const viewed = (issue: number): Answer => ({ to: 'view', verdict: expect.any(String), change: wish(issue) })

describe('who answers whom', () => {
  const cases: readonly { act: Act; answer: { seat: SeatId; act: Act } | undefined; because: string }[] = [
    {
      act: { kind: 'question', issue: 2, target: 'fra' },
      answer: { seat: 'fra', act: { kind: 'explain', issue: 2, target: 'ken', answer: needed(2) } },
      because: 'who is asked answers what it was asked',
    },
    {
      act: { kind: 'question', target: 'fra' },
      answer: { seat: 'fra', act: { kind: 'explain', issue: 0, target: 'ken', answer: needed(0) } },
      because: 'asked nothing in particular it names what matters most to it',
    },
    {
      act: { kind: 'question' },
      answer: { seat: 'chn', act: expect.objectContaining({ kind: 'explain', target: 'ken' }) },
      because: 'a person who asks nobody in particular is not left without an answer',
    },
    {
      act: { kind: 'appeal', target: 'fra', issue: 1 },
      answer: { seat: 'fra', act: { kind: 'explain', issue: 1, target: 'ken', answer: needed(1) } },
      because: 'an appeal deserves an answer',
    },
    {
      act: { kind: 'appeal' },
      answer: { seat: 'chn', act: { kind: 'reassure', target: 'ken', replyTo: 'appeal' } },
      because: 'so does one to all, which asks nobody what it needs',
    },
    {
      act: { kind: 'promise', target: 'usa' },
      answer: { seat: 'usa', act: { kind: 'reassure', target: 'ken', replyTo: 'promise' } },
      because: 'a promise is thanked for',
    },
    {
      act: { kind: 'apologise', target: 'usa' },
      answer: { seat: 'usa', act: { kind: 'reassure', target: 'ken', replyTo: 'apologise' } },
      because: 'an apology is accepted',
    },
    {
      act: { kind: 'reassure', target: 'chn' },
      answer: { seat: 'chn', act: { kind: 'reassure', target: 'ken', replyTo: 'reassure' } },
      because: 'courtesy is returned',
    },
    {
      act: { kind: 'warn' },
      answer: { seat: 'chn', act: { kind: 'appeal', target: 'ken', replyTo: 'warn' } },
      because: 'a warning to all is taken up by one',
    },
    {
      act: { kind: 'insult', target: 'fra' },
      answer: { seat: 'fra', act: { kind: 'remark', target: 'ken', replyTo: 'insult' } },
      because: 'whoever is insulted answers',
    },
    { act: { kind: 'propose', changes: [{ issue: 0, option: 1 }] }, answer: undefined, because: 'placards answer it' },
    {
      act: { kind: 'explain', issue: 0, target: 'fra', answer: { to: 'need', verdict: 'no' } },
      answer: undefined,
      because: 'an answer ends the exchange',
    },
    {
      act: { kind: 'explain', issue: 0, target: 'fra' },
      answer: { seat: 'fra', act: { kind: 'explain', issue: 0, target: 'ken', answer: viewed(0) } },
      because: 'a view is taken up by the delegation it is addressed to',
    },
    { act: { kind: 'vote', choice: 'for' }, answer: undefined, because: 'nobody comments on a ballot' },
  ]
  it.each(cases)('$act: $because', ({ act, answer }) => {
    expect(answerTo(act)).toEqual(answer)
  })

  it('is never a person: Kenya is asked and may answer or not', () => {
    for (const act of [
      { kind: 'question', issue: 1, target: 'ken' },
      { kind: 'promise', target: 'ken' },
      { kind: 'warn', target: 'ken' },
      { kind: 'trade', target: 'ken', give: { issue: 0, option: 1 }, take: { issue: 1, option: 1 } },
    ] as const) {
      expect(answerTo(act, 'usa')).toBeUndefined()
    }
  })

  it('asked of the floor at large, it is the delegate to whom the issue matters most, the asker left out', () => {
    const keen = room.seats.reduce(
      (state, { id }, index) => withSecrets(state, id, { table: rising(0, 0.1 * (index + 1), 0, 0, 0) }),
      room,
    )
    expect(answerTo({ kind: 'question', issue: 1 }, 'ken', keen)?.seat).toBe('usa')
    expect(answerTo({ kind: 'question', issue: 1 }, 'usa', keen)?.seat).toBe('mhl')
  })
})

describe('an offer', () => {
  const offered = { ...withText(room, [0, 3, 0, 0, 0]), offers: [anOffer({ by: 'ken', to: 'fra' })] }
  const trade = (option: number, taken: number): Act => ({
    kind: 'trade',
    target: 'fra',
    give: { issue: 0, option },
    take: { issue: 1, option: taken },
  })

  it.each([
    { act: trade(2, 0), answer: 'accept', because: 'two thirds of what matters most are worth a lesser clause' },
    { act: trade(0, 0), answer: 'decline', because: 'nothing is given for a clause that is worth something' },
    { act: trade(1, 0), answer: 'decline', because: 'what is gained is lost again, and for that nobody trades' },
  ])('is met with $answer: $because', ({ act, answer }) => {
    expect(answerTo(act, 'ken', offered)).toEqual({ seat: 'fra', act: { kind: answer, offer: 'o1' } })
  })

  it.each([
    { regard: 1, answer: 'accept', because: 'a friend need bring nothing more' },
    { regard: -1, answer: 'decline', because: 'who is resented must' },
  ])('that leaves things as they are is met with $answer at a regard of $regard: $because', ({ regard, answer }) => {
    const known = withRegard(offered, 'fra', 'ken', regard)
    expect(answerTo(trade(1, 0), 'ken', known)?.act.kind).toBe(answer)
  })

  it.each([
    { promise: aPromise({ status: 'broken' }), answer: 'decline', because: 'Kenya broke its word to France' },
    { promise: aPromise({ status: 'kept' }), answer: 'accept', because: 'Kenya kept it' },
    { promise: aPromise({ status: 'broken', to: 'usa' }), answer: 'accept', because: 'it broke it to somebody else' },
    { promise: aPromise({ status: 'broken', kind: 'threat' }), answer: 'accept', because: 'it only threatened' },
  ])('however good is met with $answer: $because', ({ promise, answer }) => {
    expect(answerTo(trade(3, 0), 'ken', { ...offered, commitments: [promise] })?.act.kind).toBe(answer)
  })
})

describe('a threat or a warning', () => {
  /** How many of two hundred throws of the dice a delegate of this manner answers with a warning of its own. */
  function warnings(personality: 'gentle' | 'balanced' | 'aggressive'): number {
    const seats = room.seats.map((seat) => ({ ...seat, delegate: { ...seat.delegate, personality } }))
    let count = 0
    for (let rng = 1; rng <= 200; rng++) {
      const reply = answerTo({ kind: 'threaten', target: 'usa' }, 'ken', { ...room, seats, rng })
      expect(reply?.seat).toBe('usa')
      expect(reply?.act).toMatchObject({ target: 'ken' })
      if (reply?.act.kind === 'warn') count += 1
      else expect(reply?.act.kind).toBe('appeal')
    }
    return count
  }

  it('is mostly met with an appeal; the rougher the delegate, the oftener with a warning', () => {
    const [gentle, balanced, aggressive] = [warnings('gentle'), warnings('balanced'), warnings('aggressive')]
    expect(gentle).toBeGreaterThan(5)
    expect(gentle).toBeLessThan(40)
    expect(balanced).toBeGreaterThanOrEqual(gentle)
    expect(aggressive).toBeGreaterThan(80)
    expect(aggressive).toBeLessThan(150)
  })
})

describe('an opinion on an option', () => {
  const change = { issue: 0, option: 3 }

  it.each([
    { deal: [0, 0, 0, 0, 0], option: 3, act: 'support', because: 'France gains by it most, and says so' },
    { deal: [3, 0, 0, 0, 0], option: 0, act: 'oppose', because: 'France would lose it again' },
    { deal: [3, 0, 0, 0, 0], option: 3, act: 'support', because: 'what the text says already it is glad of' },
  ] as const)('over $deal towards $option: $because', ({ deal, option, act }) => {
    const wished = { issue: 0, option }
    const keen = room.seats.reduce(
      (state, { id }) => (id === 'fra' ? state : withSecrets(state, id, { table: rising(0.1, 0, 0, 0, 0) })),
      withText(room, deal),
    )
    expect(answerTo({ kind: 'support', change: wished }, 'ken', keen)).toEqual({
      seat: 'fra',
      act: { kind: act, change: wished, target: 'ken', replyTo: 'support' },
    })
  })

  it.each(['accept', 'price'] as const)('is not against what the delegate told its terms for (%s)', (to) => {
    const told = pointOf({ kind: 'explain', issue: 0, answer: { to, verdict: 'yes' } }) ?? ''
    const after: CampaignState = { ...withText(room, [3, 0, 0, 0, 0]), points: { fra: { [told]: 1 } } }
    const only = after.seats.reduce(
      (next, { id }) => (id === 'fra' ? next : withSecrets(next, id, { table: rising(0.1, 0, 0, 0, 0) })),
      after,
    )
    const answer = { to: 'view', verdict: 'not-yet', change: { issue: 0, option: 0 } }
    expect(answerTo({ kind: 'support', change: { issue: 0, option: 0 } }, 'ken', only)).toEqual({
      seat: 'fra',
      act: { kind: 'explain', issue: 0, target: 'ken', answer },
    })
  })

  it('is heard in answer to a person and not to another delegate, who would go on for ever', () => {
    expect(answerTo({ kind: 'oppose', change }, 'ken')).toBeDefined()
    expect(answerTo({ kind: 'oppose', change }, 'usa')).toBeUndefined()
    expect(answerTo({ kind: 'remark' }, 'usa')).toBeUndefined()
  })
})

describe('a greeting', () => {
  it('is returned by whom it was meant for, else by the warmest of the room', () => {
    const warm = withRegard(withRegard(room, 'chn', 'ken', 0.2), 'mhl', 'ken', 0.6)
    expect(answerTo({ kind: 'remark', target: 'usa' }, 'ken', warm)).toEqual({
      seat: 'usa',
      act: { kind: 'remark', target: 'ken', replyTo: 'remark' },
    })
    expect(answerTo({ kind: 'remark' }, 'ken', warm)?.seat).toBe('mhl')
  })

  it('of thanks is taken by whom they are for, else by who answered last', () => {
    const answered: CampaignState = { ...room, answered: { ken: { by: 'fra', at: 0 } } }
    const thanks = { kind: 'remark', about: 'thanks' } as const
    const act = { kind: 'remark', target: 'ken', replyTo: 'remark', about: 'thanks' }
    expect(answerTo(thanks, 'ken', answered)).toEqual({ seat: 'fra', act })
    expect(answerTo({ ...thanks, target: 'usa' }, 'ken', answered)).toEqual({ seat: 'usa', act })
  })
})

describe('a motion', () => {
  const glad = room.seats.reduce(
    (state, { id }) => withSecrets(state, id, { table: rising(0.2, 0.2, 0.2, 0.2, 0.2), reservation: 0.1, best: 1 }),
    atTime(withText(room, [3, 3, 3, 3, 3]), 0.95, 2),
  )
  const toVote: Act = { kind: 'motion', motion: 'vote' }
  const floorWith = (state: CampaignState, motion: ReturnType<typeof aMotion>) => ({
    ...state,
    floor: { ...state.floor, motion },
  })

  it('to vote is seconded by the first delegate that favours the text, and never by its mover', () => {
    expect(answerTo(toVote, 'ken', floorWith(glad, aMotion()))).toEqual({ seat: 'chn', act: { kind: 'second' } })
    expect(answerTo(toVote, 'chn', floorWith(glad, aMotion({ by: 'chn' })))?.seat).toBe('fra')
  })

  it('is seconded by nobody who is against the text', () => {
    const sad = glad.seats.reduce((state, { id }) => withSecrets(state, id, { reservation: 0.99, best: 2 }), glad)
    expect(answerTo(toVote, 'ken', floorWith(withText(sad, [1, 0, 0, 0, 0]), aMotion()))).toBeUndefined()
  })

  it('under a pack waits for no second once it is debated, voted on or granted', () => {
    const ruled = { ...glad, procedure: aPack() }
    expect(answerTo(toVote, 'ken', floorWith(ruled, aMotion()))?.act.kind).toBe('second')
    expect(answerTo(toVote, 'ken', floorWith(ruled, aMotion({ debateUntil: 60_000 })))).toBeUndefined()
    expect(answerTo(toVote, 'ken', ruled)).toBeUndefined()
  })

  it('of another kind is seconded by whoever wants it most', () => {
    const caucus = aMotion({ motion: 'moderated-caucus' })
    const liked = withRegard({ ...glad, procedure: aPack() }, 'mhl', 'ken', 0.9)
    expect(answerTo({ kind: 'motion', motion: 'moderated-caucus' }, 'ken', floorWith(liked, caucus))?.seat).toBe('mhl')
  })
})
