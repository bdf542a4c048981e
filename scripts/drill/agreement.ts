/** Two marks of one speech: by a person and by the rules. */
export interface MarkedPair {
  readonly person: number
  readonly rules: number
}

/** How the pairs of speeches are ordered by both. */
interface Order {
  agreeing: number
  differing: number
  tiedByPerson: number
  tiedByRules: number
}

function orderOf(pairs: readonly MarkedPair[]): Order {
  const order: Order = { agreeing: 0, differing: 0, tiedByPerson: 0, tiedByRules: 0 }
  for (const [at, one] of pairs.entries()) {
    for (const other of pairs.slice(at + 1)) {
      const person = Math.sign(one.person - other.person)
      const rules = Math.sign(one.rules - other.rules)
      if (person === 0) order.tiedByPerson += 1
      if (rules === 0) order.tiedByRules += 1
      if (person * rules > 0) order.agreeing += 1
      else if (person * rules < 0) order.differing += 1
    }
  }
  return order
}

/**
 * Kendall's tau-b: 1 when both order all speeches alike, −1 when in reverse, corrected for ties. Undefined when either
 * gives all the same mark, or for fewer than two.
 */
export function kendallTauB(pairs: readonly MarkedPair[]): number | undefined {
  const { agreeing, differing, tiedByPerson, tiedByRules } = orderOf(pairs)
  const all = (pairs.length * (pairs.length - 1)) / 2
  const scale = Math.sqrt((all - tiedByPerson) * (all - tiedByRules))
  return scale === 0 ? undefined : (agreeing - differing) / scale
}
