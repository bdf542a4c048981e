import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Act } from '../../model/acts/act.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { aScene, PLACE, SEATS } from '../../testing/a-scene.ts'
import { aContext, eventsOf } from '../../testing/command-context.ts'
import { payRespects } from './courtesy.ts'

const CHANGE = { issue: 0, option: 1 }

/** What Kenya's act does to the room. */
function heard(act: Act, state: CampaignState = aScene()) {
  const context = aContext(state)
  payRespects(context, 'ken', act)
  return {
    regard: eventsOf(context, 'regard-changed').map(({ from, delta }) => [from, delta] as const),
    tension: eventsOf(context, 'tension-changed').map(({ code, delta, target }) => ({ code, delta, target })),
    state: context.state,
  }
}

describe('a word to one delegation', () => {
  it.each([
    { act: { kind: 'support', change: CHANGE, target: 'usa' }, regard: 0.02, tension: 0, because: 'it takes its side' },
    { act: { kind: 'oppose', change: CHANGE, target: 'usa' }, regard: -0.02, tension: 0, because: 'it argues fairly' },
    { act: { kind: 'appeal', target: 'usa' }, regard: 0.02, tension: 0, because: 'it asks nicely' },
    { act: { kind: 'reassure', target: 'usa' }, regard: 0.04, tension: -1, because: 'it calms' },
    { act: { kind: 'apologise', target: 'usa' }, regard: 0.06, tension: -2, because: 'it costs the speaker something' },
    { act: { kind: 'promise', target: 'usa' }, regard: 0.05, tension: 0, because: 'it gives its word' },
    { act: { kind: 'warn', target: 'usa' }, regard: -0.04, tension: 2, because: 'it is unfriendly' },
    { act: { kind: 'threaten', target: 'usa' }, regard: -0.12, tension: 6, because: 'nothing said is worse' },
    { act: { kind: 'remark', target: 'usa' }, regard: 0, tension: 0, because: 'a greeting is only that' },
    { act: { kind: 'question', target: 'usa' }, regard: 0, tension: 0, because: 'a question takes no side' },
    { act: { kind: 'explain', issue: 0, target: 'usa' }, regard: 0, tension: 0, because: 'it speaks of itself' },
  ] as const)('$act.kind: regard $regard, tension $tension, because $because', ({ act, regard, tension }) => {
    const room = heard(act)
    expect(room.regard).toEqual(regard === 0 ? [] : [['usa', regard]])
    expect(room.tension.map(({ delta, target }) => [delta, target])).toEqual(tension === 0 ? [] : [[tension, 'usa']])
  })
})

describe('a word to the whole room', () => {
  it.each([
    { act: { kind: 'reassure' }, each: 0.04 / 3, because: 'praise that is for all is worth a third to each' },
    { act: { kind: 'threaten' }, each: -0.12 / 3, because: 'so is a threat' },
  ] as const)('$act.kind moves every other delegation by $each: $because', ({ act, each }) => {
    const { regard } = heard(act)
    expect(regard.map(([from]) => from)).toEqual(['chn', 'fra', 'mhl', 'usa'])
    for (const [, delta] of regard) expect(delta).toBeCloseTo(each, 12)
  })
})

describe('the cap on courtesy', () => {
  const credited = (amount: number) => aScene({ courtesy: SEATS.map((seat) => (seat === 'ken' ? amount : 0)) })

  it.each([
    { amount: 0, delta: 0.06, because: 'nothing has been said yet' },
    { amount: 0.24, delta: 0.06, because: 'it just fits' },
    { amount: 0.28, delta: 0.02, because: 'only what is left counts' },
  ])('after $amount an apology earns $delta: $because', ({ amount, delta }) => {
    const [first] = heard({ kind: 'apologise', target: 'usa' }, credited(amount)).regard
    expect(first?.[1]).toBeCloseTo(delta, 12)
  })

  it('when it is reached fine words earn nothing, and still calm the room', () => {
    const room = heard({ kind: 'apologise', target: 'usa' }, credited(0.3))
    expect(room.regard).toEqual([])
    expect(room.tension).toHaveLength(1)
  })

  it('does not soften a threat, nor is a threat counted against it', () => {
    const { regard, state } = heard({ kind: 'threaten', target: 'usa' }, credited(0.3))
    expect(regard).toEqual([['usa', -0.12]])
    expect(state.courtesy[PLACE.ken]).toBe(0.3)
  })

  it('holds over any sequence of fine words, whoever they are addressed to', () => {
    const fine = fc.record({
      kind: fc.constantFrom('appeal' as const, 'reassure' as const, 'apologise' as const),
      target: fc.constantFrom('chn', 'fra', 'mhl', 'usa'),
    })
    const toAll = fc.record({ kind: fc.constantFrom('reassure' as const, 'apologise' as const) })
    fc.assert(
      fc.property(fc.array(fc.oneof(fine, toAll), { maxLength: 25 }), (acts) => {
        const start = aScene()
        const end = acts.reduce((state, act) => heard(act, state).state, start)
        const earned = SEATS.map(
          (_, from) => (end.relations[from]?.[PLACE.ken] ?? 0) - (start.relations[from]?.[PLACE.ken] ?? 0),
        )
        expect(earned.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.3 + 1e-9)
      }),
      { numRuns: 40 },
    )
  })
})
