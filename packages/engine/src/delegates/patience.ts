import type { Commitment } from '../model/committee/promise.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { Draft } from '../model/floor/draft.ts'
import type { CampaignState } from '../model/session/state.ts'
import { progressRatio } from '../model/session/time.ts'

/** From this share of the session on, elapsed time counts at every difficulty. */
const END_GAME_RATIO = 0.9
/** Upper bound on an expert's patience ratio before the end game. */
const BEFORE_END_GAME = 0.89
/** Concessions of the seat that made fewest after which an expert has conceded fully. */
const STEPS = 5

/**
 * The time argument of a seat's concession curve, 0…1. Below expert it is the elapsed share. An expert bargains by
 * MiCRO-Min: it concedes one step only when every other delegation has made another concession, so the one that gave
 * least sets the pace; elapsed time counts in the end game alone.
 */
export function patienceRatio(state: CampaignState, seat: number): number {
  const elapsed = progressRatio(state)
  if (state.difficulty !== 'expert' || elapsed >= END_GAME_RATIO) return elapsed
  let least = Infinity
  const given = concessions(state)
  for (let other = 0; other < given.length; other++) {
    if (other !== seat) least = Math.min(least, given[other] ?? 0)
  }
  return Math.min(BEFORE_END_GAME, least / STEPS)
}

/** Cache entry: concessions of each seat, by index. Valid as long as the lists are identical: they are immutable. */
interface Given {
  readonly promises: readonly number[]
  readonly drafts: readonly Draft[]
  readonly bySeat: readonly number[]
}

/**
 * Cache of the last count by list of commitments: it changes more rarely than the drafts, and most reads come between
 * changes.
 */
const known = new WeakMap<readonly Commitment[], Given>()

/**
 * Concessions each seat has made in public: one per promise or struck trade, and one for its name under an open draft.
 */
export function concessions({ seats, commitments, drafts }: CampaignState): readonly number[] {
  const before = known.get(commitments)
  const last = before?.bySeat.length === seats.length ? before : undefined
  if (last?.drafts === drafts) return last.bySeat
  const promises = last?.promises ?? seats.map(({ id }) => promisesBy(commitments, id))
  const bySeat = seats.map(({ id }, index) => (promises[index] ?? 0) + (hasSigned(drafts, id) ? 1 : 0))
  known.set(commitments, { promises, drafts, bySeat })
  return bySeat
}

function promisesBy(commitments: readonly Commitment[], seat: SeatId): number {
  let given = 0
  for (const { kind, by } of commitments) if (kind === 'promise' && by === seat) given++
  return given
}

function hasSigned(drafts: readonly Draft[], seat: SeatId): boolean {
  for (const { status, sponsors, signatories } of drafts) {
    if (status === 'open' && (sponsors.includes(seat) || signatories.includes(seat))) return true
  }
  return false
}
