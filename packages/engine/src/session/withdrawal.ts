import { evolve, replay } from '../fold/evolve.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { CommandMeta, Rejection } from '../model/session/command.ts'
import type { Decision } from '../model/session/decision.ts'
import type { EventOf, SessionEvent } from '../model/session/event.ts'
import { restorableOf } from '../model/session/restorable.ts'
import type { CampaignState } from '../model/session/state.ts'
import { commandTime } from '../model/session/time.ts'
import { reject } from '../rules/turn.ts'
import { isFloorTakenBy } from './floor-taken.ts'

/** A person may take back an act this long (ms of the wall clock): five seconds, and two for the way here. */
export const WITHDRAWAL_MS = 7_000

type ActTaken = EventOf<'act-taken'>

/**
 * Takes back the last act of a seat that a person holds: it stays in the log, and what it did is as it was before.
 * Placards shown on it go down with it. Refused once another delegation has spoken to it, once it has changed the text
 * or opened a vote, and for what has drawn a die or been counted: a crisis choice, a ballot.
 *
 * @param log the whole session; `meta.now` the wall clock (epoch ms).
 */
export function withdrawLast(log: readonly SessionEvent[], seat: SeatId, meta: CommandMeta): Decision {
  const state = replay(log)
  const place = log.findLastIndex((event) => isActOf(event, seat))
  const taken = log[place]
  if (taken?.kind !== 'act-taken') {
    return { ok: false, rejection: reject('nothing-to-withdraw', 'the seat has done nothing yet') }
  }
  const rejection = refusalOf(state, taken, log.slice(place + 1), meta)
  if (rejection) return { ok: false, rejection }
  // The floor it took with the act goes back with it.
  const start = isFloorTakenBy(taken, log[place - 1]) ? place - 1 : place
  const event: SessionEvent = {
    kind: 'act-withdrawn',
    seat,
    act: place + 1,
    words: taken.words,
    before: restorableOf(replay(log.slice(0, start))),
    at: commandTime(state, { ...meta, notBefore: log.at(-1)?.at ?? 0 }),
    now: meta.now,
  }
  return { ok: true, events: [event], state: evolve(state, event) }
}

function isActOf(event: SessionEvent, seat: SeatId): boolean {
  return event.kind === 'act-taken' && event.origin === 'person' && event.seat === seat
}

function refusalOf(
  state: CampaignState,
  taken: ActTaken,
  after: readonly SessionEvent[],
  { now }: CommandMeta,
): Rejection | undefined {
  if (state.status !== 'active') return reject(`session-${state.status}`, 'nothing moves now')
  if (after.some((event) => event.kind === 'act-withdrawn' && event.seat === taken.seat)) {
    return reject('nothing-to-withdraw', 'it has been withdrawn already')
  }
  if (taken.act.kind === 'choose' || taken.act.kind === 'vote') {
    return reject('act-stands', 'a choice in a crisis and a ballot stand')
  }
  // What the act itself did was recorded in the same instant.
  const since = after.filter(({ at, now: then }) => at !== taken.at || then !== taken.now)
  if (now - taken.now > WITHDRAWAL_MS || since.some(isActedOn)) {
    return reject('too-late-to-withdraw', 'the committee has gone on')
  }
  return undefined
}

/** Whether an event is more than time passing and placards being shown. */
function isActedOn(event: SessionEvent): boolean {
  switch (event.kind) {
    case 'clock-advanced':
    case 'proposal-met':
    case 'regard-changed':
    case 'pace-changed':
      return false
    case 'tension-changed':
      return event.code !== 'time'
    default:
      return true
  }
}
