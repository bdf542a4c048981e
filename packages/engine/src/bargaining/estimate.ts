import type { Reaction, Stance } from '../model/acts/act.ts'
import { type Change, type Deal, greatestOf, type Issue } from '../model/committee/issue.ts'
import type { SeatEstimate } from '../model/session/state.ts'

/*
 * Opponent model: what can be learned about a seat's preferences from its public acts. An estimate's table holds the
 * seat's SURPLUS, utility minus reservation, with the constant spread evenly over the issues: the sum over a deal is at
 * least 0 when the seat would vote for it. Each act says that one deal is better or worse than another, or good enough;
 * the estimate moves no further than it must to agree, so the weights grow on the issues on which a seat acts.
 */

/** Prior: share of its range that a typical seat demands above the status quo. */
const TYPICAL_MARGIN = 0.3
/** Least difference, of a range of 1, that an act of each kind is assumed to reveal. */
const SHOWN = { proposal: 0.1, welcome: 0.03, refusal: 0.06, bearable: 0.1, stance: 0.02, explanation: 0.12 } as const
/** How far evidence generalises past the two options that an act compares: options are ordered on an axis. */
const BEYOND = 0.6

/** An estimate of a seat about which nothing is known (flat prior): every option of every issue is worth the same. */
export function flatEstimate(optionCounts: readonly number[]): SeatEstimate {
  return { table: optionCounts.map((count) => new Array<number>(count).fill(0)), observations: 0 }
}

/** An estimate from the seat's public position on each axis, with equal weights and a typical margin over the status quo. */
export function startEstimate(issues: readonly Issue[], positions: readonly number[]): SeatEstimate {
  const share = 1 / Math.max(1, issues.length)
  const values = issues.map(({ options }, issue) =>
    options.map(({ position }) => share * (1 - Math.abs(position - (positions[issue] ?? 0)) / 2)),
  )
  const table = values.map((row) => {
    const statusQuo = row[0] ?? 0
    const floor = statusQuo + TYPICAL_MARGIN * (greatestOf(row) - statusQuo)
    return row.map((value) => value - floor)
  })
  return { table, observations: 0 }
}

/** Estimated surplus of a deal for the seat; at least 0 means that it would vote for the deal. */
export function estimatedSurplus({ table }: SeatEstimate, deal: Deal): number {
  let sum = 0
  for (let issue = 0; issue < deal.length; issue++) sum += table[issue]?.[deal[issue] ?? 0] ?? 0
  return sum
}

function estimatedGain({ table }: SeatEstimate, text: Deal, changes: readonly Change[]): number {
  let gain = 0
  for (const { issue, option } of changes) {
    const row = table[issue]
    gain += (row?.[option] ?? 0) - (row?.[text[issue] ?? 0] ?? 0)
  }
  return gain
}

/**
 * Estimated gain over the text of settling each issue by each option: at `cell × estimates + estimate`, where the cells
 * are the options of the first issue, then those of the second, and so on. The returned array is a shared buffer that
 * the next call overwrites, so callers must use it at once.
 */
export function gainsByCell(sizes: readonly number[], text: Deal, estimates: readonly SeatEstimate[]): Float64Array {
  let cells = 0
  for (const size of sizes) cells += size
  const gains = gainsSpace(cells * estimates.length)
  for (let seat = 0; seat < estimates.length; seat++) {
    const table = estimates[seat]?.table ?? []
    let at = seat
    for (let issue = 0; issue < sizes.length; issue++) {
      const row = table[issue] ?? []
      const before = row[text[issue] ?? 0] ?? 0
      const size = sizes[issue] ?? 0
      for (let option = 0; option < size; option++, at += estimates.length) gains[at] = (row[option] ?? 0) - before
    }
  }
  return gains
}

/** Reused buffer: allocating a typed array of this size takes longer than filling it. */
let space = new Float64Array(512)

function gainsSpace(length: number): Float64Array {
  if (space.length < length) space = new Float64Array(length)
  return space
}

