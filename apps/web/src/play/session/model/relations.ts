import type { SeatView } from '@placard/contract'
import { relationWord } from '@placard/engine'
import type { RoomSeat } from '../../room/room.ts'

type RelationWord = RoomSeat['relationWord']
export type Trend = 'rising' | 'falling' | 'steady'

/** The relations between the seats at a moment (session ms). */
export type RelationsThen = { readonly at: number; readonly relations: SeatView['relations'] }

/** One delegation's regard for another. */
export type Regard = {
  readonly from: RoomSeat
  readonly to: RoomSeat
  /** −100…100. */
  readonly value: number
  readonly word: RelationWord
  /** Undefined until this page has watched for a while. */
  readonly trend: Trend | undefined
}

/** Interval of the stored history, and its length: a trend looks back over two minutes. */
const STEP_MS = 15_000
const KEPT = 9
/** Threshold of a trend; smaller movements are drift. */
const TREND_AT_LEAST = 0.02

/** Adds a view's relations to the history, at most every quarter of a minute. */
export function withRelations(past: readonly RelationsThen[], view: Pick<SeatView, 'clock' | 'relations'>) {
  const at = view.clock.elapsedMs
  const last = past.at(-1)
  if (last !== undefined && at - last.at < STEP_MS) return past
  return [...past, { at, relations: view.relations }].slice(-KEPT)
}

function trendOf(before: number | undefined, now: number): Trend | undefined {
  if (before === undefined) return undefined
  if (now - before >= TREND_AT_LEAST) return 'rising'
  return before - now >= TREND_AT_LEAST ? 'falling' : 'steady'
}

/**
 * Every regard in the room, row by row in the order of the seats; undefined on the diagonal. The trend is relative to
 * the oldest stored moment.
 */
export function regardsOf(
  { seats, relations, clock }: Pick<SeatView, 'seats' | 'relations' | 'clock'>,
  past: readonly RelationsThen[],
): readonly (readonly (Regard | undefined)[])[] {
  const then = past.find(({ at }) => at < clock.elapsedMs)?.relations
  return seats.map((from, row) =>
    seats.map((to, column) => {
      if (row === column) return undefined
      const now = relations[row]?.[column] ?? 0
      const trend = trendOf(then?.[row]?.[column], now)
      return { from, to, value: Math.round(now * 100), word: relationWord(now), trend }
    }),
  )
}

/** The cell a key moves to, as row and column; undefined when the key is not for the grid. `count` seats each way. */
export function cellAfterKey(
  key: string,
  { row, column }: { readonly row: number; readonly column: number },
  count: number,
): { readonly row: number; readonly column: number } | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowRight':
      return { row, column: Math.min(last, column + 1) }
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) }
    case 'ArrowDown':
      return { row: Math.min(last, row + 1), column }
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column }
    case 'Home':
      return { row, column: 0 }
    case 'End':
      return { row, column: last }
    default:
      return undefined
  }
}
