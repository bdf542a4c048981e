import { describe, expect, it } from 'vitest'
import type { Choice, Reaction } from '../../model/acts/act.ts'
import type { Commitment } from '../../model/committee/promise.ts'
import { aPromise, aScene, PLACE } from '../../testing/a-scene.ts'
import { aContext, eventsOf, kindsOf } from '../../testing/command-context.ts'
import { keepCommitmentsOnBallot, keepCommitmentsOnDemand, keepCommitmentsOnReaction } from './keeping.ts'

const CLAUSE = { issue: 1, option: 2 }
const WITHOUT = [2, 0, 1, 0, 0]
const WITH = [2, 2, 1, 0, 0]

/** Kenya’s threat to the United States, to vote against unless the clause is in the text. */
function aThreat(overrides: Partial<Commitment> = {}): Commitment {
  return aPromise({ kind: 'threat', to: 'usa', ...overrides })
}

function voted(commitment: Commitment, deal: readonly number[], choice: Choice, seat = 'ken') {
  const context = aContext(aScene({ commitments: [commitment] }))
  keepCommitmentsOnBallot(context, seat, deal, choice)
  return context
}

describe('a promise, when the draft is voted on', () => {
  const whole = aPromise({ change: undefined })

  it.each([
    { promise: whole, deal: WITHOUT, choice: 'for', status: 'kept', because: 'it promised its vote' },
    { promise: whole, deal: WITHOUT, choice: 'against', status: 'broken', because: 'it voted otherwise' },
    { promise: whole, deal: WITHOUT, choice: 'abstain', status: 'broken', because: 'an abstention is no support' },
    { promise: aPromise(), deal: WITH, choice: 'for', status: 'kept', because: 'the clause is in the text' },
    { promise: aPromise(), deal: WITH, choice: 'against', status: 'broken', because: 'the clause is in the text' },
    { promise: aPromise(), deal: WITHOUT, choice: 'against', status: 'open', because: 'the clause is not there' },
    { promise: aPromise({ by: 'usa' }), deal: WITH, choice: 'against', status: 'open', because: 'another gave it' },
    { promise: aPromise({ status: 'broken' }), deal: WITH, choice: 'for', status: 'broken', because: 'it is settled' },
  ] as const)('and the ballot is $choice, is $status: $because', ({ promise, deal, choice, status }) => {
    expect(voted(promise, deal, choice).state.commitments[0]?.status).toBe(status)
  })
})

describe('a threat, when the draft is voted on', () => {
  const plain = aThreat({ change: undefined })

  it.each([
    { threat: aThreat(), deal: WITHOUT, choice: 'against', status: 'kept', because: 'it was carried out' },
    { threat: aThreat(), deal: WITHOUT, choice: 'for', status: 'broken', because: 'it was a bluff' },
    { threat: aThreat(), deal: WITHOUT, choice: 'abstain', status: 'broken', because: 'it was not carried out' },
    { threat: aThreat(), deal: WITH, choice: 'for', status: 'open', because: 'the clause was made, so it is moot' },
    { threat: aThreat(), deal: WITH, choice: 'against', status: 'open', because: 'the clause was made' },
    { threat: plain, deal: WITH, choice: 'against', status: 'kept', because: 'it asked for no clause' },
    { threat: plain, deal: WITH, choice: 'for', status: 'broken', because: 'it asked for no clause and gave in' },
  ] as const)('and the ballot is $choice, is $status: $because', ({ threat, deal, choice, status }) => {
    expect(voted(threat, deal, choice).state.commitments[0]?.status).toBe(status)
  })
})

describe('a promise, when a proposal meets its placard', () => {
  it.each([
    { changes: [CLAUSE], reaction: 'welcome', status: 'kept', because: 'it took the clause' },
    { changes: [CLAUSE], reaction: 'live-with', status: 'kept', because: 'to bear it is to back it' },
    { changes: [CLAUSE], reaction: 'cannot-accept', status: 'broken', because: 'it refused the clause' },
    {
      changes: [{ issue: 1, option: 3 }],
      reaction: 'cannot-accept',
      status: 'open',
      because: 'that was another option of the issue',
    },
    { changes: [{ issue: 1, option: 3 }], reaction: 'welcome', status: 'open', because: 'that was another option' },
    {
      changes: [{ issue: 0, option: 1 }, CLAUSE],
      reaction: 'welcome',
      status: 'kept',
      because: 'the clause is in the package',
    },
  ] as const)('of $reaction, is $status: $because', ({ changes, reaction, status }) => {
    const context = aContext(aScene({ commitments: [aPromise()] }))
    keepCommitmentsOnReaction(context, 'ken', changes, reaction)
    expect(context.state.commitments[0]?.status).toBe(status)
  })

  it.each([
    { commitment: aPromise({ change: undefined }), because: 'it is about the draft as a whole' },
    { commitment: aThreat(), because: 'a threat is carried out with a ballot' },
    { commitment: aPromise({ by: 'usa' }), because: 'it is another delegation’s' },
    { commitment: aPromise({ status: 'kept' }), because: 'it is settled' },
  ])('is left alone when $because', ({ commitment }) => {
    const reactions: readonly Reaction[] = ['welcome', 'cannot-accept']
    for (const reaction of reactions) {
      const context = aContext(aScene({ commitments: [commitment] }))
      keepCommitmentsOnReaction(context, 'ken', [CLAUSE], reaction)
      expect(context.events).toEqual([])
    }
  })
})

