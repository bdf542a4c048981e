import { describe, expect, it } from 'vitest'
import type { Act, ActKind } from './act.ts'
import { ACT_FACTS, needsFloor, SPEECHES } from './act-facts.ts'
import { changesOf } from './changes.ts'

const [one, two] = [
  { issue: 0, option: 1 },
  { issue: 3, option: 2 },
]

/** One act of each kind, and what the order of business makes of it. */
const ACTS: readonly { act: Act; isSpeech: boolean; duringVote: boolean; names: boolean; because: string }[] = [
  { act: { kind: 'support', change: one }, isSpeech: true, duringVote: false, names: true, because: 'it argues' },
  { act: { kind: 'oppose', change: one }, isSpeech: true, duringVote: false, names: true, because: 'it argues' },
  { act: { kind: 'question' }, isSpeech: true, duringVote: false, names: true, because: 'it is asked aloud' },
  { act: { kind: 'appeal' }, isSpeech: true, duringVote: false, names: true, because: 'it asks for goodwill aloud' },
  { act: { kind: 'reassure' }, isSpeech: true, duringVote: false, names: true, because: 'a kind word is a word' },
  { act: { kind: 'warn' }, isSpeech: true, duringVote: false, names: true, because: 'a warning must be heard' },
  { act: { kind: 'apologise' }, isSpeech: true, duringVote: false, names: true, because: 'so must an apology' },
  { act: { kind: 'explain', issue: 0 }, isSpeech: true, duringVote: false, names: true, because: 'it is a statement' },
  {
    act: { kind: 'remind', target: 'fra' },
    isSpeech: true,
    duringVote: false,
    names: true,
    because: 'it is said aloud',
  },
  {
    act: { kind: 'insult' },
    isSpeech: true,
    duringVote: false,
    names: true,
    because: 'it takes the floor like any word',
  },
  { act: { kind: 'propose', changes: [one] }, isSpeech: true, duringVote: false, names: true, because: 'it is moved' },
  { act: { kind: 'concede', changes: [one] }, isSpeech: true, duringVote: false, names: true, because: 'it is moved' },
  {
    act: { kind: 'trade', target: 'fra', give: one, take: two },
    isSpeech: true,
    duringVote: false,
    names: true,
    because: 'offers are made before the room',
  },
  { act: { kind: 'promise', target: 'fra' }, isSpeech: true, duringVote: false, names: true, because: 'words bind' },
  { act: { kind: 'threaten' }, isSpeech: true, duringVote: false, names: true, because: 'threats are heard by all' },
  {
    act: { kind: 'remark' },
    isSpeech: true,
    duringVote: false,
    names: true,
    because: 'small talk takes the floor too',
  },
  {
    act: { kind: 'accept', offer: 'o1' },
    isSpeech: false,
    duringVote: false,
    names: false,
    because: 'a nod is enough',
  },
  {
    act: { kind: 'decline', offer: 'o1' },
    isSpeech: false,
    duringVote: false,
    names: false,
    because: 'so is a shake of the head',
  },
  {
    act: { kind: 'react', proposal: 'p1', reaction: 'welcome' },
    isSpeech: false,
    duringVote: false,
    names: false,
    because: 'a placard is raised in silence',
  },
  {
    act: { kind: 'declare', draft: 'd1', stance: 'favour' },
    isSpeech: false,
    duringVote: true,
    names: false,
    because: 'a stance may change to the last',
  },
  {
    act: { kind: 'sponsor', draft: 'd1' },
    isSpeech: false,
    duringVote: false,
    names: false,
    because: 'nobody joins a text that is being voted on',
  },
  { act: { kind: 'sign', draft: 'd1' }, isSpeech: false, duringVote: false, names: false, because: 'as for a sponsor' },
  {
    act: { kind: 'withdraw', draft: 'd1' },
    isSpeech: false,
    duringVote: false,
    names: false,
    because: 'a sponsor cannot pull a text out of its vote',
  },
  {
    act: { kind: 'motion', motion: 'vote' },
    isSpeech: false,
    duringVote: false,
    names: true,
    because: 'it may name an issue, and waits for the vote',
  },
  {
    act: { kind: 'point', point: 'order' },
    isSpeech: false,
    duringVote: false,
    names: false,
    because: 'nothing interrupts a vote',
  },
  { act: { kind: 'second' }, isSpeech: false, duringVote: false, names: false, because: 'it is called from the seat' },
  {
    act: { kind: 'request-floor' },
    isSpeech: false,
    duringVote: true,
    names: false,
    because: 'one may queue meanwhile',
  },
  { act: { kind: 'yield' }, isSpeech: false, duringVote: true, names: false, because: 'and leave the queue' },
  { act: { kind: 'vote', choice: 'for' }, isSpeech: false, duringVote: true, names: false, because: 'it is the vote' },
  {
    act: { kind: 'choose', choice: 'talk' },
    isSpeech: false,
    duringVote: true,
    names: false,
    because: 'a crisis does not wait for the roll call',
  },
]

