import { describe, expect, it } from 'vitest'
import { orderOf } from '../../model/floor/order.ts'
import { aPack } from '../../testing/a-pack.ts'
import { aScene, PLACE, type Scene } from '../../testing/a-scene.ts'
import { aContext, eventsOf, kindsOf } from '../../testing/command-context.ts'
import { legalProcedure } from '../procedure/legal-procedure.ts'
import { overrule, rulePointRaised } from './points.ts'

const plan = { procedure: aPack() }

function raised(point: Parameters<typeof rulePointRaised>[2], scene: Scene = {}, at = 100_000) {
  const context = aContext(aScene({ plan, ...scene }), at)
  rulePointRaised(context, 'ken', point)
  return context
}

describe('a request to the chair', () => {
  it.each([
    { has: plan, because: 'the rules of procedure are there' },
    { has: {}, because: 'a session without rules of procedure has terms too' },
  ])('to explain a term is answered with it, and changes nothing: $because', ({ has }) => {
    const context = aContext(aScene({ plan: has }), 100_000)
    rulePointRaised(context, 'ken', 'inquiry', 'straw-poll')
    const answer = { seat: 'ken', ruling: 'answered', reason: 'term-explained', by: 'chair', term: 'straw-poll' }
    expect(eventsOf(context, 'point-ruled')).toMatchObject([answer])
    expect(kindsOf(context)).toEqual(['point-ruled'])
  })

  it.each([
    { point: 'privilege', ruling: 'granted', reason: 'privilege-granted', because: 'comfort comes before debate' },
    { point: 'inquiry', ruling: 'answered', reason: 'state-of-play', because: 'the chair says how matters stand' },
    { point: 'information', ruling: 'granted', reason: 'question-passed-on', because: 'the speaker answers it' },
    { point: 'right-of-reply', ruling: 'granted', reason: 'reply-granted', because: 'it was spoken against' },
    {
      point: 'explanation-of-vote',
      ruling: 'granted',
      reason: 'explanation-granted',
      because: 'every ballot may be explained',
    },
    { point: 'present-and-voting', ruling: 'granted', reason: 'presence-noted', because: 'the chair takes note' },
  ] as const)('for $point is $ruling as $reason: $because', ({ point, ruling, reason }) => {
    const [ruled] = eventsOf(raised(point), 'point-ruled')
    expect(ruled).toMatchObject({ seat: 'ken', point, ruling, reason, by: 'chair' })
  })

  it.each([
    { point: 'right-of-reply', changes: ['replied'], because: 'the right is used up' },
    { point: 'explanation-of-vote', changes: ['explained'], because: 'a vote is explained once' },
    { point: 'present-and-voting', changes: ['present-and-voting'], because: 'it binds the delegation' },
    { point: 'privilege', changes: [], because: 'nothing about the order of business changes' },
    { point: 'information', changes: [], because: 'nothing about the order of business changes' },
    { point: 'inquiry', changes: [], because: 'nothing about the order of business changes' },
  ] as const)('for $point changes $changes in the order of business: $because', ({ point, changes }) => {
    const context = raised(point, { order: { mayReply: ['ken'] } })
    expect(eventsOf(context, 'order-changed')).toMatchObject(changes.map((as) => ({ as, seat: 'ken' })))
  })
})

describe('an inquiry into what is in order', () => {
  it('is answered with the motions that the rules allow the seat at that moment', () => {
    const context = raised('inquiry')
    const [ruled] = eventsOf(context, 'point-ruled')
    const legal = legalProcedure(context.state, 'ken')?.motions() ?? []
    expect(legal).toContain('moderated-caucus')
    expect(ruled?.inOrder).toEqual(legal)
  })

  it('is answered with none for a seat that may move nothing', () => {
    const context = aContext(aScene({ plan }), 100_000)
    rulePointRaised(context, 'nobody', 'inquiry')
    expect(eventsOf(context, 'point-ruled')[0]?.inOrder).toEqual([])
  })
})

