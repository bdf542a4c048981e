import type { Change, Deal } from '../model/committee/issue.ts'
import type { SeatEstimate } from '../model/session/state.ts'
import { estimatedSurplus, gainsByCell } from './estimate.ts'
import { readsLikeAny } from './prospect.ts'

/** The chair's knowledge of the room: the text on the floor, and the estimate of each seat from its public acts. */
export interface PublicRoom {
  readonly text: Deal
  readonly estimates: readonly SeatEstimate[]
  /** Texts not to offer again. */
  readonly avoid: readonly Deal[]
}

/**
 * Estimated surplus at which a seat counts as half content: the larger it is, the less the worst-off seats outweigh the
 * others.
 */
const HALF_CONTENT = 0.25
/** Least improvement that justifies the committee's time. */
const LEAST_GAIN = 0.03
const MOST_CHANGES = 3

/** One option for one issue; its gains by seat are in the layout's `gains` from `at` on. */
interface Cell {
  readonly change: Change
  readonly at: number
}

/** The search space: every single change of the text, and the estimated gain by change and seat. */
interface Layout {
  readonly cells: readonly Cell[]
  readonly gains: Float64Array
}

interface Package {
  readonly cells: readonly Cell[]
  /** By seat: estimated surplus of the text with the package. */
  readonly surpluses: readonly number[]
  readonly worth: number
}

/**
 * The chair's single text (one-text procedure): the package of one to three changes, on different issues, that improves
 * the text most for the room. What a seat gives on one issue it gets on the next, so most are trades (logrolling).
 * Seats with the least estimated surplus count most, as in Nash's product of surpluses, but secret scores are not read.
 * Undefined when no package promises an improvement.
 */
export function singleText(room: PublicRoom): readonly Change[] | undefined {
  const layout = layoutOf(room)
  const surpluses = room.estimates.map((estimate) => estimatedSurplus(estimate, room.text))
  const worth = contentment(surpluses, layout.gains, -1)
  let from: Package = { cells: [], surpluses, worth }
  let best: Package = { ...from, worth: worth + LEAST_GAIN }
  for (let size = 0; size < MOST_CHANGES; size++) {
    const next = withOneMore(from, layout, room)
    if (!next) break
    if (next.worth > best.worth) best = next
    from = next
  }
  return best.cells.length > 0 ? best.cells.map(({ change }) => change) : undefined
}

function layoutOf({ text, estimates }: PublicRoom): Layout {
  const sizes = (estimates[0]?.table ?? []).map((row) => row.length)
  const cells: Cell[] = []
  let at = 0
  for (let issue = 0; issue < sizes.length; issue++) {
    for (let option = 0; option < (sizes[issue] ?? 0); option++, at += estimates.length) {
      if (option !== (text[issue] ?? 0)) cells.push({ change: { issue, option }, at })
    }
  }
  return { cells, gains: gainsByCell(sizes, text, estimates) }
}

/** Greedy step: the package with the one further change that improves it most. */
function withOneMore(from: Package, { cells, gains }: Layout, { text, avoid }: PublicRoom): Package | undefined {
  let best: Cell | undefined
  let most = -Infinity
  for (const cell of cells) {
    if (isSettledBy(from.cells, cell.change.issue)) continue
    const worth = contentment(from.surpluses, gains, cell.at)
    if (worth <= most || readsLikeAny(avoid, text, changesOf(from.cells, cell))) continue
    best = cell
    most = worth
  }
  if (!best) return undefined
  const { at } = best
  const surpluses = from.surpluses.map((surplus, seat) => surplus + (gains[at + seat] ?? 0))
  return { cells: [...from.cells, best], surpluses, worth: most }
}

function isSettledBy(cells: readonly Cell[], issue: number): boolean {
  for (const { change } of cells) if (change.issue === issue) return true
  return false
}

function changesOf(cells: readonly Cell[], last: Cell): readonly Change[] {
  const changes: Change[] = []
  for (const { change } of cells) changes.push(change)
  changes.push(last.change)
  return changes
}

/**
 * Welfare function of the room: the sum over seats of a concave function of surplus, with the gains at `at` added; −1:
 * without any. Unbounded below a surplus of 0, with diminishing returns above it.
 */
function contentment(surpluses: readonly number[], gains: Float64Array, at: number): number {
  let sum = 0
  for (let seat = 0; seat < surpluses.length; seat++) {
    const surplus = (surpluses[seat] ?? 0) + (at < 0 ? 0 : (gains[at + seat] ?? 0))
    sum += surplus / (surplus < 0 ? HALF_CONTENT : surplus + HALF_CONTENT)
  }
  return sum
}
