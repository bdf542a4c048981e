import { describe, expect, it } from 'vitest'
import { CHAIR } from '../../model/floor/draft.ts'
import {
  aChairProposal,
  aDraft,
  aMotion,
  aProposal,
  aScene,
  aVote,
  inPhase,
  type Scene,
  SEATS,
} from '../../testing/a-scene.ts'
import { aContext } from '../../testing/command-context.ts'
import { isSingleText, isWorkedOn, offerSingleText, textsTried } from './chair-text.ts'

const MINUTE = 60_000
const HALF = 22.5 * MINUTE
const draft = aDraft({ deal: [1, 0, 0, 0, 0] })
const caucus = { as: 'unmoderated', by: 'ken', issue: undefined, seconds: undefined, until: HALF + 1 } as const
const owed = [{ seat: 'usa', notBefore: 0, act: { kind: 'reassure' }, replyTo: 1, spoken: true }] as const

/** Whether the chair puts a text of its own to a committee whose draft says next to nothing. */
function isOffered(scene: Scene = {}): boolean {
  const context = aContext(aScene({ drafts: [draft], clock: inPhase(1, HALF), ...scene }))
  offerSingleText(context)
  return context.state.proposals.some(({ by, status, at }) => by === CHAIR && status === 'open' && at === context.at)
}

describe('the chair puts a text of its own', () => {
  const marked = (at: number) => [aDraft({ ...draft, marks: [{ issue: 0, before: 0, after: 1, by: 'ken', at }] })]
  const early = 10 * MINUTE

  it.each<{ scene: Scene; is: boolean; because: string }>([
    { scene: {}, is: true, because: 'half of the time is gone and the text is thin' },
    { scene: { clock: inPhase(1, 0.45 * 45 * MINUTE) }, is: true, because: 'from 45 % of the session on it may' },
    {
      scene: { clock: inPhase(1, 0.45 * 45 * MINUTE - 1), drafts: marked(0.45 * 45 * MINUTE - 2) },
      is: false,
      because: 'before that, a debate that moves is left alone',
    },
    {
      scene: { clock: inPhase(1, early), drafts: marked(early - 150_000) },
      is: true,
      because: 'the debate has stalled',
    },
    { scene: { clock: inPhase(1, early), drafts: marked(early - 149_999) }, is: false, because: 'it has not yet' },
    { scene: { clock: inPhase(0, HALF) }, is: false, because: 'the opening belongs to the delegations' },
    { scene: { drafts: [] }, is: false, because: 'there is no text to better' },
    { scene: { floor: { motion: aMotion('suspend') } }, is: false, because: 'a motion is before the committee' },
    { scene: { floor: { vote: aVote({ kind: 'motion', motion: 'm1' }) } }, is: false, because: 'a vote runs' },
    { scene: { order: { caucus } }, is: false, because: 'the delegations are talking among themselves' },
    { scene: { closingOfferUntil: HALF + 1 }, is: false, because: 'the people are asked whether to close' },
    { scene: { owed }, is: false, because: 'somebody still owes an answer' },
    { scene: { proposals: [aProposal()] }, is: false, because: 'another proposal is on the floor' },
    { scene: { proposals: [aProposal({ status: 'contested' })] }, is: true, because: 'an amendment only waits' },
    {
      scene: { proposals: [aChairProposal({ at: HALF - MINUTE + 1, status: 'lapsed' })] },
      is: false,
      because: 'it offered one less than a minute ago',
    },
    {
      scene: { proposals: [aChairProposal({ at: HALF - MINUTE, status: 'lapsed' })] },
      is: true,
      because: 'the committee has had its minute',
    },
    {
      scene: { proposals: [aProposal({ at: HALF - 1, status: 'lapsed' })] },
      is: true,
      because: 'the last one was a delegation’s',
    },
  ])('$is, because $because', ({ scene, is }) => expect(isOffered(scene)).toBe(is))
})

describe('a draft is worked on rather than voted on', () => {
  const favouring = (...seats: readonly string[]) => Object.fromEntries(seats.map((seat) => [seat, 'favour' as const]))
  const at = (share: number) => aScene({ clock: { elapsedMs: share * 45 * MINUTE } })

  it.each([
    { share: 0.5, declared: favouring('ken'), is: true, because: 'four have yet to be won over, and there is time' },
    { share: 0.74, declared: favouring('ken'), is: true, because: 'three quarters are not over' },
    { share: 0.75, declared: favouring('ken'), is: false, because: 'three quarters of the time are gone' },
    { share: 0.5, declared: favouring(...SEATS), is: false, because: 'everybody favours it' },
    { share: 0.5, declared: { ...favouring(...SEATS), usa: 'against' as const }, is: true, because: 'one does not' },
    { share: 0.5, declared: favouring(...SEATS.slice(1)), is: true, because: 'China has said nothing' },
  ])('at $share of the session: $is, because $because', ({ share, declared, is }) => {
    expect(isWorkedOn(at(share), { declared })).toBe(is)
  })
})

describe('texts the chair does not offer again', () => {
  it('are those refused or waiting, on this draft, and those it has left behind', () => {
    const marks = [{ issue: 0, before: 2, after: 1, by: 'ken', at: 5 }]
    const change = (issue: number) => [{ issue, option: 3 }]
    const proposals = [
      aProposal({ status: 'lapsed', changes: change(1) }),
      aProposal({ status: 'contested', changes: change(2) }),
      aProposal({ status: 'adopted', changes: change(3) }),
      aProposal({ status: 'lapsed', draft: 'd2', changes: change(4) }),
    ]
    expect(textsTried({ proposals }, aDraft({ ...draft, marks }))).toEqual([
      [1, 3, 0, 0, 0],
      [1, 0, 3, 0, 0],
      [2, 0, 0, 0, 0],
    ])
  })

  it.each([
    { by: CHAIR, is: true, because: 'the chair has written a clause of it' },
    { by: 'ken', is: false, because: 'every clause is a delegation’s' },
  ])('a draft marked by $by is the single text: $is, because $because', ({ by, is }) => {
    const marks = [
      { issue: 1, before: 0, after: 1, by: 'usa', at: 1 },
      { issue: 0, before: 0, after: 1, by, at: 2 },
    ]
    expect(isSingleText({ marks })).toBe(is)
  })
})
