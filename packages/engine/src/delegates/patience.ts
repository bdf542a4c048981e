import type { Commitment } from '../model/committee/promise.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { Draft } from '../model/floor/draft.ts'
import type { CampaignState } from '../model/session/state.ts'
import { progressRatio } from '../model/session/time.ts'

/** From this share of the session on the clock counts for everybody. */
const END_GAME_RATIO = 0.9
/** An expert's patience never counts as the end game before it comes. */
const BEFORE_END_GAME = 0.89
/** Concessions by the least forthcoming of the others after which an expert has come all the way down. */
const STEPS = 5

/**
 * How far a seat has come down from its best deal, 0…1, as a share of the way in time. Below expert it is the clock. An
 * expert bargains by MiCRO-Min: it takes its next step down only when every other delegation has given something since,
 * so the one that gave least sets the pace; the clock counts in the end game alone.
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

/** What each seat, by index, has given while lists stand: they are replaced when anything in them changes. */
interface Given {
  readonly promises: readonly number[]
  readonly drafts: readonly Draft[]
  readonly bySeat: readonly number[]
}

/** What was given last: most questions come between changes, and drafts change oftener than promises are made. */
const known = new WeakMap<readonly Commitment[], Given>()

/** What each seat has given in public: a promise or a struck trade each, and its name under an open draft. */
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