describe('a promise, when its author makes demands', () => {
  const other = { issue: 1, option: 3 }

  it.each([
    { change: CLAUSE, wants: true, status: 'kept', because: 'it asks for what it promised' },
    { change: CLAUSE, wants: false, status: 'broken', because: 'it speaks against what it promised' },
    { change: other, wants: true, status: 'broken', because: 'it asks for something else on the issue' },
    { change: other, wants: false, status: 'open', because: 'speaking against something else is no breach' },
    { change: { issue: 0, option: 2 }, wants: true, status: 'open', because: 'that is another issue' },
  ] as const)('for $change, wanting it $wants, is $status: $because', ({ change, wants, status }) => {
    const context = aContext(aScene({ commitments: [aPromise()] }))
    keepCommitmentsOnDemand(context, 'ken', [change], wants)
    expect(context.state.commitments[0]?.status).toBe(status)
  })
})

describe('what a word is worth', () => {
  const flat = aScene().seats.map(() => aScene().seats.map(() => 0))
  const settled = (commitment: Commitment, choice: Choice, scene = aScene({ relations: flat })) => {
    const context = aContext({ ...scene, commitments: [commitment] })
    keepCommitmentsOnBallot(context, 'ken', WITHOUT, choice)
    return context
  }
  const regardForKenya = (context: ReturnType<typeof settled>) => context.state.relations.map((row) => row[PLACE.ken])
  const promise = aPromise({ change: undefined })

  it.each([
    {
      choice: 'for',
      credibility: 79,
      regard: [0.02, 0.12, 0, 0.02, 0.02],
      tension: { code: 'kept-promise', delta: -0.5 },
      because: 'France was promised it, and everybody saw it kept',
    },
    {
      choice: 'against',
      credibility: 60,
      regard: [-0.06, -0.35, 0, -0.06, -0.06],
      tension: { code: 'broken-promise', delta: 6 },
      because: 'France was let down, and everybody saw it',
    },
  ] as const)('$choice the draft it had promised its vote: $because', ({ choice, credibility, regard, tension }) => {
    const context = settled(promise, choice)
    expect(context.state.seats[PLACE.ken]?.credibility).toBe(credibility)
    expect(regardForKenya(context)).toEqual(regard)
    expect(eventsOf(context, 'tension-changed')).toMatchObject([{ ...tension, seat: 'ken', target: 'fra' }])
  })

  it.each([
    { choice: 'for', credibility: 71, because: 'a bluff that is called costs four points' },
    { choice: 'against', credibility: 75, because: 'a threat carried out costs nothing more than its tone did' },
  ] as const)('of a threat, voting $choice: $because', ({ choice, credibility }) => {
    const context = settled(aThreat(), choice)
    expect(context.state.seats[PLACE.ken]?.credibility).toBe(credibility)
    expect(regardForKenya(context)).toEqual([0, 0, 0, 0, 0])
    expect(kindsOf(context)).not.toContain('tension-changed')
    expect(context.state.capital).toEqual([100, 100, 100, 100, 100])
  })

  it.each([
    { credibility: 5, choice: 'against', left: 0, because: 'there is no credibility below none' },
    { credibility: 98, choice: 'for', left: 100, because: 'nor above the whole of it' },
  ] as const)('from $credibility leaves $left: $because', ({ credibility, choice, left }) => {
    const scene = aScene({ relations: flat })
    const seats = scene.seats.map((seat) => ({ ...seat, credibility }))
    expect(settled(promise, choice, { ...scene, seats }).state.seats[PLACE.ken]?.credibility).toBe(left)
  })

  it('kept gives back some of the capital that crises have cost', () => {
    const spent = aScene({ relations: flat, capital: [40, 40, 40, 40, 40] })
    expect(settled(promise, 'for', spent).state.capital).toEqual([40, 40, 52, 40, 40])
    expect(settled(promise, 'against', spent).state.capital).toEqual([40, 40, 40, 40, 40])
  })

  it('given twice about one clause is settled twice, and paid for once', () => {
    const spent = { ...aScene({ relations: flat }), capital: [40, 40, 40, 40, 40] }
    const context = aContext({ ...spent, commitments: [aPromise(), aPromise({ id: 'c2', to: 'usa' })] })
    keepCommitmentsOnBallot(context, 'ken', WITH, 'for')
    expect(context.state.commitments.map(({ status }) => status)).toEqual(['kept', 'kept'])
    expect(context.state.capital[PLACE.ken]).toBe(52)
  })
})
