import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOTIONS, POINTS } from '../../model/acts/act.ts'
import type { Business } from '../../model/floor/pack.ts'
import { hasQuorum, motionRule, supportNeeded, takesPrecedence } from '../../model/floor/pack.ts'
import { aPack } from '../../testing/a-pack.ts'
import { type FloorFacts, type MotionPut, ruleOn, ruleOnPoint } from './rulings.ts'

const PACK = aPack()

const FLOOR: FloorFacts = {
  at: 900_000,
  remainingMs: 1_200_000,
  seats: ['chn', 'fra', 'ken', 'mhl', 'usa'],
  present: 5,
  business: 'debate',
  pending: undefined,
  draft: {
    sponsors: ['fra'],
    supporters: 2,
    supportNeeded: 2,
    clauses: [0, 2],
    divided: [],
    isImportant: false,
    isByName: false,
    isConsensusAsked: false,
  },
  isDecided: false,
  isAdopted: false,
  isRipe: true,
  isListClosed: false,
  isTwoThirdsAlready: false,
  rulingAt: 890_000,
  decidedAt: {},
  mayReply: [],
  mayExplain: [],
  presentAndVoting: [],
}

const minutes = fc.option(fc.integer({ min: 1, max: 15 }), { nil: undefined })
const aPut: fc.Arbitrary<MotionPut> = fc.record({
  motion: fc.constantFrom(...MOTIONS),
  minutes,
  seconds: fc.constant(60),
  issue: fc.constantFrom(0, 2),
})
const codeOf = (put: MotionPut, floor: Partial<FloorFacts>, pack = PACK) => {
  const ruling = ruleOn(pack, { ...FLOOR, ...floor }, put, 'ken')
  return ruling.ok ? 'in order' : ruling.rejection
}

describe('precedence', () => {
  it('is of one motion over another, never of both over each other nor of one over itself', () => {
    fc.assert(
      fc.property(aPut, aPut, (one, other) => {
        expect(takesPrecedence(PACK, one, other) && takesPrecedence(PACK, other, one)).toBe(false)
        expect(takesPrecedence(PACK, one, one)).toBe(false)
      }),
    )
  })

  it('carries over: what comes before a motion comes before all that this one comes before', () => {
    fc.assert(
      fc.property(aPut, aPut, aPut, (first, second, third) => {
        fc.pre(takesPrecedence(PACK, first, second) && takesPrecedence(PACK, second, third))
        expect(takesPrecedence(PACK, first, third)).toBe(true)
      }),
    )
  })

  it.each([
    { one: 'appeal', over: 'suspend', is: true, because: 'a ruling is settled before anything else' },
    { one: 'vote', over: 'suspend', is: false, because: 'the closing of the debate comes last here' },
    { one: 'suspend', over: 'adjourn-meeting', is: true, because: 'it stands higher in the list' },
  ] as const)('of $one over $over: $is, because $because', ({ one, over, is }) => {
    expect(takesPrecedence(PACK, { motion: one }, { motion: over })).toBe(is)
  })

  it.each([
    { motion: 'suspend', minutes: 10, over: 5, is: true, because: 'the longer one is decided first' },
    { motion: 'suspend', minutes: 5, over: 5, is: false, because: 'they are equally long' },
    { motion: 'close-list', minutes: 10, over: 5, is: false, because: 'it asks for no time, whatever is named' },
  ] as const)('of $motion for $minutes over $over minutes: $is, because $because', ({ motion, over, is, ...put }) => {
    expect(takesPrecedence(PACK, { motion, minutes: put.minutes }, { motion, minutes: over })).toBe(is)
  })

  it('belongs to motions the rules know, over any they do not', () => {
    const short = aPack({ motions: PACK.motions.filter(({ motion }) => motion !== 'suspend') })
    expect(takesPrecedence(short, { motion: 'suspend' }, { motion: 'vote' })).toBe(false)
    expect(takesPrecedence(short, { motion: 'vote' }, { motion: 'suspend' })).toBe(true)
  })

  it('lets a motion in while another waits exactly when it takes precedence over it', () => {
    fc.assert(
      fc.property(aPut, aPut, (put, waiting) => {
        fc.pre(codeOf(put, {}) === 'in order')
        const pending = { ...waiting, by: 'usa', isSeconded: false, speakersFor: 0, speakersAgainst: 0 }
        const isFirst = takesPrecedence(PACK, put, waiting)
        expect(codeOf(put, { pending })).toBe(isFirst ? 'in order' : 'lower-precedence')
        expect(codeOf(put, { pending: { ...pending, isSeconded: true } })).toBe('lower-precedence')
      }),
    )
  })
})

