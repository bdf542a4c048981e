import type { Commitment } from '../ledger/promise.ts'
import type { SeatId } from '../seats/seat.ts'
import type { CampaignState } from '../session/state.ts'
import { progressRatio } from '../session/time.ts'

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
  for (const [other, given] of concessions(state).entries()) if (other !== seat && given < least) least = given
  return Math.min(BEFORE_END_GAME, least / STEPS)
}

/** What each seat has given in public: a promise or a struck trade each, and its name under an open draft. */
export function concessions({ seats, commitments, drafts }: CampaignState): readonly number[] {
  const promises = promisesBy(commitments)
  return seats.map(({ id }) => {
    const hasSigned = drafts.some(
      ({ status, sponsors, signatories }) => status === 'open' && (sponsors.includes(id) || signatories.includes(id)),
    )
    return (promises.get(id) ?? 0) + (hasSigned ? 1 : 0)
  })
}

const counted = new WeakMap<readonly Commitment[], ReadonlyMap<SeatId, number>>()

/** Promises of each seat; the list is replaced when one is made or settled, so it is counted once. */
function promisesBy(commitments: readonly Commitment[]): ReadonlyMap<SeatId, number> {
  const known = counted.get(commitments)
  if (known) return known
  const counts = new Map<SeatId, number>()
  for (const { kind, by } of commitments) if (kind === 'promise') counts.set(by, (counts.get(by) ?? 0) + 1)
  counted.set(commitments, counts)
  return counts
}
