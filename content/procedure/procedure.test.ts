import { hasQuorum, ruleOn, ruleOnPoint, supportNeeded } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import type { RuleCase } from './cases/floor.ts'
import { shippedPacks } from './packs.ts'
import { RULE_CASES } from './rule-cases.ts'

const { 'general-assembly': assembly, 'security-council': council, consensus } = shippedPacks

function outcomeOf({ pack, put, floor, seat }: RuleCase): string {
  const rules = shippedPacks[pack]
  const ruling = 'point' in put ? ruleOnPoint(rules, floor, put.point, seat) : ruleOn(rules, floor, put, seat)
  return ruling.ok ? 'in order' : ruling.rejection
}

describe('the chair rules', () => {
  it.each(RULE_CASES.map((one, index) => ({ ...one, number: index + 1 })))(
    'case $number in the $pack pack: $outcome, because $because ($source)',
    (one) => {
      expect(outcomeOf(one)).toBe(one.outcome)
    },
  )

  it('on more than a hundred and twenty cases, each with a source', () => {
    expect(RULE_CASES.length).toBeGreaterThanOrEqual(120)
    expect(RULE_CASES.every(({ source }) => /^(A\/520|S\/96|conference habit)/u.test(source))).toBe(true)
  })
})

describe('a pack', () => {
  it('has a veto in the Council alone', () => {
    expect([council.veto, assembly.veto, consensus.veto]).toEqual([true, false, false])
  })

  it.each([
    [assembly, 4, 10, 'debate', true, 'a third'],
    [assembly, 3, 10, 'debate', false, 'less than a third'],
    [assembly, 5, 15, 'debate', true, 'exactly a third'],
    [assembly, 5, 10, 'decision', false, 'half is no majority'],
    [assembly, 6, 10, 'decision', true, 'a majority'],
    [council, 9, 15, 'decision', true, 'nine of fifteen'],
    [council, 8, 15, 'decision', false, 'eight of fifteen'],
  ] as const)('quorum of %#: %i of %i for a %s: %s, because %s', (pack, present, seats, aim, expected, because) => {
    expect(hasQuorum(pack, present, seats, aim), because).toBe(expected)
  })

  it('asks for ten to twenty-five in a hundred of the seats under a draft, two at least', () => {
    expect(supportNeeded(assembly, 10)).toBe(2)
    expect(supportNeeded(assembly, 16)).toBe(4)
    expect(supportNeeded(consensus, 5)).toBe(2)
    for (const { support } of Object.values(shippedPacks)) {
      expect(support.ratio).toBeGreaterThanOrEqual(0.1)
      expect(support.ratio).toBeLessThanOrEqual(0.25)
    }
  })

  it('names each motion once, with a source, and never a time limit the wrong way round', () => {
    for (const pack of Object.values(shippedPacks)) {
      const names = pack.motions.map(({ motion }) => motion)
      expect(new Set(names).size).toBe(names.length)
      for (const rule of pack.motions) expect(rule.minutesLeast).toBeLessThanOrEqual(rule.minutesMost)
    }
  })

  it('of the Council seconds nothing but the closing of the debate, and reconsiders by three fifths', () => {
    expect(council.motions.filter(({ second }) => second).map(({ motion }) => motion)).toEqual(['vote'])
    expect(assembly.motions.find(({ motion }) => motion === 'reconsider')?.decidedBy).toBe('two-thirds')
  })

  it('of consensus has no caucuses', () => {
    expect(consensus.motions.some(({ motion }) => motion.endsWith('caucus'))).toBe(false)
  })
})
