import type { Change, Deal } from '../issues/issue.ts'
import type { SeatEstimate } from '../session/state.ts'
import { estimatedSurplus } from './estimate.ts'
import { readsLikeAny } from './prospect.ts'

/** What the chair knows of the room: the text on the floor and what can be told of each seat from its public acts. */
export interface PublicRoom {
  readonly text: Deal
  readonly estimates: readonly SeatEstimate[]
  /** Texts not to offer again. */
  readonly avoid: readonly Deal[]
}

/** Estimated surplus at which a seat counts as half content: the larger, the less the worst off outweigh the rest. */
const HALF_CONTENT = 0.25
/** A package that betters the room by less is not worth the committee's time. */
const LEAST_GAIN = 0.03
const MOST_CHANGES = 3

interface Cell {
  readonly change: Change
  /** By seat: estimated gain of the change. */
  readonly gains: readonly number[]
}

interface Package {
  readonly cells: readonly Cell[]
  /** By seat: estimated surplus of the text with it. */
  readonly surpluses: readonly number[]
  readonly worth: number
}

/**
 * The chair's single text: the package of one to three changes, on different issues, that betters the room most. What a
 * seat gives on one issue it gets on the next, so most are trades. Whoever seems to have nothing counts most, as in Nash's
 * product of surpluses, but nobody's scores are read. Undefined when nothing promises to better the text.
 */
export function singleText({ text, estimates, avoid }: PublicRoom): readonly Change[] | undefined {
  const cells = cellsOf(text, estimates)
  const surpluses = estimates.map((estimate) => estimatedSurplus(estimate, text))
  const worth = contentment(surpluses, undefined)
  let from: Package = { cells: [], surpluses, worth }
  let best: Package = { ...from, worth: worth + LEAST_GAIN }
  for (let size = 0; size < MOST_CHANGES; size++) {
    const next = withOneMore(from, cells, text, avoid)
    if (!next) break
    if (next.worth > best.worth) best = next
    from = next
  }
  return best.cells.length > 0 ? best.cells.map(({ change }) => change) : undefined
}

function cellsOf(text: Deal, estimates: readonly SeatEstimate[]): readonly Cell[] {
  const rows = estimates[0]?.table ?? []
  return rows.flatMap((row, issue) => {
    const before = text[issue] ?? 0
    return row.flatMap((_, option) => {
      if (option === before) return []
      const gains = estimates.map(({ table }) => (table[issue]?.[option] ?? 0) - (table[issue]?.[before] ?? 0))
      return [{ change: { issue, option }, gains }]
    })
  })
}

/** The package with the one further change that is worth most with it. */
function withOneMore(from: Package, cells: readonly Cell[], text: Deal, avoid: readonly Deal[]): Package | undefined {
  let best: { readonly cell: Cell; readonly worth: number } | undefined
  for (const cell of cells) {
    if (from.cells.some(({ change }) => change.issue === cell.change.issue)) continue
    const worth = contentment(from.surpluses, cell.gains)
    if (best && worth <= best.worth) continue
    const changes = [...from.cells, cell].map(({ change }) => change)
    if (!readsLikeAny(avoid, text, changes)) best = { cell, worth }
  }
  if (!best) return undefined
  const { cell, worth } = best
  const surpluses = from.surpluses.map((surplus, seat) => surplus + (cell.gains[seat] ?? 0))
  return { cells: [...from.cells, cell], surpluses, worth }
}

/** Sum of what surpluses mean to their seats: falling without end below nothing, and ever less worth above it. */
function contentment(surpluses: readonly number[], gains: readonly number[] | undefined): number {
  let sum = 0
  for (let seat = 0; seat < surpluses.length; seat++) {
    const surplus = (surpluses[seat] ?? 0) + (gains?.[seat] ?? 0)
    sum += surplus / (surplus < 0 ? HALF_CONTENT : surplus + HALF_CONTENT)
  }
  return sum
}
