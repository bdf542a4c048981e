import { type CampaignState, canonicalJson, decide, type SessionEvent } from '@placard/engine'
import type { WrittenSession } from '../ports/event-store.ts'
import type { Arriving, ReadArrival } from '../ports/log-reading.ts'
import { importedHeader } from '../sessions/header.ts'
import { type CheckedLog, checkLog } from './check-log.ts'
import type { Shipped } from './check-opening.ts'

/**
 * Reads an imported log and makes the session to be stored. Pure, and its cost grows with the log: a server runs it off
 * the main thread.
 */
export function readArrival(arriving: Arriving, shipped: Shipped): ReadArrival {
  const checked = checkLog(arriving.sent, arriving.campaign, shipped)
  if (!checked.ok) return checked
  const { state } = checked.log
  const { status, clock } = state
  const session = written(arriving, checked.log)
  return { ok: true, arrival: { isOver: status === 'concluded', pace: clock.pace, session } }
}

/** The campaign id in the first line of a log; undefined when there is none. */
export function campaignIn(log: string): string | undefined {
  const end = log.indexOf('\n')
  try {
    const campaignId = memberOf(memberOf(JSON.parse(end < 0 ? log : log.slice(0, end)), 'state'), 'campaignId')
    return typeof campaignId === 'string' ? campaignId : undefined
  } catch {
    return undefined
  }
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([key]) => key === name)?.[1]
}

/** Whether two logs, each a list of events as JSON, are equal, whatever the formatting of their JSON. */
export function isSameLog(one: string, other: string): boolean {
  return one === other || canonicalJson(JSON.parse(one)) === canonicalJson(JSON.parse(other))
}

/** The session to be stored; a running one is paused at its last event. */
function written({ sent, id, userId, now }: Arriving, { events, state, seat }: CheckedLog): WrittenSession {
  const first = events.at(0)?.now ?? 0
  const last = events.at(-1)?.now ?? 0
  const rest = state.status === 'active' ? decide(state, { kind: 'PauseSession' }, { now: last }) : undefined
  const all = rest?.ok ? [...events, ...rest.events] : events
  const end: CampaignState = { ...(rest?.ok ? rest.state : state), sessionId: id }
  const header = importedHeader(end, Math.min(last, now), {
    sessionId: id,
    userId,
    people: [{ userId, seat }],
    country: seat.toUpperCase(),
    seed: sent.seed,
    createdAt: Math.min(first, now),
    from: sent.from,
  })
  const log = JSON.stringify(all.map((event) => renamed(event, id)))
  return { header, log, snapshot: { seq: end.seq, state: JSON.stringify(end) } }
}

function renamed(event: SessionEvent, sessionId: string): SessionEvent {
  if (event.kind !== 'session-opened' || event.state.sessionId === sessionId) return event
  return { ...event, state: { ...event.state, sessionId } }
}
