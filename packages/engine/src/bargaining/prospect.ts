import { type Change, type Deal, utilityOf } from '../model/committee/issue.ts'
import { acceptanceChance, estimatedSurplus, gainsByCell, supportChance } from './estimate.ts'
import type { Standing } from './standing.ts'

/** One seat's forecast for a package of changes. */
interface Outlook {
  /** Mean probability, 0…1, that another seat welcomes or tolerates the change. */
  acceptance: number
  /** Expected number of other seats in favour of the text after it. */
  support: number
  /** Probability, 0…1, that the text after it gets the votes it needs, the seat's own included. */
  carried: number
  /** Sum of the others' estimated gains. */
  othersGain: number
}

/**
 * The text from one seat's perspective, in flat arrays so that hundreds of packages can be evaluated in a few
 * microseconds.
 */
export interface Prospect {
  readonly others: number
  readonly sizes: readonly number[]
  readonly starts: readonly number[]
  /** Own gain of settling `[issue]` by `[option]`, at `starts[issue] + option`. */
  readonly own: readonly number[]
  /**
   * The others' estimated gains: `cell × others + other`; a shared buffer, valid until the next prospect is computed.
   */
  readonly gains: Float64Array
  /** Seat index of each other. */
  readonly seatOf: readonly number[]
  /** The others' estimated surplus with the current text. */
  readonly surplus: readonly number[]
  /** 1 where the option is a red line of the seat. */
  readonly barred: readonly number[]
  readonly utility: number
  /** Size of the vote's distribution: the number of refusals with which it still carries, plus one for none. */
  readonly bearable: number
  /**
   * Written by `weigh` and shared by all packages, because a bargaining seat evaluates hundreds of them in one turn.
   */
  readonly outlook: Outlook
}

/**
 * Computes the prospect of the seat that bargains. The short lists are plain arrays: a typed array takes longer to
 * allocate than to fill.
 */
export function prospectOf({ seat, secrets, text, estimates, needed }: Standing): Prospect {
  const { table, redLines } = secrets
  const seatOf: number[] = []
  for (let other = 0; other < estimates.length; other++) if (other !== seat) seatOf.push(other)
  const theirs = estimates.filter((_, other) => other !== seat)
  const others = theirs.length
  const sizes = table.map((row) => row.length)
  const starts: number[] = []
  const own: number[] = []
  const barred: number[] = []
  for (let issue = 0; issue < table.length; issue++) {
    const row = table[issue] ?? []
    const before = row[text[issue] ?? 0] ?? 0
    starts.push(own.length)
    for (let option = 0; option < row.length; option++) {
      own.push((row[option] ?? 0) - before)
      barred.push(0)
    }
  }
  for (const { issue, option } of redLines) barred[(starts[issue] ?? 0) + option] = 1
  return {
    others,
    sizes,
    starts,
    own,
    gains: gainsByCell(sizes, text, theirs),
    seatOf,
    surplus: theirs.map((estimate) => estimatedSurplus(estimate, text)),
    barred,
    utility: utilityOf(table, text),
    bearable: Math.max(1, Math.min(others, others - needed + 1) + 1),
    outlook: { acceptance: 0, support: 0, carried: 0, othersGain: 0 },
  }
}

/** The seat's own gain by one to three cells taken together; −1 means no cell. */
export function ownGainOf({ own }: Prospect, first: number, second: number, third: number): number {
  return (
    (first >= 0 ? (own[first] ?? 0) : 0) + (second >= 0 ? (own[second] ?? 0) : 0) + (third >= 0 ? (own[third] ?? 0) : 0)
  )
}

/**
 * Mean probability that another seat welcomes or tolerates one to three cells taken together: the cheap part of
 * `weigh`.
 */
export function acceptanceOf({ others, gains }: Prospect, first: number, second: number, third: number): number {
  let acceptance = 0
  for (let other = 0; other < others; other++) {
    let gain = first >= 0 ? (gains[first * others + other] ?? 0) : 0
    if (second >= 0) gain += gains[second * others + other] ?? 0
    if (third >= 0) gain += gains[third * others + other] ?? 0
    acceptance += acceptanceChance(gain)
  }
  return others === 0 ? 1 : acceptance / others
}

/** Evaluates one to three cells taken together; without any, the current text. Overwrites the last outlook. */
export function weigh(prospect: Prospect, first: number, second: number, third: number): Outlook {
  const { others, gains, surplus, bearable, outlook } = prospect
  const odds = clearedOdds(bearable)
  let acceptance = 0
  let support = 0
  let othersGain = 0
  for (let other = 0; other < others; other++) {
    let gain = first >= 0 ? (gains[first * others + other] ?? 0) : 0
    if (second >= 0) gain += gains[second * others + other] ?? 0
    if (third >= 0) gain += gains[third * others + other] ?? 0
    const chance = supportChance((surplus[other] ?? 0) + gain)
    acceptance += acceptanceChance(gain)
    support += chance
    othersGain += gain
    countVote(odds, bearable, chance)
  }
  let carried = 0
  for (let refusals = 0; refusals < bearable; refusals++) carried += odds[refusals] ?? 0
  outlook.acceptance = others === 0 ? 1 : acceptance / others
  outlook.support = support
  outlook.carried = carried
  outlook.othersGain = othersGain
  return outlook
}

/** Reused buffer: the probability of each number of refusals. */
let oddsSpace = new Float64Array(32)

function clearedOdds(bearable: number): Float64Array {
  if (oddsSpace.length < bearable) oddsSpace = new Float64Array(bearable)
  oddsSpace.fill(0, 0, bearable)
  oddsSpace[0] = 1
  return oddsSpace
}

/**
 * Adds one seat to the Poisson binomial distribution of refusals. Counts with which the vote would fail are dropped.
 */
function countVote(odds: Float64Array, bearable: number, chance: number): void {
  for (let refusals = bearable - 1; refusals > 0; refusals--) {
    odds[refusals] = (odds[refusals] ?? 0) * chance + (odds[refusals - 1] ?? 0) * (1 - chance)
  }
  odds[0] = (odds[0] ?? 0) * chance
}

/** Whether the text with these changes equals one of the deals to avoid. */
export function readsLikeAny(deals: readonly Deal[], text: Deal, changes: readonly Change[]): boolean {
  for (let at = 0; at < deals.length; at++) if (readsLike(deals[at] ?? [], text, changes)) return true
  return false
}

function readsLike(deal: Deal, text: Deal, changes: readonly Change[]): boolean {
  for (let issue = 0; issue < text.length; issue++) {
    if (deal[issue] !== optionAfter(text, changes, issue)) return false
  }
  return true
}

/** The option of an issue in the text with the changes; later changes of the same issue win. */
function optionAfter(text: Deal, changes: readonly Change[], issue: number): number | undefined {
  for (let at = changes.length - 1; at >= 0; at--) {
    const change = changes[at]
    if (change?.issue === issue) return change.option
  }
  return text[issue]
}
