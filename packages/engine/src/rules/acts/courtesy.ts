import type { Act } from '../../model/acts/act.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import { seatIndexOf } from '../../model/session/lookup.ts'
import type { CommandContext } from '../command-context.ts'

/** Regard that polite wording alone can earn a seat in a session, summed over the room: it must not be farmable. */
const COURTESY_CAP = 0.3

/**
 * Effects of an act of tone: on the regard of its addressee (or, without one, a third of it on that of every seat), and
 * on the tension.
 */
const TONES = {
  support: { regard: 0.02, isCourtesy: true, tension: 0, code: 'reassurance' },
  oppose: { regard: -0.02, isCourtesy: false, tension: 0, code: 'warning' },
  appeal: { regard: 0.02, isCourtesy: true, tension: 0, code: 'reassurance' },
  reassure: { regard: 0.04, isCourtesy: true, tension: -1, code: 'reassurance' },
  apologise: { regard: 0.06, isCourtesy: true, tension: -2, code: 'apology' },
  promise: { regard: 0.05, isCourtesy: true, tension: 0, code: 'reassurance' },
  warn: { regard: -0.04, isCourtesy: false, tension: 2, code: 'warning' },
  insult: { regard: -0.15, isCourtesy: false, tension: 4, code: 'insult' },
  threaten: { regard: -0.12, isCourtesy: false, tension: 6, code: 'threat' },
} as const

/** Applies an act's tone to relations and tension; acts without a tone have no effect here. */
export function payRespects(context: CommandContext, seat: SeatId, act: Act): void {
  if (!isTone(act.kind)) return
  const tone = TONES[act.kind]
  const target = 'target' in act ? act.target : undefined
  for (const hearer of context.state.seats) {
    if (hearer.id === seat || (target !== undefined && hearer.id !== target)) continue
    const full = target === undefined ? tone.regard / 3 : tone.regard
    const delta = tone.isCourtesy ? Math.min(full, courtesyLeft(context, seat)) : full
    if (Math.abs(delta) < 0.001) continue
    const courtesy = tone.isCourtesy ? delta : 0
    context.record({ kind: 'regard-changed', from: hearer.id, towards: seat, delta, courtesy })
  }
  context.strain(tone.code, tone.tension, seat, target)
}

function isTone(kind: Act['kind']): kind is keyof typeof TONES {
  return Object.hasOwn(TONES, kind)
}

function courtesyLeft(context: CommandContext, seat: SeatId): number {
  return Math.max(0, COURTESY_CAP - (context.state.courtesy[seatIndexOf(context.state, seat)] ?? 0))
}
