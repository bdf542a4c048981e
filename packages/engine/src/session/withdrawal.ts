import { evolve, replay } from '../fold/evolve.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { CommandMeta, Rejection } from '../model/session/command.ts'
import type { Decision } from '../model/session/decision.ts'
import type { EventOf, SessionEvent } from '../model/session/event.ts'
import { restorableOf } from '../model/session/restorable.ts'
import type { CampaignState } from '../model/session/state.ts'
import { commandTime } from '../model/session/time.ts'
import { reject } from '../rules/command-context.ts'
import { isFloorTakenBy } from './floor-taken.ts'

/** Time limit for a withdrawal (ms of the wall clock): five seconds, plus two for latency. */
export const WITHDRAWAL_MS = 7_000

type ActTaken = EventOf<'act-taken'>

/**
 * Withdraws the last act of a seat that a person holds: it stays in the log, but its effects are undone, placards shown
 * on it included. Refused once another delegation has spoken on it, once it has changed the text or opened a vote, and
 * for acts that used a random draw or were counted: a crisis choice, a ballot.
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
  // if it took the floor with the act, that is undone too
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
  // the act's own effects were recorded at the same instant
  const since = after.filter(({ at, now: then }) => at !== taken.at || then !== taken.now)
  if (now - taken.now > WITHDRAWAL_MS || since.some(isActedOn)) {
    return reject('too-late-to-withdraw', 'the committee has gone on')
  }
  return undefined
}

/** Whether an event is more than passing time and placards. */
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
