import { ruleOn, ruleOnPoint } from '@placard/engine'
import { shippedPacks } from '../../content/procedure/packs.ts'
import { RULE_CASES } from '../../content/procedure/rule-cases.ts'
import { tryRandomActs } from '../../scripts/engine/random-acts.ts'
import { sampled } from '../figure.ts'
import type { Row } from './row.ts'

const ACTS = 1_000_000

/**
 * The cases of the rules pass, and no random act is accepted that breaks a rule according to the independent oracle.
 */
export const row: Row = {
  number: 10,
  claim: 'procedure',
  measure: async (options) => {
    const right = RULE_CASES.filter(({ pack, put, floor, seat, outcome }) => {
      const rules = shippedPacks[pack]
      const ruling = 'point' in put ? ruleOnPoint(rules, floor, put.point, seat) : ruleOn(rules, floor, put, seat)
      return (ruling.ok ? 'in order' : ruling.rejection) === outcome
    }).length
    const tried = tryRandomActs(sampled(ACTS, options, 10_000))
    const named = Object.keys(tried.procedure).length
    return [
      {
        name: 'rule cases that hold',
        value: right,
        unit: '',
        limit: { atLeast: Math.max(120, RULE_CASES.length) },
        sample: `${RULE_CASES.length} cases with sources, three packs`,
      },
      {
        name: 'illegal acts accepted',
        value: tried.breaches.length,
        unit: '',
        limit: { atMost: 0 },
        sample: `${tried.acts} random acts, ${tried.accepted} in order, ${named} motions and points among them, ${tried.sessions} sessions of all campaigns and packs, seeds 1–${tried.sessions}`,
      },
    ]
  },
}
