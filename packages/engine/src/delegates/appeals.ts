import { APPEAL_RATIO } from '../bargaining/play.ts'
import type { SeatId } from '../model/committee/seat.ts'
import { isDelegate, seatIndexOf } from '../model/session/lookup.ts'
import type { CampaignState, OwedAct } from '../model/session/state.ts'
import { REPLY_GAP_MS } from '../model/session/time.ts'
import { dice } from '../primitives/random/random.ts'
import { drawIn } from '../primitives/random/salted.ts'

/**
 * The appeal, if any, of a delegate against the ruling that called it to order; the probability depends on its
 * personality.
 */
export function owedAppeal(state: CampaignState, at: number, called: SeatId): readonly OwedAct[] {
  const seat = state.seats[seatIndexOf(state, called)]
  if (!seat || !isDelegate(seat)) return []
  const ratio = APPEAL_RATIO[seat.delegate.personality]
  if (!dice(drawIn(state, 'appeal')).chance(ratio)) return []
  const act = { kind: 'motion', motion: 'appeal' } as const
  return [{ seat: called, notBefore: at + REPLY_GAP_MS, act, replyTo: state.seq, spoken: true }]
}
