import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CampaignState } from '../../model/session/state.ts'
import { aDraft, aResult, aRoom, aVote, rising, withSecrets } from '../../testing/parts.ts'
import { outcomeQualityOf } from './quality.ts'

const room = aRoom()
const FULL = [3, 3, 3, 3, 3]

/** Everybody gains by everything; a seat walks away below the reservation given for it. */
function valued(reservations: readonly number[], state = room): CampaignState {
  return state.seats.reduce(
    (after, { id }, index) =>
      withSecrets(after, id, {
        table: rising(0.2, 0.2, 0.2, 0.2, 0.2),
        reservation: reservations[index] ?? 0,
        best: 1,
        redLines: [],
      }),
    state,
  )
}

/** The room after a vote that adopted a deal with so many in favour of so many required. */
function adopted(state: CampaignState, deal: readonly number[], favour: number, required = 3): CampaignState {
  const vote = aVote('', { kind: 'draft', draft: 'd1' }, aResult({ for: favour, against: 5 - favour, required }))
  return {
    ...state,
    drafts: [aDraft({ deal, status: 'adopted' })],
    floor: { ...state.floor, votes: [vote] },
  }
}

const even = valued([0, 0, 0, 0, 0])

describe('the margin of the vote', () => {
  it.each([
    { favour: 5, required: 3, margin: 1, because: 'everybody there was voted for it' },
    { favour: 4, required: 3, margin: 0.5, because: 'one of two votes beyond the majority' },
    { favour: 3, required: 3, margin: 0, because: 'a bare majority has no margin' },
    { favour: 5, required: 5, margin: 1, because: 'where all are needed, all is all there can be' },
    { favour: 4, required: 4, margin: 0, because: 'two thirds of five, and not one vote more' },
  ])('of $favour with $required required is $margin: $because', ({ favour, required, margin }) => {
    expect(outcomeQualityOf(adopted(even, FULL, favour, required), 'ken').voteMargin).toBe(margin)
  })
})

describe('what the viewer got of its range', () => {
  it.each([
    { reservation: 0.5, deal: FULL, share: 1, because: 'the text is its best deal' },
    { reservation: 0.6, deal: [3, 3, 3, 3, 0], share: 0.5, because: 'half way from walking away to its best' },
    { reservation: 0.8, deal: [3, 3, 3, 3, 0], share: 0, because: 'it got no more than by walking away' },
    { reservation: 0.9, deal: [3, 0, 0, 0, 0], share: 0, because: 'a loss is not less than nothing' },
  ])('with a reservation of $reservation is $share: $because', ({ reservation, deal, share }) => {
    const state = valued([0, 0, reservation, 0, 0])
    expect(outcomeQualityOf(adopted(state, deal, 5), 'ken').ownShare).toBeCloseTo(share, 9)
    expect(outcomeQualityOf(adopted(state, deal, 5), 'usa').ownShare).not.toBeCloseTo(share === 1 ? 0 : share, 9)
  })

  it('is nothing to a seat that is not there', () => {
    expect(outcomeQualityOf(adopted(even, FULL, 5), 'bra').ownShare).toBe(0)
  })
})

describe('how evenly the gains are spread', () => {
  it.each([
    { reservations: [0, 0, 0, 0, 0], evenness: 1, because: 'everybody gains the same' },
    { reservations: [0, 1, 1, 1, 1], evenness: 0.2, because: 'one of five has all the gain there is' },
    { reservations: [0, 0, 1, 1, 1], evenness: 0.4, because: 'two of five share it' },
    { reservations: [1, 1, 1, 1, 1], evenness: 0, because: 'nobody gained anything, which is nothing to praise' },
    { reservations: [0, 0, 0, 0, 2], evenness: 0.8, because: 'a seat far below its reservation gained just nothing' },
  ])('over $reservations is $evenness: $because', ({ reservations, evenness }) => {
    expect(outcomeQualityOf(adopted(valued(reservations), FULL, 5), 'ken').evenness).toBeCloseTo(evenness, 9)
  })
})

describe('the quality of an outcome', () => {
  it.each([
    { reservations: [0, 0, 0, 0, 0], favour: 5, total: 1, because: 'everything was reached' },
    { reservations: [0, 0, 0, 0, 0], favour: 3, total: 0.65, because: 'the vote is seven twentieths of it' },
    { reservations: [1, 1, 1, 1, 1], favour: 5, total: 0.35, because: 'a vote over a text that gives nobody anything' },
    {
      reservations: [1, 1, 0, 1, 1],
      favour: 3,
      total: 0.18,
      because: 'the viewer’s own share and a fifth of evenness',
    },
    { reservations: [0, 0, 1, 0, 0], favour: 3, total: 0.12, because: 'evenness alone: the viewer got nothing' },
  ])('over $reservations with $favour in favour is $total: $because', ({ reservations, favour, total }) => {
    const quality = outcomeQualityOf(adopted(valued(reservations), FULL, favour), 'ken')
    expect(quality.total).toBeCloseTo(total, 9)
  })

  it.each([
    { state: even, because: 'no text was ever written' },
    { state: { ...adopted(even, FULL, 5), drafts: [aDraft({ deal: FULL })] }, because: 'the text is still open' },
    {
      state: { ...adopted(even, FULL, 5), drafts: [aDraft({ deal: FULL, status: 'rejected' })] },
      because: 'it was voted down, however good it was',
    },
  ] as const)('is nothing where $because', ({ state }) => {
    expect(outcomeQualityOf(state, 'ken')).toEqual({ total: 0, voteMargin: 0, nashRatio: 0, evenness: 0, ownShare: 0 })
  })

  it('names one Nash ratio and evenness for everybody, and for each seat its own share', () => {
    const reservation = fc.double({ min: 0, max: 0.9, noNaN: true })
    const option = fc.integer({ min: 0, max: 3 })
    const five = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(five(reservation), five(option), fc.integer({ min: 3, max: 5 }), (reservations, deal, favour) => {
        const state = adopted(valued(reservations), deal, favour)
        const qualities = state.seats.map(({ id }) => outcomeQualityOf(state, id))
        for (const { ownShare: _, total, ...shared } of qualities) {
          const { ownShare: __, total: ___, ...first } = qualities[0] ?? { ownShare: 0, total: 0 }
          expect(shared).toEqual(first)
          expect(total).toBeGreaterThanOrEqual(0)
          expect(total).toBeLessThanOrEqual(1 + 1e-12)
        }
      }),
      { numRuns: 25 },
    )
  })
})
