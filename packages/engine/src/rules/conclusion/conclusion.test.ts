import { describe, expect, it } from 'vitest'
import type { Question } from '../../model/floor/vote.ts'
import { aDraft, aPromise, aRollCall, aScene, aVote, inPhase, PLACE, type Scene } from '../../testing/a-scene.ts'
import { aContext } from '../../testing/command-context.ts'
import { concludeEarly, concludeOnScore, concludeOnTime, mayCloseEarly } from './conclusion.ts'
import { agreementOf, hasAdoptedText, sessionScore } from './score.ts'

const CARRIED = { for: 5, against: 0, abstain: 0, required: 3, carried: true, vetoedBy: [] } as const
const LOST = { for: 1, against: 4, abstain: 0, required: 3, carried: false, vetoedBy: [] } as const

/** Kenya’s favourite deal, so that nobody can say it has lost. */
const best = aScene().seats[PLACE.ken]?.secrets.table.map((row) => row.indexOf(Math.max(...row))) ?? []

/** A session that has adopted a text by everybody’s vote, with people at work and 70 % of its time gone. */
function adopted(scene: Scene = {}): Scene {
  return {
    clock: inPhase(2, 31.5 * 60_000),
    drafts: [aDraft({ deal: best, status: 'adopted' })],
    floor: { votes: [aRollCall({ result: CARRIED })] },
    personActs: 3,
    autonomousActs: 9,
    ...scene,
  }
}

describe('whether a text is adopted', () => {
  const voted = (question: Question, result: typeof CARRIED | typeof LOST) => aVote(question, { result })
  const draft: Question = { kind: 'draft', draft: 'd1' }
  const consensus: Question = { kind: 'consensus', draft: 'd1' }

  it.each([
    { votes: [voted(draft, CARRIED)], status: 'adopted', is: true, because: 'it was voted on and carried' },
    { votes: [voted(consensus, CARRIED)], status: 'adopted', is: true, because: 'nobody objected' },
    { votes: [voted(draft, LOST)], status: 'rejected', is: false, because: 'it was voted down' },
    {
      votes: [voted(draft, CARRIED), voted({ kind: 'motion', motion: 'm1' }, LOST)],
      status: 'adopted',
      is: true,
      because: 'procedure after it changes nothing',
    },
    { votes: [voted(draft, CARRIED)], status: 'open', is: false, because: 'it is being reconsidered' },
    {
      votes: [voted(draft, CARRIED), voted(consensus, LOST)],
      status: 'adopted',
      is: true,
      because: 'that somebody objects decides nothing',
    },
    { votes: [], status: 'adopted', is: false, because: 'there was no vote' },
  ] as const)('$is, because $because', ({ votes, status, is }) => {
    expect(hasAdoptedText(aScene({ drafts: [aDraft({ status })], floor: { votes } }))).toBe(is)
  })

  it('measures the agreement on the objections where the draft was adopted without a vote', () => {
    const result = { ...CARRIED, for: 5, required: 5 }
    const scene = aScene({ floor: { votes: [aVote(consensus, { result })] } })
    expect(agreementOf(scene)).toEqual({ seats: 5, favour: 5, required: 5, carried: true })
  })

  it('measures it on the vote where somebody objected', () => {
    const votes = [voted(consensus, { ...LOST }), voted(draft, CARRIED)]
    expect(agreementOf(aScene({ floor: { votes } }))?.favour).toBe(5)
    const objected = aScene({ floor: { votes: [voted(consensus, LOST)] }, drafts: [aDraft()] })
    expect(agreementOf(objected)).toEqual({ seats: 5, favour: 1, required: 1, carried: true })
  })

  it('is no agreement where nobody voted for or against', () => {
    const result = { ...LOST, for: 0, against: 0, abstain: 5 }
    expect(agreementOf(aScene({ floor: { votes: [voted(draft, LOST), aRollCall({ result })] } }))).toBeUndefined()
  })
})

