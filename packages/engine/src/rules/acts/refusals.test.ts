import { describe, expect, it } from 'vitest'
import type { Act } from '../../model/acts/act.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import { aPack } from '../../testing/a-pack.ts'
import {
  aDraft,
  aMotion,
  anOffer,
  aProposal,
  aRollCall,
  aScene,
  aVote,
  ballotsOf,
  inPhase,
  type Scene,
} from '../../testing/a-scene.ts'
import { putAct } from '../../testing/command-context.ts'
import { outcomeOf } from '../../testing/committee.ts'

/** One question to the rules: may this seat do this here? */
interface Row {
  readonly seat?: SeatId
  readonly act: Act
  readonly scene?: Scene
  readonly outcome: string
  readonly because: string
}

/** What the rules say of an act in a scene; Kenya's where no seat is named. */
function ruled({ seat = 'ken', act, scene = {} }: Row): string {
  return outcomeOf(putAct(aScene(scene), seat, act))
}

const TITLE = '$seat $act.kind: $outcome, because $because'
const plan = { procedure: aPack() }
const CHANGES = [0, 1, 2, 3].map((issue) => ({ issue, option: 3 }))

describe('an answer to an offer', () => {
  it.each<Row>([
    { act: { kind: 'accept', offer: 'o1' }, outcome: 'accepted', because: 'it was made to Kenya' },
    { act: { kind: 'decline', offer: 'o1' }, outcome: 'accepted', because: 'it was made to Kenya' },
    { seat: 'usa', act: { kind: 'accept', offer: 'o1' }, outcome: 'offer-not-to-you', because: 'it was made to Kenya' },
    { seat: 'fra', act: { kind: 'decline', offer: 'o1' }, outcome: 'offer-not-to-you', because: 'France made it' },
    { act: { kind: 'accept', offer: 'o2' }, outcome: 'unknown-offer', because: 'it was declined and is off' },
    { act: { kind: 'accept', offer: 'o3' }, outcome: 'unknown-offer', because: 'nobody made it' },
  ])(TITLE, (row) => {
    const offers = [anOffer(), anOffer({ id: 'o2', status: 'declined' })]
    expect(ruled({ ...row, scene: { offers, drafts: [aDraft()] } })).toBe(row.outcome)
  })
})

describe('a placard on a proposal', () => {
  const react = (proposal: string): Act => ({ kind: 'react', proposal, reaction: 'live-with' })
  const proposals = [
    aProposal({ by: 'ken' }),
    aProposal({ id: 'p2' }),
    aProposal({ id: 'p3', status: 'lapsed' }),
    aProposal({ id: 'p4', status: 'contested' }),
  ]

  it.each<Row>([
    { act: react('p2'), outcome: 'accepted', because: 'it lies open' },
    { act: react('p1'), outcome: 'offer-to-self', because: 'whoever puts a change is for it already' },
    { act: react('p3'), outcome: 'unknown-proposal', because: 'it found too little support' },
    { act: react('p4'), outcome: 'unknown-proposal', because: 'it waits for its vote, not for placards' },
  ])(TITLE, (row) => expect(ruled({ ...row, scene: { proposals, drafts: [aDraft()] } })).toBe(row.outcome))
})

describe('names under a draft', () => {
  const drafts = [
    aDraft({ signatories: ['fra'] }),
    aDraft({ id: 'd2', status: 'rejected' }),
    aDraft({ id: 'd3', status: 'adopted' }),
  ]

  it.each<Row>([
    { seat: 'usa', act: { kind: 'sponsor', draft: 'd1' }, outcome: 'accepted', because: 'anybody may join' },
    { seat: 'fra', act: { kind: 'sponsor', draft: 'd1' }, outcome: 'accepted', because: 'a signatory may go further' },
    { act: { kind: 'sponsor', draft: 'd1' }, outcome: 'already-sponsor', because: 'it is its own draft' },
    { act: { kind: 'sign', draft: 'd1' }, outcome: 'already-signed', because: 'a sponsor’s name stands under it' },
    { seat: 'fra', act: { kind: 'sign', draft: 'd1' }, outcome: 'already-signed', because: 'once is enough' },
    { seat: 'usa', act: { kind: 'withdraw', draft: 'd1' }, outcome: 'not-a-signatory', because: 'no name is there' },
    { seat: 'fra', act: { kind: 'withdraw', draft: 'd1' }, outcome: 'accepted', because: 'a signature binds nobody' },
    { act: { kind: 'withdraw', draft: 'd1' }, outcome: 'accepted', because: 'a sponsor may step back' },
    { seat: 'usa', act: { kind: 'sign', draft: 'd2' }, outcome: 'draft-not-open', because: 'it was voted down' },
    { seat: 'usa', act: { kind: 'sign', draft: 'd3' }, outcome: 'draft-not-open', because: 'it is a resolution now' },
    {
      seat: 'usa',
      act: { kind: 'declare', draft: 'd2', stance: 'favour' },
      outcome: 'draft-not-open',
      because: 'there is nothing left to be for',
    },
    {
      act: { kind: 'declare', draft: 'd1', stance: 'against' },
      outcome: 'accepted',
      because: 'a sponsor may have second thoughts',
    },
    { seat: 'usa', act: { kind: 'sign', draft: 'd9' }, outcome: 'unknown-draft', because: 'nobody introduced it' },
  ])(TITLE, (row) => expect(ruled({ ...row, scene: { drafts } })).toBe(row.outcome))
})