describe('whatever is going on', () => {
  const anyBusiness = fc.constantFrom<Business>('debate', 'moderated-caucus', 'unmoderated-caucus', 'voting')

  it('no motion interrupts a vote, and none is in order during business its rule does not name', () => {
    fc.assert(
      fc.property(aPut, anyBusiness, (put, business) => {
        const isNamed = motionRule(PACK, put.motion)?.during.includes(business) ?? false
        const code = codeOf(put, { business })
        if (business === 'voting') expect(code).toBe('voting-in-progress')
        else if (!isNamed) expect(code).toBe('caucus-in-progress')
        else expect(code).toBe(codeOf(put, {}))
      }),
    )
  })

  it('too few members decide nothing, and a stranger raises nothing', () => {
    fc.assert(
      fc.property(aPut, (put) => {
        expect(codeOf(put, { present: 1 })).toBe('no-quorum')
        expect(codeOf(put, { seats: ['usa'] })).toBe('unknown-seat')
      }),
    )
  })

  it('a motion the rules leave out is not known, and one they have is never unknown', () => {
    for (const motion of MOTIONS) {
      const without = aPack({ motions: PACK.motions.filter((rule) => rule.motion !== motion) })
      expect(codeOf({ motion }, {}, without)).toBe('not-in-this-procedure')
      expect(codeOf({ motion }, {})).not.toBe('not-in-this-procedure')
    }
    for (const point of POINTS) {
      const without = aPack({ points: PACK.points.filter((rule) => rule.point !== point) })
      expect(ruleOnPoint(without, FLOOR, point, 'ken')).toMatchObject({ rejection: 'not-in-this-procedure' })
    }
  })

  it('a suspension is as long as its rule allows and the meeting lasts, and no longer', () => {
    const asked = fc.record({ for: fc.integer({ min: 0, max: 30 }), left: fc.integer({ min: 0, max: 30 }) })
    fc.assert(
      fc.property(asked, ({ for: length, left }) => {
        const code = codeOf({ motion: 'suspend', minutes: length }, { remainingMs: left * 60_000 })
        const isInRange = length >= 1 && length <= 15 && length <= left
        expect(code).toBe(isInRange ? 'in order' : 'duration-out-of-range')
      }),
    )
  })
})

describe('a quorum', () => {
  const share = fc.double({ min: 0.05, max: 0.95, noNaN: true })
  const packOf = (ratio: number) => aPack({ quorum: { debateRatio: ratio, decisionRatio: ratio, source: '' } })

  it('is never lost by more members coming, and always there when all are', () => {
    fc.assert(
      fc.property(share, fc.integer({ min: 2, max: 40 }), fc.integer({ min: 0, max: 39 }), (ratio, seats, few) => {
        const present = Math.min(few, seats - 1)
        for (const aim of ['debate', 'decision'] as const) {
          expect(hasQuorum(packOf(ratio), seats, seats, aim)).toBe(true)
          if (hasQuorum(packOf(ratio), present, seats, aim)) {
            expect(hasQuorum(packOf(ratio), present + 1, seats, aim)).toBe(true)
          }
        }
      }),
    )
  })

  it.each([
    { ratio: 0.5, present: 3, seats: 6, aim: 'decision', is: false, because: 'half is no majority' },
    { ratio: 0.5, present: 3, seats: 6, aim: 'debate', is: true, because: 'half is half' },
    { ratio: 0.6, present: 9, seats: 15, aim: 'decision', is: true, because: 'exactly three fifths are there' },
    { ratio: 0.3333, present: 3, seats: 9, aim: 'debate', is: true, because: 'a third written short is still a third' },
  ] as const)(
    'of $ratio with $present of $seats for a $aim: $is, because $because',
    ({ ratio, present, seats, aim, is }) => {
      expect(hasQuorum(packOf(ratio), present, seats, aim)).toBe(is)
    },
  )

  it.each([
    { ratio: 0.2, least: 2, seats: 5, needed: 2, because: 'a fifth of five is one, and two are the least' },
    { ratio: 0.2, least: 2, seats: 11, needed: 3, because: 'a fifth of eleven is more than two' },
    { ratio: 0.25, least: 1, seats: 4, needed: 1, because: 'exactly a quarter' },
  ])('of names under a draft is $needed of $seats: $because', ({ ratio, least, seats, needed }) => {
    expect(supportNeeded(aPack({ support: { ratio, least, source: '' } }), seats)).toBe(needed)
  })
})
