import type { Deal } from '../../model/committee/issue.ts'
import { rootOf } from '../../primitives/random/power.ts'
import { type Objective, searchBest } from './search.ts'
import { type Bargain, type DealSpace, dealSpace, utilitiesOf } from './space.ts'

const EMPTY: Deal = []

/** Product of all surpluses; −∞ where a seat is at or below its reservation, so that no such deal is ever chosen. */
function surplusProduct({ reservations, seats }: DealSpace): Objective {
  return (utilities) => {
    let product = 1
    for (let seat = 0; seat < seats; seat++) {
      const surplus = (utilities[seat] ?? 0) - (reservations[seat] ?? 0)
      if (surplus <= 0) return -Infinity
      product *= surplus
    }
    return product
  }
}

function leastSurplus({ reservations, seats }: DealSpace): Objective {
  return (utilities) => {
    let least = Infinity
    for (let seat = 0; seat < seats; seat++) {
      const surplus = (utilities[seat] ?? 0) - (reservations[seat] ?? 0)
      if (surplus < least) least = surplus
    }
    return least
  }
}

function leastRatio({ reservations, best, seats }: DealSpace): Objective {
  return (utilities) => {
    let least = Infinity
    for (let seat = 0; seat < seats; seat++) {
      const reservation = reservations[seat] ?? 0
      const span = (best[seat] ?? 0) - reservation
      const surplus = (utilities[seat] ?? 0) - reservation
      // a seat that cannot gain has no ratio to maximise; it only must not lose
      const ratio = span > 0 ? surplus / span : surplus < 0 ? surplus : Infinity
      if (ratio < least) least = ratio
    }
    return least
  }
}

/**
 * Nash's bargaining solution: the deal with the greatest product of surpluses over the reservations, among the deals that
 * leave every seat a surplus; undefined when there is none. `ties` counts the deals with that product.
 */
export function nashSolution(bargain: Bargain): { deal: Deal; product: number; ties: number } | undefined {
  const space = dealSpace(bargain)
  const found = searchBest(space, surplusProduct(space), 0)
  return found && { deal: found.deal, product: found.value, ties: found.ties }
}

/**
 * The Kalai–Smorodinsky solution: the deal whose worst-off seat, measured as a share of the most it could gain, is best
 * off.
 */
export function kalaiSmorodinsky(bargain: Bargain): { deal: Deal; minRatio: number } {
  const space = dealSpace(bargain)
  const found = searchBest(space, leastRatio(space))
  return { deal: found?.deal ?? EMPTY, minRatio: found?.value ?? 0 }
}

/** The egalitarian solution: the deal with the greatest least surplus, in the units of the tables. */
export function egalitarian(bargain: Bargain): { deal: Deal; minSurplus: number } {
  const space = dealSpace(bargain)
  const found = searchBest(space, leastSurplus(space))
  return { deal: found?.deal ?? EMPTY, minSurplus: found?.value ?? 0 }
}

/** The utilitarian solution: the deal with the greatest sum of utilities, whether or not every seat would accept it. */
export function utilitarian(bargain: Bargain): { deal: Deal; sum: number } {
  const space = dealSpace(bargain)
  const found = searchBest(space, (utilities) => {
    let sum = 0
    for (let seat = 0; seat < space.seats; seat++) sum += utilities[seat] ?? 0
    return sum
  })
  return { deal: found?.deal ?? EMPTY, sum: found?.value ?? 0 }
}

/**
 * How near a deal comes to Nash's solution, 0…1: (Π surplus ÷ Π surplus there)^(1/n). 0 when a seat is at or below its
 * reservation, and when no deal leaves every seat a surplus.
 */
export function nashRatio(bargain: Bargain, deal: Deal, nashProduct?: number): number {
  const atNash = nashProduct ?? nashSolution(bargain)?.product ?? 0
  if (!(atNash > 0)) return 0
  const utilities = Float64Array.from(utilitiesOf(bargain, deal))
  const product = surplusProduct(dealSpace(bargain))(utilities)
  return product > 0 ? rootOf(Math.min(1, product / atNash), utilities.length) : 0
}

/** Gini coefficient of gains, 0 (even) … 1; losses count as 0, and a total gain of 0 counts as even. */
export function gini(values: readonly number[]): number {
  const gains = values.map((value) => Math.max(0, value)).sort((left, right) => left - right)
  let sum = 0
  let weighted = 0
  for (let at = 0; at < gains.length; at++) {
    sum += gains[at] ?? 0
    weighted += (2 * (at + 1) - gains.length - 1) * (gains[at] ?? 0)
  }
  return sum > 0 ? weighted / (gains.length * sum) : 0
}
