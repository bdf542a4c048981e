import type { Act, ActOf } from '../../model/acts/act.ts'
import { needsFloor } from '../../model/acts/act-facts.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import { orderOf } from '../../model/floor/order.ts'
import type { Rejection } from '../../model/session/command.ts'
import { seatIndexOf } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { type CommandContext, reject } from '../command-context.ts'
import { payRespects } from './courtesy.ts'

/** The call to order with which a seat loses the floor, and with every later one. */
const FLOOR_LOST_AT = 3
/** How long it may then not speak, in session ms. */
const FLOOR_LOST_MS = 120_000
/** Credibility (of 100) that an insult costs. */
const CREDIBILITY = 4

/** An insult: relations and credibility suffer, and the chair calls the speaker to order; the third time it loses the floor. */
export function callToOrder(context: CommandContext, seat: SeatId, act: ActOf<'insult'>): void {
  payRespects(context, seat, act)
  const index = seatIndexOf(context.state, seat)
  const credibility = Math.max(0, (context.state.seats[index]?.credibility ?? 0) - CREDIBILITY)
  context.record({ kind: 'credibility-changed', seat, credibility })
  const calls = conductOf(context.state, seat)?.calls ?? 0
  const barredUntil = calls + 1 >= FLOOR_LOST_AT ? context.at + FLOOR_LOST_MS : undefined
  context.record({ kind: 'order-changed', as: 'called-to-order', seat, barredUntil })
}

/** Rejects a speech, and a motion, of a seat that has lost the floor: it has no other ground to hear first. */
export function checkConduct(state: CampaignState, seat: SeatId, act: Act): Rejection | undefined {
  const until = conductOf(state, seat)?.barredUntil
  if (until === undefined || until <= state.clock.elapsedMs || !(needsFloor(act) || act.kind === 'motion'))
    return undefined
  return reject('floor-lost', `the chair has withdrawn the floor until ${clockTime(until)}`)
}

/** A moment of the session as people read it, in minutes and seconds from its opening. */
function clockTime(at: number): string {
  const seconds = Math.ceil(at / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function conductOf(state: CampaignState, seat: SeatId) {
  return orderOf(state).conduct?.find((entry) => entry.seat === seat)
}