describe('changes to the text', () => {
  const trade = (issue: number): Act => ({
    kind: 'trade',
    target: 'fra',
    give: { issue: 0, option: 3 },
    take: { issue, option: 3 },
  })

  it.each<Row>([
    { act: { kind: 'propose', changes: CHANGES.slice(0, 3) }, outcome: 'accepted', because: 'three are a package' },
    { act: { kind: 'propose', changes: CHANGES }, outcome: 'too-many-changes', because: 'four are too many to weigh' },
    {
      act: { kind: 'propose', changes: [{ issue: 0, option: 2 }, ...CHANGES.slice(1, 2)] },
      outcome: 'accepted',
      because: 'one of them is new',
    },
    {
      act: { kind: 'concede', changes: [{ issue: 0, option: 2 }] },
      outcome: 'already-in-the-text',
      because: 'the draft says so',
    },
    { act: { kind: 'propose', changes: [{ issue: 0, option: 0 }] }, outcome: 'accepted', because: 'a clause may go' },
    { act: trade(1), outcome: 'accepted', because: 'a trade is over two issues' },
    { act: trade(0), outcome: 'too-many-changes', because: 'a trade on one issue gives back what it takes' },
  ])(TITLE, (row) => expect(ruled({ ...row, scene: { drafts: [aDraft()] } })).toBe(row.outcome))
})

describe('an act addressed to a delegation', () => {
  it.each<Row>([
    { act: { kind: 'warn', target: 'ken' }, outcome: 'offer-to-self', because: 'nobody warns itself' },
    { act: { kind: 'question', target: 'bra' }, outcome: 'unknown-seat', because: 'Brazil is not in the room' },
    { act: { kind: 'apologise', target: 'usa' }, outcome: 'accepted', because: 'the United States is' },
    { act: { kind: 'threaten' }, outcome: 'accepted', because: 'a threat may be meant for everybody' },
  ])(TITLE, (row) => expect(ruled(row)).toBe(row.outcome))
})

describe('a motion in a session without rules on it', () => {
  const ripe: Scene = { drafts: [aDraft({ signatories: ['fra'] })], clock: inPhase(2, 1_900_000) }
  const vote: Act = { kind: 'motion', motion: 'vote' }

  it.each<Row>([
    { act: vote, scene: ripe, outcome: 'accepted', because: 'two names are under it and the debate was long' },
    {
      act: vote,
      scene: { ...ripe, drafts: [aDraft()] },
      outcome: 'motion-out-of-order',
      because: 'its sponsor is alone with it',
    },
    {
      act: vote,
      scene: { ...ripe, clock: inPhase(1, 60_000) },
      outcome: 'motion-out-of-order',
      because: 'negotiation has not had its minimum',
    },
    {
      act: vote,
      scene: { ...ripe, floor: { motion: aMotion('vote', { by: 'usa' }) } },
      outcome: 'motion-out-of-order',
      because: 'one motion at a time',
    },
    { act: vote, scene: { ...ripe, drafts: [] }, outcome: 'no-draft-on-the-floor', because: 'there is no text' },
    {
      act: { kind: 'motion', motion: 'suspend', minutes: 5 },
      scene: ripe,
      outcome: 'not-in-this-procedure',
      because: 'it knows the motion to vote alone',
    },
  ])(TITLE, (row) => expect(ruled(row)).toBe(row.outcome))

  it.each<Row>([
    { act: { kind: 'point', point: 'order' }, outcome: 'accepted', because: 'the chair rules on it' },
    { act: { kind: 'point', point: 'inquiry' }, outcome: 'accepted', because: 'the chair answers it' },
    { act: { kind: 'point', point: 'information' }, outcome: 'not-in-this-procedure', because: 'it is not known' },
  ])(TITLE, (row) => expect(ruled(row)).toBe(row.outcome))
})