/** Weight of an option in a shift from `before` (−½) to `after` (+½) on the same axis. */
function shiftAt(option: number, before: number, after: number): number {
  const along = (option - before) / (after - before)
  if (along < 0) return -0.5 * BEYOND
  if (along > 1) return 0.5 * BEYOND
  return along - 0.5
}

function moved(estimate: SeatEstimate, text: Deal, changes: readonly Change[], by: number): SeatEstimate {
  const real = changes.filter(({ issue, option }) => option !== text[issue])
  const table = [...estimate.table]
  for (const { issue, option } of real) {
    const before = text[issue] ?? 0
    const step = by / real.length
    table[issue] = (table[issue] ?? []).map((value, at) => value + step * shiftAt(at, before, option))
  }
  return { table, observations: estimate.observations + 1 }
}

/** Distance, with its sign, to the nearest value inside a band. */
function intoBand(value: number, low: number, high: number): number {
  return value < low ? low - value : value > high ? high - value : 0
}

function learnGain(
  estimate: SeatEstimate,
  text: Deal,
  changes: readonly Change[],
  low: number,
  high: number,
): SeatEstimate {
  const by = intoBand(estimatedGain(estimate, text, changes), low, high)
  return by === 0 ? { ...estimate, observations: estimate.observations + 1 } : moved(estimate, text, changes, by)
}

/** Learns from a seat that proposes, supports, demands or promises changes: it prefers the text with them. */
export function learnFromProposal(estimate: SeatEstimate, text: Deal, changes: readonly Change[]): SeatEstimate {
  return learnGain(estimate, text, changes, SHOWN.proposal, Infinity)
}

/**
 * Learns from a seat's reaction to changes; `text` is the one before them. Opposing an option counts as
 * `cannot-accept`.
 */
export function learnFromReaction(
  estimate: SeatEstimate,
  text: Deal,
  changes: readonly Change[],
  reaction: Reaction,
): SeatEstimate {
  if (reaction === 'welcome') return learnGain(estimate, text, changes, SHOWN.welcome, Infinity)
  if (reaction === 'live-with') return learnGain(estimate, text, changes, -SHOWN.bearable, 0)
  return learnGain(estimate, text, changes, -Infinity, -SHOWN.refusal)
}

/**
 * Learns from a declared stance or ballot on a whole text: in favour, its surplus is at least the one the seat holds
 * out for (`held`, by default the smallest that an act reveals); against, there is none; undecided, it lies between.
 */
export function learnFromStance(
  estimate: SeatEstimate,
  text: Deal,
  stance: Stance,
  held: number = SHOWN.stance,
): SeatEstimate {
  const asked = Math.max(SHOWN.stance, held)
  const low = stance === 'favour' ? asked : stance === 'against' ? -Infinity : -SHOWN.stance
  const high = stance === 'favour' ? Infinity : stance === 'against' ? -SHOWN.stance : asked
  const by = intoBand(estimatedSurplus(estimate, text), low, high)
  if (by === 0) return { table: estimate.table, observations: estimate.observations + 1 }
  const table = estimate.table.map((row) => row.map((value) => value + by / estimate.table.length))
  return { table, observations: estimate.observations + 1 }
}

/** Learns from an explanation: it names an issue that matters to the seat and the option the seat wants there. */
export function learnFromExplanation(estimate: SeatEstimate, issue: number, option: number): SeatEstimate {
  const row = estimate.table[issue] ?? []
  const wanted = greatestOf(row) + SHOWN.explanation / 4
  const table = [...estimate.table]
  table[issue] = row.map((value, at) =>
    at === option ? wanted + SHOWN.explanation / 2 : value - SHOWN.explanation / 4,
  )
  return { table, observations: estimate.observations + 1 }
}

/**
 * Probability of a vote in favour at an estimated surplus; a rational function, so that it is bit-identical on every
 * platform.
 */
export function supportChance(surplus: number): number {
  return 0.5 + (0.5 * surplus) / (Math.abs(surplus) + 0.08)
}

/**
 * Probability that a change with an estimated gain is welcomed or tolerated. A change that costs nothing probably is.
 */
export function acceptanceChance(gain: number): number {
  const shifted = gain + 0.02
  return 0.5 + (0.5 * shifted) / (Math.abs(shifted) + 0.06)
}
