import type { Reaction, Stance } from '../model/acts/act.ts'
import { type Change, type Deal, greatestOf, type Issue } from '../model/committee/issue.ts'
import type { SeatEstimate } from '../model/session/state.ts'

/*
 * What the room can tell about a seat from its public acts. An estimate's table holds the seat's SURPLUS, utility minus
 * reservation, with the constant spread evenly over the issues: the sum over a deal is at least 0 when the seat would vote
 * for it. Each act says that one deal is better or worse than another, or good enough; the estimate moves no further than
 * it must to agree, so the weights grow on the issues a seat acts on.
 */

/** Share of its range a typical seat asks above the status quo before anything is known of it. */
const TYPICAL_MARGIN = 0.3
/** Least difference, of a range of 1, that an act of each kind is taken to show. */
const SHOWN = { proposal: 0.1, welcome: 0.03, refusal: 0.06, bearable: 0.1, stance: 0.02, explanation: 0.12 } as const
/** How far beyond the two options an act compares its evidence reaches: options are ordered on an axis. */
const BEYOND = 0.6

/** An estimate of a seat about which nothing is known: every option of every issue is worth the same. */
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

/** What the estimate says a deal is worth to the seat above its reservation; at least 0 means it would vote for it. */
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
 * Estimated gains of settling each issue by each option, over the text: at `cell × estimates + estimate`, where the cells
 * are the options of the first issue, then those of the second, and so on. What is handed out is written over by the next
 * call: whoever lays a room out weighs it at once.
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

/** Kept from call to call: a typed array of this size takes longer to make than to fill. */
let space = new Float64Array(512)

function gainsSpace(length: number): Float64Array {
  if (space.length < length) space = new Float64Array(length)
  return space
}

/** How much of a shift from `before` (−½) to `after` (+½) an option of the same axis takes part in. */
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

/** The nearest value inside a band; `by` is how far the estimate has to move to get there. */
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

/** A seat that proposes, supports, demands or promises changes to a text shows that it prefers the text with them. */
export function learnFromProposal(estimate: SeatEstimate, text: Deal, changes: readonly Change[]): SeatEstimate {
  return learnGain(estimate, text, changes, SHOWN.proposal, Infinity)
}

/** A seat's reaction to changes of a text, given as it stood before them. Opposing an option counts as `cannot-accept`. */
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
 * A declared stance or ballot on a whole text: in favour, it brings the seat at least the surplus it holds out for (`held`,
 * the least that shows by default); against, it brings none; undecided, something between.
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

/** A seat that explains itself names an issue that matters to it and the option it wants there. */
export function learnFromExplanation(estimate: SeatEstimate, issue: number, option: number): SeatEstimate {
  const row = estimate.table[issue] ?? []
  const wanted = greatestOf(row) + SHOWN.explanation / 4
  const table = [...estimate.table]
  table[issue] = row.map((value, at) =>
    at === option ? wanted + SHOWN.explanation / 2 : value - SHOWN.explanation / 4,
  )
  return { table, observations: estimate.observations + 1 }
}

/** Chance of a vote in favour at an estimated surplus; a ratio, so that it has the same bits everywhere. */
export function supportChance(surplus: number): number {
  return 0.5 + (0.5 * surplus) / (Math.abs(surplus) + 0.08)
}

/** Chance that a change with an estimated gain is welcomed or borne. A change that costs nothing is probably borne. */
export function acceptanceChance(gain: number): number {
  const shifted = gain + 0.02
  return 0.5 + (0.5 * shifted) / (Math.abs(shifted) + 0.06)
}