describe('a second', () => {
  const second: Act = { kind: 'second' }
  const waiting = (motion = aMotion('suspend')): Scene => ({ plan, floor: { motion } })

  it.each<Row>([
    { seat: 'usa', act: second, scene: waiting(), outcome: 'accepted', because: 'another delegation supports it' },
    { act: second, scene: waiting(), outcome: 'cannot-second-own-motion', because: 'Kenya moved it' },
    {
      seat: 'usa',
      act: second,
      scene: waiting(aMotion('suspend', { secondedBy: 'fra' })),
      outcome: 'no-motion-to-second',
      because: 'France has seconded it',
    },
    {
      seat: 'usa',
      act: second,
      scene: waiting(aMotion('division', { debateUntil: 15_000 })),
      outcome: 'no-motion-to-second',
      because: 'it needed none and is being debated',
    },
    { seat: 'usa', act: second, scene: { plan }, outcome: 'no-motion-to-second', because: 'there is no motion' },
  ])(TITLE, (row) => expect(ruled(row)).toBe(row.outcome))
})

describe('the speakers list', () => {
  it.each<Row>([
    { act: { kind: 'request-floor' }, outcome: 'accepted', because: 'it is open' },
    {
      act: { kind: 'request-floor' },
      scene: { order: { isListClosed: true } },
      outcome: 'list-closed',
      because: 'the committee has closed it',
    },
    {
      act: { kind: 'request-floor' },
      scene: { floor: { speakersList: ['ken'] }, order: { isListClosed: true } },
      outcome: 'already-on-the-list',
      because: 'who is on it needs no second place',
    },
    {
      act: { kind: 'yield' },
      scene: { floor: { speaker: 'ken' } },
      outcome: 'accepted',
      because: 'the speaker may give up the floor',
    },
    {
      act: { kind: 'yield' },
      scene: { floor: { speaker: 'usa', speakersList: ['fra'] } },
      outcome: 'not-on-the-list',
      because: 'Kenya has no floor and waits for none',
    },
  ])(TITLE, (row) => expect(ruled(row)).toBe(row.outcome))
})

describe('a ballot', () => {
  const cast = (choice: 'for' | 'abstain'): Act => ({ kind: 'vote', choice })
  const placards = (order = {}): Scene => ({
    plan,
    drafts: [aDraft()],
    floor: { vote: aVote({ kind: 'motion', motion: 'm1' }, { ballots: ballotsOf('+') }) },
    order,
  })
  const roll = (order = {}): Scene => ({
    plan,
    drafts: [aDraft()],
    floor: { vote: aRollCall({ ballots: ballotsOf('++') }) },
    order,
  })

  it.each<Row>([
    { act: cast('for'), scene: placards(), outcome: 'accepted', because: 'placards go up in any order' },
    { seat: 'chn', act: cast('for'), scene: placards(), outcome: 'not-your-turn', because: 'China has voted' },
    { act: cast('for'), scene: roll(), outcome: 'accepted', because: 'Kenya’s name is called' },
    { seat: 'usa', act: cast('for'), scene: roll(), outcome: 'not-your-turn', because: 'Kenya’s name is called' },
    { act: cast('abstain'), scene: roll(), outcome: 'accepted', because: 'nobody is bound' },
    {
      act: cast('abstain'),
      scene: roll({ presentAndVoting: ['ken'] }),
      outcome: 'must-not-abstain',
      because: 'Kenya said it is present and voting',
    },
    {
      act: cast('abstain'),
      scene: roll({ presentAndVoting: ['usa'] }),
      outcome: 'accepted',
      because: 'only the United States has said so',
    },
    {
      act: cast('abstain'),
      scene: placards({ presentAndVoting: ['ken'] }),
      outcome: 'accepted',
      because: 'procedure is no substance',
    },
    { act: cast('for'), outcome: 'no-vote-in-progress', because: 'nothing is voted on' },
  ])(TITLE, (row) => expect(ruled(row)).toBe(row.outcome))
})