describe('a point of order', () => {
  const threat = (by: string, at: number): Scene => ({ order: { lastThreat: { by, at } } })

  it.each([
    { scene: threat('usa', 100_000), ruling: 'well-taken', because: 'the United States has just threatened' },
    { scene: threat('usa', 40_000), ruling: 'well-taken', because: 'a minute ago is recent enough' },
    { scene: threat('usa', 39_999), ruling: 'not-well-taken', because: 'longer ago is over' },
    { scene: threat('ken', 100_000), ruling: 'not-well-taken', because: 'Kenya complains of itself' },
    { scene: {}, ruling: 'not-well-taken', because: 'nobody has threatened' },
  ])('is $ruling when $because', ({ scene, ruling }) => {
    const context = raised('order', scene)
    expect(eventsOf(context, 'point-ruled')).toMatchObject([{ ruling, by: 'chair' }])
    expect(kindsOf(context).includes('credibility-changed')).toBe(ruling === 'well-taken')
  })

  it('costs whoever is called to order three points of credibility, and the room breathes', () => {
    const context = raised('order', threat('usa', 90_000))
    expect(context.state.seats.map(({ credibility }) => credibility)).toEqual([75, 75, 75, 75, 72])
    expect(eventsOf(context, 'tension-changed')).toMatchObject([{ code: 'reassurance', delta: -2, seat: 'usa' }])
  })

  it('never costs more credibility than there is', () => {
    const scene = aScene({ plan, ...threat('usa', 90_000) })
    const seats = scene.seats.map((seat) => ({ ...seat, credibility: 2 }))
    const context = aContext({ ...scene, seats }, 100_000)
    rulePointRaised(context, 'ken', 'order')
    expect(context.state.seats[PLACE.usa]?.credibility).toBe(0)
  })

  it('gives the delegation that was called to order the chance to appeal', () => {
    const asked: string[] = []
    const context = aContext(aScene({ plan, ...threat('usa', 90_000) }), 100_000, {
      appeal: (_state, _at, seat) => {
        asked.push(seat)
        return []
      },
    })
    rulePointRaised(context, 'ken', 'order')
    expect(asked).toEqual(['usa'])
  })
})

describe('a point in a session without rules on it', () => {
  it.each([
    { point: 'inquiry', ruling: 'answered', because: 'the chair says how matters stand' },
    { point: 'order', ruling: 'not-well-taken', because: 'there is no rule to break' },
  ] as const)('$point is $ruling, because $because', ({ point, ruling }) => {
    const context = aContext(aScene({ order: { lastThreat: { by: 'usa', at: 0 } } }))
    rulePointRaised(context, 'ken', point)
    expect(context.events).toMatchObject([{ kind: 'point-ruled', point, ruling }])
    expect(context.events[0] && 'by' in context.events[0]).toBe(false)
  })
})

describe('a ruling the committee overrules', () => {
  const ruled = (ruling: 'well-taken' | 'not-well-taken') =>
    aScene({
      plan,
      order: { ruling: { seat: 'ken', point: 'order', ruling, at: 90_000 }, lastThreat: { by: 'usa', at: 80_000 } },
    })

  it.each([
    {
      ruling: 'well-taken',
      opposite: 'not-well-taken',
      credibility: 78,
      because: 'the United States is given back what the call to order took',
    },
    {
      ruling: 'not-well-taken',
      opposite: 'well-taken',
      credibility: 75,
      because: 'nobody had been called to order',
    },
  ] as const)('as $ruling is $opposite: $because', ({ ruling, opposite, credibility }) => {
    const context = aContext(ruled(ruling))
    overrule(context)
    const [told] = eventsOf(context, 'point-ruled')
    expect(told).toMatchObject({ seat: 'ken', ruling: opposite, reason: 'ruling-overruled', by: 'committee' })
    expect(context.state.seats[PLACE.usa]?.credibility).toBe(credibility)
    expect(eventsOf(context, 'tension-changed')).toEqual([])
    expect(orderOf(context.state).ruling).toBeUndefined()
  })

  it('gives back no more than the whole of it', () => {
    const scene = ruled('well-taken')
    const context = aContext({ ...scene, seats: scene.seats.map((seat) => ({ ...seat, credibility: 99 })) })
    overrule(context)
    expect(context.state.seats[PLACE.usa]?.credibility).toBe(100)
  })

  it('is none when the chair has made none', () => {
    const context = aContext(aScene({ plan }))
    overrule(context)
    expect(context.events).toEqual([])
  })
})
