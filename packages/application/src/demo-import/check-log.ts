import { type Campaign, DEMO_LOG_MAX_EVENTS, type DemoSession, type DemoSessionFault } from '@placard/contract'
import { type CampaignState, evolve, type SeatId, type SessionEvent, stateHash } from '@placard/engine'
import { wireEntries, wireView } from '../sessions/shapes.ts'
import { openingFault, type Shipped } from './check-opening.ts'
import { isFreshOpening, mayFollow } from './log-rules.ts'

/** A log that was folded to its end. */
export interface CheckedLog {
  readonly events: readonly SessionEvent[]
  readonly state: CampaignState
  /** The seat of its one person. */
  readonly seat: SeatId
}

/** The fields of a sent session that are checked. */
export type SentLog = Pick<DemoSession, 'log' | 'sessionId' | 'seed' | 'stateHash'>

type Checked =
  | { readonly ok: true; readonly log: CheckedLog }
  | { readonly ok: false; readonly rejection: DemoSessionFault }

function refuse(fault: DemoSessionFault): Checked {
  return { ok: false, rejection: fault }
}

/**
 * Validates an untrusted log: it must open as the campaign does, every event is folded by the engine, and the result
 * must be the state that the sender saw, one that the simulation could have produced, and valid for the page. Without a
 * campaign its opening cannot be checked: `unknown-campaign`.
 */
export function checkLog(sent: SentLog, campaign: Campaign | undefined, shipped: Shipped): Checked {
  const { log } = sent
  const lines = log.split('\n')
  if (lines.length > DEMO_LOG_MAX_EVENTS) return refuse('too-long')
  const events = eventsIn(lines)
  if (events === undefined) return refuse('unreadable')
  try {
    return beginning(events, sent, campaign, shipped) ?? folded(events, sent.stateHash)
  } catch {
    // a forged value can break the fold, but nothing outside it
    return refuse('broken')
  }
}

/** The fault in a log's opening, found before the fold; undefined when there is none. */
function beginning(
  [opening]: readonly SessionEvent[],
  { sessionId, seed }: SentLog,
  campaign: Campaign | undefined,
  shipped: Shipped,
): Checked | undefined {
  if (opening?.kind !== 'session-opened') return refuse('broken')
  const { state, now } = opening
  if (!isFreshOpening(state, sessionId)) return refuse('forged')
  const fault = campaign === undefined ? 'unknown-campaign' : openingFault({ state, seed, now }, campaign, shipped)
  return fault && refuse(fault)
}

function folded(events: readonly SessionEvent[], told: string): Checked {
  const [opening] = events
  if (opening === undefined) return refuse('broken')
  let isTrue = true
  let state = evolve(undefined, opening)
  let at = opening.at
  for (const event of events.slice(1)) {
    isTrue &&= mayFollow(state, event) && event.at >= at
    at = event.at
    state = evolve(state, event)
  }
  if (stateHash(state) !== told) return refuse('damaged')
  const seat = state.seats.find(({ holder }) => holder.kind === 'person')?.id
  if (!isTrue || seat === undefined) return refuse('forged')
  show(events, state, seat)
  return { ok: true, log: { events, state, seat } }
}

/**
 * Parses the events and the view with the page's strict schemas, so that what is stored can always be shown and
 * replayed. @throws when they do not match.
 */
function show(events: readonly SessionEvent[], state: CampaignState, seat: SeatId): void {
  wireView(state, seat)
  wireEntries(events, 0)
}

function eventsIn(lines: readonly string[]): readonly SessionEvent[] | undefined {
  const events: SessionEvent[] = []
  for (const line of lines) {
    const value = parsed(line)
    if (!isEvent(value) || !isStorable(value)) return undefined
    events.push(value)
  }
  return events
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Checks the outline only: the contents of an event are checked by the fold. */
function isEvent(value: unknown): value is SessionEvent {
  if (typeof value !== 'object' || value === null) return false
  if (!('kind' in value && 'at' in value && 'now' in value)) return false
  const isTimed = typeof value.at === 'number' && Number.isSafeInteger(value.now) && Number(value.now) > 0
  return typeof value.kind === 'string' && isTimed && Number(value.now) < 8.64e15
}

/** Deepest nesting of an event; genuine ones are below twelve. */
const MAX_DEPTH = 32

/** Refuses NUL and lone surrogates, which no store can hold, and keys that reach into an object's prototype. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth === MAX_DEPTH) return false
  return Object.entries(value).every(
    ([key, inner]) => key !== '__proto__' && isStorable(key) && isStorable(inner, depth + 1),
  )
}
