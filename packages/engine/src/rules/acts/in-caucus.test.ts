import { describe, expect, it } from 'vitest'
import type { Act, ActKind } from '../../model/acts/act.ts'
import type { CaucusTurn } from '../../model/floor/order.ts'
import { aPack } from '../../testing/a-pack.ts'
import { aDraft, anOffer, aProposal, aRollCall, aScene, ballotsOf } from '../../testing/a-scene.ts'
import { putAct } from '../../testing/command-context.ts'
import { outcomeOf } from '../../testing/committee.ts'
import { checkAct } from './check.ts'

const CHANGE = { issue: 1, option: 3 }

/** One act of each kind, sensible in the scenes below; the compiler keeps the list whole. */
const EVERY: { readonly [Kind in ActKind]: Extract<Act, { kind: Kind }> } = {
  support: { kind: 'support', change: CHANGE },
  oppose: { kind: 'oppose', change: CHANGE },
  question: { kind: 'question' },
  appeal: { kind: 'appeal' },
  reassure: { kind: 'reassure' },
  warn: { kind: 'warn' },
  apologise: { kind: 'apologise' },
  explain: { kind: 'explain', issue: 1 },
  remind: { kind: 'remind', target: 'usa' },
  insult: { kind: 'insult' },
  propose: { kind: 'propose', changes: [CHANGE] },
  concede: { kind: 'concede', changes: [CHANGE] },
  trade: { kind: 'trade', target: 'usa', give: CHANGE, take: { issue: 2, option: 3 } },
  promise: { kind: 'promise', target: 'usa', change: CHANGE },
  threaten: { kind: 'threaten', target: 'usa', change: CHANGE },
  remark: { kind: 'remark' },
  accept: { kind: 'accept', offer: 'o1' },
  decline: { kind: 'decline', offer: 'o1' },
  react: { kind: 'react', proposal: 'p1', reaction: 'welcome' },
  sponsor: { kind: 'sponsor', draft: 'd1' },
  sign: { kind: 'sign', draft: 'd1' },
  withdraw: { kind: 'withdraw', draft: 'd1' },
  motion: { kind: 'motion', motion: 'suspend', minutes: 3 },
  point: { kind: 'point', point: 'inquiry' },
  second: { kind: 'second' },
  declare: { kind: 'declare', draft: 'd1', stance: 'against' },
  'request-floor': { kind: 'request-floor' },
  yield: { kind: 'yield' },
  vote: { kind: 'vote', choice: 'for' },
  choose: { kind: 'choose', choice: 'talk' },
}
const ACTS = Object.values(EVERY)

/** What is done from the seat: placards, names under a draft, answers to an offer, procedure. */
const FROM_THE_SEAT: readonly ActKind[] = [
  'accept',
  'decline',
  'react',
  'sponsor',
  'sign',
  'withdraw',
  'motion',
  'point',
  'second',
  'declare',
  'request-floor',
  'yield',
  'vote',
  'choose',
]
const SPEECHES = ACTS.filter(({ kind }) => !FROM_THE_SEAT.includes(kind))

const onTheFloor = {
  plan: { procedure: aPack() },
  drafts: [aDraft({ sponsors: ['usa'] })],
  proposals: [aProposal()],
  offers: [anOffer()],
}

describe('a moderated caucus that has called the United States', () => {
  const turn: CaucusTurn = { seat: 'usa', until: 60_000, heard: ['usa'] }
  const caucus = { as: 'moderated', by: 'ken', issue: undefined, seconds: 60, until: 300_000, turn } as const
  const scene = aScene({ ...onTheFloor, order: { caucus } })

  it.each(SPEECHES)('hears no $kind of Kenya', (act) => {
    expect(checkAct(scene, 'ken', act)?.code).toBe('not-recognised')
  })

  it.each(ACTS.filter(({ kind }) => FROM_THE_SEAT.includes(kind)))(
    'leaves $kind to Kenya, which needs no floor',
    (act) => {
      expect(checkAct(scene, 'ken', act)?.code).not.toBe('not-recognised')
    },
  )

  it.each(SPEECHES)('hears $kind of its speaker', (act) => {
    const toKenya = 'target' in act ? { ...act, target: 'ken' } : act
    expect(checkAct(scene, 'usa', toKenya)).toBeUndefined()
  })

  it('hears everybody while nobody has been called', () => {
    const open = aScene({ ...onTheFloor, order: { caucus: { ...caucus, turn: { ...turn, seat: undefined } } } })
    expect(checkAct(open, 'ken', EVERY.remark)).toBeUndefined()
  })
})

describe('a caucus on the observers', () => {
  const caucus = { as: 'moderated', by: 'ken', issue: 1, seconds: 60, until: 300_000 } as const
  const scene = aScene({ ...onTheFloor, order: { caucus } })

  it.each([
    { act: EVERY.support, outcome: 'accepted', because: 'it is on the observers' },
    { act: EVERY.trade, outcome: 'accepted', because: 'one side of it is on the observers' },
    { act: EVERY.reassure, outcome: 'accepted', because: 'it names no issue at all' },
    { act: EVERY.accept, outcome: 'accepted', because: 'an offer made before may be answered' },
    {
      act: { kind: 'motion', motion: 'division', issue: 2 },
      outcome: 'caucus-in-progress',
      because: 'it is the procedure that refuses it, not the topic',
    },
    {
      act: { kind: 'support', change: { issue: 0, option: 3 } },
      outcome: 'off-the-topic',
      because: 'it is on finance',
    },
    { act: { kind: 'question', issue: 3 }, outcome: 'off-the-topic', because: 'it asks about water' },
    { act: { kind: 'explain', issue: 1 }, outcome: 'accepted', because: 'it explains itself on the observers' },
    {
      act: { kind: 'propose', changes: [{ issue: 0, option: 3 }, CHANGE] },
      outcome: 'accepted',
      because: 'a package that settles the topic may settle more',
    },
    {
      act: { kind: 'trade', target: 'usa', give: { issue: 0, option: 1 }, take: { issue: 2, option: 3 } },
      outcome: 'off-the-topic',
      because: 'neither side of it is on the observers',
    },
  ] as const)('$act.kind: $outcome, because $because', ({ act, outcome }) => {
    expect(outcomeOf(putAct(scene, 'ken', act))).toBe(outcome)
  })
})

describe('while the roll is called', () => {
  const vote = aRollCall({ ballots: ballotsOf('++') })
  const scene = aScene({ ...onTheFloor, floor: { vote, speakersList: ['ken'] } })
  const quiet = ['declare', 'request-floor', 'yield', 'vote', 'choose']

  it.each(ACTS.filter(({ kind }) => !quiet.includes(kind)))('$kind would interrupt it', (act) => {
    expect(checkAct(scene, 'ken', act)?.code).toBe('voting-in-progress')
  })

  it.each(ACTS.filter(({ kind }) => quiet.includes(kind)))('$kind does not', (act) => {
    expect(checkAct(scene, 'ken', act)?.code).not.toBe('voting-in-progress')
  })
})
