import { applyChanges, type Change, type Deal, utilityOf } from '../issues/issue.ts'
import { acceptanceChance, estimatedSurplus, supportChance } from './estimate.ts'
import type { Standing } from './standing.ts'

/** What one seat expects of a change of the text. */
interface Outlook {
  /** Mean chance, 0…1, that another seat welcomes or bears the change. */
  acceptance: number
  /** Expected number of other seats in favour of the text after it. */
  support: number
  /** Chance, 0…1, that the text after it finds the votes it needs, the seat's own included. */
  carried: number
  /** Sum of the others' estimated gains. */
  othersGain: number
}

/** The text as one seat sees it, laid out flat so that hundreds of packages can be weighed in a few microseconds. */
export interface Prospect {
  readonly others: number
  readonly sizes: readonly number[]
  readonly starts: readonly number[]
  /** Own gain of settling `[issue]` by `[option]`, at `starts[issue] + option`. */
  readonly own: Float64Array
  /** The others' estimated gains: `cell × others + other`. */
  readonly gains: Float64Array
  /** Seat index of each other. */
  readonly seatOf: readonly number[]
  /** The others' estimated surplus at the text. */
  readonly surplus: Float64Array
  /** 1 where the option is a red line of the seat. */
  readonly barred: Uint8Array
  readonly utility: number
  /** Work space: chance of each number of refusals that a vote can bear. */
  readonly odds: Float64Array
  /** Written by `weigh`: one for all packages, because a bargaining seat weighs hundreds of them in one turn. */
  readonly outlook: Outlook
}

/** Lays the text out for the seat that bargains. */
export function prospectOf({ seat, secrets, text, estimates, needed }: Standing): Prospect {
  const seatOf: number[] = []
  for (let other = 0; other < estimates.length; other++) if (other !== seat) seatOf.push(other)
  const others = seatOf.length
  const sizes = secrets.table.map((row) => row.length)
  const starts: number[] = []
  let cells = 0
  for (const size of sizes) {
    starts.push(cells)
    cells += size
  }
  const own = new Float64Array(cells)
  const gains = new Float64Array(cells * others)
  const surplus = new Float64Array(others)
  const barred = new Uint8Array(cells)
  const odds = new Float64Array(Math.max(1, Math.min(others, others - needed + 1) + 1))
  for (let issue = 0; issue < sizes.length; issue++) {
    const row = secrets.table[issue] ?? []
    const start = starts[issue] ?? 0
    const before = text[issue] ?? 0
    for (let option = 0; option < row.length; option++) own[start + option] = (row[option] ?? 0) - (row[before] ?? 0)
  }
  for (let other = 0; other < others; other++) {
    const estimate = estimates[seatOf[other] ?? 0]
    if (estimate === undefined) continue
    surplus[other] = estimatedSurplus(estimate, text)
    for (let issue = 0; issue < sizes.length; issue++) {
      const row = estimate.table[issue] ?? []
      const before = row[text[issue] ?? 0] ?? 0
      let cell = (starts[issue] ?? 0) * others + other
      for (let option = 0; option < row.length; option++, cell += others) gains[cell] = (row[option] ?? 0) - before
    }
  }
  for (const { issue, option } of secrets.redLines) barred[(starts[issue] ?? 0) + option] = 1
  return {
    others,
    sizes,
    starts,
    own,
    gains,
    seatOf,
    surplus,
    barred,
    utility: utilityOf(secrets.table, text),
    odds,
    outlook: { acceptance: 0, support: 0, carried: 0, othersGain: 0 },
  }
}

/** The seat's own gain by one to three cells taken together; a cell of −1 is none. */
export function ownGainOf({ own }: Prospect, first: number, second: number, third: number): number {
  return (
    (first >= 0 ? (own[first] ?? 0) : 0) + (second >= 0 ? (own[second] ?? 0) : 0) + (third >= 0 ? (own[third] ?? 0) : 0)
  )
}

/** Mean chance that another seat welcomes or bears one to three cells taken together: the cheap part of `weigh`. */
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

/** Weighs one to three cells taken together; none at all weighs the text as it stands. Overwrites the last outlook. */
export function weigh(prospect: Prospect, first: number, second: number, third: number): Outlook {
  const { others, gains, surplus, odds, outlook } = prospect
  let acceptance = 0
  let support = 0
  let othersGain = 0
  odds.fill(0)
  odds[0] = 1
  for (let other = 0; other < others; other++) {
    let gain = first >= 0 ? (gains[first * others + other] ?? 0) : 0
    if (second >= 0) gain += gains[second * others + other] ?? 0
    if (third >= 0) gain += gains[third * others + other] ?? 0
    const chance = supportChance((surplus[other] ?? 0) + gain)
    acceptance += acceptanceChance(gain)
    support += chance
    othersGain += gain
    countVote(odds, chance)
  }
  let carried = 0
  for (let refusals = 0; refusals < odds.length; refusals++) carried += odds[refusals] ?? 0
  outlook.acceptance = others === 0 ? 1 : acceptance / others
  outlook.support = support
  outlook.carried = carried
  outlook.othersGain = othersGain
  return outlook
}

/** One more seat votes: the chance of each number of refusals after it. More refusals than a vote can bear fall off. */
function countVote(odds: Float64Array, chance: number): void {
  for (let refusals = odds.length - 1; refusals > 0; refusals--) {
    odds[refusals] = (odds[refusals] ?? 0) * chance + (odds[refusals - 1] ?? 0) * (1 - chance)
  }
  odds[0] = (odds[0] ?? 0) * chance
}

/** Whether the text with these changes reads like one of the deals to avoid. */
export function readsLikeAny(deals: readonly Deal[], text: Deal, changes: readonly Change[]): boolean {
  if (deals.length === 0) return false
  const after = applyChanges(text, changes)
  return deals.some((deal) => isSameDeal(after, deal))
}

function isSameDeal(one: Deal, other: Deal): boolean {
  for (let issue = 0; issue < one.length; issue++) if (one[issue] !== other[issue]) return false
  return true
}