describe('what the order of business knows of an act', () => {
  it.each(ACTS)('$act.kind: a speech $isSpeech, in a vote $duringVote, $because', (row) => {
    const facts = ACT_FACTS[row.act.kind]
    expect(facts.needsFloor).toBe(row.isSpeech)
    expect(needsFloor(row.act)).toBe(row.isSpeech)
    expect(facts.isInOrderDuringVote).toBe(row.duringVote)
    expect(facts.hasReferences).toBe(row.names)
  })

  it('is known of every kind, and speeches are offered in one order', () => {
    expect(ACTS.map(({ act }) => act.kind).toSorted()).toEqual(Object.keys(ACT_FACTS).toSorted())
    const spoken: ActKind[] = ACTS.filter(({ isSpeech }) => isSpeech).map(({ act }) => act.kind)
    expect(SPEECHES).toEqual(spoken)
  })
})

describe('the changes of the text an act speaks of', () => {
  const cases: readonly { act: Act; changes: readonly object[]; because: string }[] = [
    { act: { kind: 'propose', changes: [one, two] }, changes: [one, two], because: 'a package names them all' },
    { act: { kind: 'concede', changes: [two] }, changes: [two], because: 'a concession is a proposal' },
    { act: { kind: 'trade', target: 'fra', give: one, take: two }, changes: [one, two], because: 'both sides of it' },
    { act: { kind: 'support', change: one }, changes: [one], because: 'it speaks for one option' },
    { act: { kind: 'oppose', change: two }, changes: [two], because: 'it speaks against one option' },
    { act: { kind: 'promise', target: 'fra', change: one }, changes: [one], because: 'it promises that change' },
    { act: { kind: 'promise', target: 'fra' }, changes: [], because: 'it promises the draft as it stands' },
    { act: { kind: 'threaten', change: two }, changes: [two], because: 'it demands that change' },
    { act: { kind: 'threaten' }, changes: [], because: 'it demands that the text move at all' },
    { act: { kind: 'motion', motion: 'straw-poll', change: one }, changes: [one], because: 'the poll is on it' },
    {
      act: { kind: 'question', asked: { topic: 'accept', change: one, inReturn: two } },
      changes: [one, two],
      because: 'it asks about one for the other',
    },
    {
      act: { kind: 'explain', issue: 0, answer: { to: 'accept', verdict: 'only-if', change: one, other: two } },
      changes: [one, two],
      because: 'it answers with a condition',
    },
    { act: { kind: 'explain', issue: 0 }, changes: [], because: 'it names an issue and no option' },
    { act: { kind: 'vote', choice: 'for' }, changes: [], because: 'a ballot changes no clause' },
  ]
  it.each(cases)('of $act are $changes: $because', ({ act, changes }) => {
    expect(changesOf(act)).toEqual(changes)
  })
})
