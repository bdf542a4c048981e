import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPack } from '../../testing/a-pack.ts'
import { MOTIONS } from '../acts/act.ts'
import { hasQuorum, motionRule, supportNeeded, takesPrecedence } from './pack.ts'

const motionOf = fc.record({
  motion: fc.constantFrom(...MOTIONS),
  minutes: fc.option(fc.integer({ min: 1, max: 15 }), { nil: undefined }),
})

describe('the rule on a motion', () => {
  it('is found by the motion, wherever it stands in the pack', () => {
    for (const motion of MOTIONS) expect(motionRule(aPack(), motion)?.motion).toBe(motion)
  })

  it('is none where the pack does not know the motion', () => {
    const motions = aPack().motions.filter(({ motion }) => motion !== 'straw-poll')
    expect(motionRule(aPack({ motions }), 'straw-poll')).toBeUndefined()
  })
})

describe('precedence of motions', () => {
  /** An appeal first, then a suspension, then the two caucuses, and the limits of time after them. */
  const order = ['appeal', 'suspend', 'unmoderated-caucus', 'moderated-caucus', 'limit-time'] as const
  const pack = aPack({
    motions: order.flatMap((motion) => aPack().motions.filter((rule) => rule.motion === motion)),
  })

  it.each([
    { motion: { motion: 'appeal' }, over: { motion: 'suspend' }, first: true, because: 'a ruling is settled at once' },
    { motion: { motion: 'suspend' }, over: { motion: 'appeal' }, first: false, because: 'it waits for the appeal' },
    {
      motion: { motion: 'moderated-caucus', minutes: 15 },
      over: { motion: 'unmoderated-caucus', minutes: 1 },
      first: false,
      because: 'length does not lift a motion over one that stands higher in the pack',
    },
    {
      motion: { motion: 'moderated-caucus', minutes: 10 },
      over: { motion: 'moderated-caucus', minutes: 5 },
      first: true,
      because: 'of two caucuses of one sort the longer is decided first',
    },
    {
      motion: { motion: 'moderated-caucus', minutes: 5 },
      over: { motion: 'moderated-caucus', minutes: 5 },
      first: false,
      because: 'of two alike the one raised first is decided first',
    },
    {
      motion: { motion: 'moderated-caucus', minutes: 5 },
      over: { motion: 'moderated-caucus', minutes: 10 },
      first: false,
      because: 'the shorter waits',
    },
    {
      motion: { motion: 'moderated-caucus', minutes: 5 },
      over: { motion: 'moderated-caucus' },
      first: true,
      because: 'a motion that names no length asks for none',
    },
    {
      motion: { motion: 'limit-time', minutes: 9 },
      over: { motion: 'limit-time', minutes: 1 },
      first: false,
      because: 'minutes mean nothing in a motion that has no length',
    },
    {
      motion: { motion: 'division' },
      over: { motion: 'limit-time' },
      first: false,
      because: 'the pack knows no division',
    },
    {
      motion: { motion: 'limit-time' },
      over: { motion: 'division' },
      first: true,
      because: 'a motion the pack knows comes before one it does not',
    },
  ] as const)('$motion comes before $over: $first, $because', ({ motion, over, first }) => {
    expect(takesPrecedence(pack, motion, over)).toBe(first)
  })

  it('never puts two motions each before the other, and none before itself', () => {
    fc.assert(
      fc.property(motionOf, motionOf, (one, other) => {
        expect(takesPrecedence(pack, one, one)).toBe(false)
        expect(takesPrecedence(pack, one, other) && takesPrecedence(pack, other, one)).toBe(false)
      }),
    )
  })

  it('runs in one line: what comes before the second of two comes before what that comes before', () => {
    fc.assert(
      fc.property(motionOf, motionOf, motionOf, (a, b, c) => {
        fc.pre(takesPrecedence(pack, a, b) && takesPrecedence(pack, b, c))
        expect(takesPrecedence(pack, a, c)).toBe(true)
      }),
    )
  })
})

describe('quorum', () => {
  const quorumOf = (debateRatio: number, decisionRatio: number) =>
    aPack({ quorum: { debateRatio, decisionRatio, source: 'for tests' } })

  it.each([
    { ratio: 0.3333, present: 4, seats: 15, has: false, because: 'four of fifteen are fewer than a third' },
    { ratio: 0.3333, present: 5, seats: 15, has: true, because: 'five of fifteen are a third' },
    { ratio: 0.3334, present: 5, seats: 15, has: true, because: 'a third written with four digits is still a third' },
    { ratio: 0.3333, present: 5, seats: 16, has: false, because: 'a third of sixteen is rounded up to six' },
    { ratio: 0.6, present: 9, seats: 15, has: true, because: 'nine of fifteen are three fifths' },
    { ratio: 0, present: 0, seats: 5, has: true, because: 'a pack without a quorum debates before empty seats' },
  ])('to debate, of $ratio with $present of $seats: $has, $because', ({ ratio, present, seats, has }) => {
    expect(hasQuorum(quorumOf(ratio, 1), present, seats, 'debate')).toBe(has)
  })

  it.each([
    { ratio: 0.5, present: 3, seats: 6, has: false, because: 'half is no majority' },
    { ratio: 0.5, present: 4, seats: 6, has: true, because: 'more than half is' },
    { ratio: 0.5, present: 3, seats: 5, has: true, because: 'three of five are more than half' },
    { ratio: 0.6, present: 9, seats: 15, has: true, because: 'the Council decides with nine of fifteen' },
    { ratio: 0.6, present: 8, seats: 15, has: false, because: 'and not with eight' },
    { ratio: 0.6, present: 3, seats: 6, has: false, because: 'three fifths of six are rounded up to four' },
    { ratio: 1, present: 5, seats: 5, has: true, because: 'everybody is there' },
  ])('to decide, of $ratio with $present of $seats: $has, $because', ({ ratio, present, seats, has }) => {
    expect(hasQuorum(quorumOf(0, ratio), present, seats, 'decision')).toBe(has)
  })

  it('is never lost by somebody coming in, and a full house always has it', () => {
    const ratio = fc.double({ min: 0, max: 1, noNaN: true })
    const aim = fc.constantFrom('debate' as const, 'decision' as const)
    fc.assert(
      fc.property(ratio, ratio, fc.integer({ min: 1, max: 193 }), aim, (debate, decision, seats, what) => {
        const pack = quorumOf(debate, decision)
        expect(hasQuorum(pack, seats, seats, what)).toBe(true)
        let had = false
        for (let present = 0; present <= seats; present++) {
          const has = hasQuorum(pack, present, seats, what)
          expect(had && !has).toBe(false)
          had = has
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('support', () => {
  it.each([
    { ratio: 0.2, least: 2, seats: 5, needed: 2, because: 'never fewer than the least' },
    { ratio: 0.2, least: 2, seats: 15, needed: 3, because: 'a fifth of fifteen' },
    { ratio: 0.2, least: 2, seats: 16, needed: 4, because: 'a share is rounded up' },
    { ratio: 0, least: 1, seats: 193, needed: 1, because: 'a pack may ask for one sponsor alone' },
  ])('of $ratio and at least $least from $seats seats is $needed: $because', ({ ratio, least, seats, needed }) => {
    expect(supportNeeded(aPack({ support: { ratio, least, source: 'for tests' } }), seats)).toBe(needed)
  })
})
