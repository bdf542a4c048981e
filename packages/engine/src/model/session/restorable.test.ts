import { describe, expect, it } from 'vitest'
import { aPlan, Committee } from '../../testing/committee.ts'
import { restorableOf, restored } from './restorable.ts'
import type { CampaignState } from './state.ts'

const early: CampaignState = {
  ...new Committee().until(({ drafts }) => drafts.length > 0).state,
  answered: { ken: { by: 'fra', at: 0 } },
}
/** Every part that lasts is another one in it, so that it shows which of the two was kept. */
const late: CampaignState = {
  ...playedOn().state,
  sessionId: 'late',
  campaignId: 'late',
  title: 'late',
  theme: 'late',
  difficulty: 'expert',
  majority: 'two-thirds',
  issues: [],
  priorRelations: [],
  deck: [],
  status: 'paused',
  conclusion: { type: 'stalemate', score: 0.4, outcomes: [], forced: true, at: 1 },
}
const back = restored(late, restorableOf(early))

/** The same session much later: Kenya has signed, promised, threatened and paid for a crisis, and somebody owes an answer. */
function playedOn(): Committee {
  const committee = new Committee(aPlan()).until(({ drafts }) => drafts.length > 0)
  committee.act('ken', { kind: 'choose', choice: 'talk' }, 'person', '')
  committee.until(({ floor, clock }) => clock.phaseIndex === 1 && floor.vote === undefined)
  committee.act('ken', { kind: 'sign', draft: committee.state.drafts[0]?.id ?? '' })
  committee.act('ken', { kind: 'promise', target: 'fra', change: { issue: 3, option: 1 } })
  committee.act('ken', { kind: 'propose', changes: [{ issue: 4, option: 3 }] })
  committee.act('ken', { kind: 'question', issue: 0, target: 'usa' })
  return committee
}

/** What lasts when an act is taken back, and what is as it was before the act: every part of the state is one of them. */
const LASTING = [
  { part: 'schemaVersion', because: 'the log is still written in the same version' },
  { part: 'sessionId', because: 'it is the same session' },
  { part: 'campaignId', because: 'on the same campaign' },
  { part: 'title', because: 'under the same title' },
  { part: 'theme', because: 'and theme' },
  { part: 'difficulty', because: 'against opponents of the same strength' },
  { part: 'majority', because: 'decided by the same majority' },
  { part: 'issues', because: 'over the same agenda' },
  { part: 'priorRelations', because: 'between delegations with the same past' },
  { part: 'status', because: 'a session that was paused since stays paused' },
  { part: 'seq', because: 'the log only grows' },
  { part: 'rng', because: 'whoever takes back an act must not throw the dice again' },
  { part: 'deck', because: 'a crisis that was drawn is not drawn twice' },
  { part: 'autonomousActs', because: 'what delegates did of their own accord was done' },
  { part: 'conclusion', because: 'no act of a seat ends a session' },
] as const

describe('taking an act back', () => {
  it.each(LASTING)('leaves $part: $because', ({ part }) => {
    expect(back[part]).toBe(late[part])
  })

  it.each([
    { part: 'drafts', because: 'the text reads as before' },
    { part: 'proposals', because: 'what was put is put no more' },
    { part: 'commitments', because: 'nobody is held to a word that was taken back' },
    { part: 'relations', because: 'nobody resents what was not said' },
    { part: 'tension', because: 'the strain goes with its cause' },
    { part: 'estimates', because: 'the room forgets what the act told of the seat' },
    { part: 'capital', because: 'what was spent comes back' },
    { part: 'personActs', because: 'it does not count as an act' },
    { part: 'owed', because: 'nobody owes an answer to it' },
    { part: 'floor', because: 'the floor is where it was' },
  ] as const)('restores $part: $because', ({ part }) => {
    expect(early[part]).not.toEqual(late[part])
    expect(back[part]).toEqual(early[part])
  })

  it('keeps nothing aside of what lasts, so that a log does not tell it twice', () => {
    const kept = restorableOf(late)
    for (const { part } of LASTING) expect(kept).not.toHaveProperty(part)
  })

  it('turns back the count of substantive acts and no clock', () => {
    expect(back.clock.phases).toEqual(early.clock.phases)
    const { phases: _, ...clock } = late.clock
    expect(back.clock).toMatchObject(clock)
  })

  it('leaves nothing of the later state where there was nothing before', () => {
    const { salt: _, ...unsalted } = restorableOf({ ...early, salt: 'a' })
    expect(restored({ ...late, salt: 'b' }, unsalted)).not.toHaveProperty('salt')
  })

  it('undoes nothing twice: what is restored at once is the state itself', () => {
    expect(restored(late, restorableOf(late))).toEqual(late)
    expect(Object.keys(back).sort()).toEqual(Object.keys(late).sort())
  })
})