describe('closing early', () => {
  it.each([
    { scene: adopted(), may: true, because: 'all that was wanted is done, with time to spare' },
    { scene: adopted({ clock: inPhase(2, 27 * 60_000) }), may: true, because: 'three fifths of the time are enough' },
    { scene: adopted({ clock: inPhase(2, 26.9 * 60_000) }), may: false, because: 'much of the time is left' },
    {
      scene: adopted({ clock: { ...inPhase(2, 31.5 * 60_000), phaseIndex: 0 } }),
      may: false,
      because: 'the opening is not over',
    },
    { scene: adopted({ floor: { votes: [aRollCall({ result: LOST })] } }), may: false, because: 'it was voted down' },
    { scene: adopted({ personActs: 0 }), may: false, because: 'it is no success the people had a hand in' },
    { scene: adopted({ autonomousActs: 2 }), may: true, because: 'the score is exactly 0.8' },
    { scene: adopted({ autonomousActs: 1 }), may: false, because: 'the score is 0.75' },
    { scene: adopted({ drafts: [aDraft({ deal: best })] }), may: false, because: 'the text is not adopted' },
  ])('may be offered: $may, because $because', ({ scene, may }) => expect(mayCloseEarly(aScene(scene))).toBe(may))
})

describe('what the people’s own interest makes of the score', () => {
  const at = (reservation: (worth: number) => number) => {
    const state = aScene(adopted())
    const worth = state.seats[PLACE.ken]?.secrets.best ?? 0
    const seats = state.seats.map((seat) => ({
      ...seat,
      secrets: { ...seat.secrets, reservation: reservation(worth) },
    }))
    return sessionScore({ ...state, seats })
  }

  it.each([
    { what: 'above', reservation: (worth: number) => worth - 1e-6, loss: 0, because: 'it gains by the text' },
    { what: 'at', reservation: (worth: number) => worth, loss: 110, because: 'it might as well have walked away' },
    { what: 'below', reservation: (worth: number) => worth + 0.1, loss: 110, because: 'it should have walked away' },
  ])('$what the walk-away point costs $loss: $because', ({ reservation, loss }) => {
    expect(sessionScore(aScene(adopted())) - at(reservation)).toBe(loss)
  })

  it('asks nothing of AI delegates: only people can lose a session', () => {
    const state = aScene(adopted({ plan: { people: [] } }))
    const seats = state.seats.map((seat) => ({ ...seat, secrets: { ...seat.secrets, reservation: 9 } }))
    expect(sessionScore({ ...state, seats })).toBe(sessionScore(state))
  })
})

describe('how a session ends', () => {
  const ended = (end: typeof concludeOnTime, scene: Scene) => {
    const context = aContext(aScene(scene), 45 * 60_000)
    end(context)
    return context.state.conclusion
  }

  it('by time without a text is the forced end, whatever the score', () => {
    const outcomes = ['Time limit reached', 'Session concluded']
    const forced = { type: 'time_expired', score: 0.5, forced: true, outcomes, at: 45 * 60_000 }
    expect(ended(concludeOnTime, { personActs: 3, autonomousActs: 9 })).toEqual(forced)
  })

  it.each([
    { end: concludeOnTime, because: 'time ran out on an adopted text' },
    { end: concludeEarly, because: 'the people took the offer' },
    { end: concludeOnScore, because: 'the last phase is over' },
  ])('on the score, when $because', ({ end }) => {
    expect(ended(end, adopted())).toMatchObject({ type: 'diplomatic_success', score: 0.9, forced: false })
  })

  it.each([
    {
      scene: adopted({ drafts: [aDraft({ deal: [2, 0, 1, 1, 0], status: 'adopted' })] }),
      outcomes: ['Resolution adopted with 5 of 5 in favour', 'Operative clauses: 3'],
      because: 'each issue that is settled is a clause',
    },
    { scene: { drafts: [aDraft()] }, outcomes: ['No resolution adopted'], because: 'the draft was never voted on' },
    {
      scene: {
        commitments: [
          aPromise({ status: 'kept' }),
          aPromise({ id: 'c2', status: 'kept' }),
          aPromise({ id: 'c3', kind: 'threat', status: 'kept' }),
          aPromise({ id: 'c4', status: 'open' }),
        ],
      },
      outcomes: ['No resolution adopted', 'Promises kept: 2; broken: 0'],
      because: 'threats are no promises, and an open one is neither',
    },
    {
      scene: {
        commitments: [aPromise({ status: 'broken' }), aPromise({ id: 'c3', kind: 'threat', status: 'broken' })],
      },
      outcomes: ['No resolution adopted', 'Promises kept: 0; broken: 1'],
      because: 'a bluff is no broken promise',
    },
  ])('is told as $outcomes: $because', ({ scene, outcomes }) => {
    expect(ended(concludeOnScore, scene)?.outcomes).toEqual(outcomes)
  })
})
