import {
  DEMO_IMPORT_MAX_SESSIONS,
  type DemoSession,
  type DemoSessionFault,
  type DemoSessionReceipt,
} from '@placard/contract'
import { canonicalJson, decide, type SessionEvent } from '@placard/engine'
import type { EventStore, NewSession } from '../ports/event-store.ts'
import type { Catalogue, Clock } from '../ports/host.ts'
import { importedHeader } from '../sessions/header.ts'
import { type CheckedLog, checkLog } from './check-log.ts'

/** What taking a session in works with. */
export interface DemoImportParts {
  readonly store: EventStore
  readonly catalogue: Catalogue
  readonly clock: Clock
  /** Fastest pace a session may go on at. */
  readonly maxPace: number
  /** A UUID made of the names, always the same for the same names, that nobody else can make. */
  readonly derivedId: (...names: readonly string[]) => string
}

/**
 * Takes a session of the demo into an account, with its whole log, its seed and, unless somebody has it already, its id.
 * A session that was running is paused at its last event. Sent again it is found again: nothing is taken twice.
 */
export async function keepDemoSession(
  parts: DemoImportParts,
  personId: string,
  sent: DemoSession,
): Promise<DemoSessionReceipt> {
  const checked = checkLog(sent)
  if (!checked.ok) return { outcome: 'refused', fault: checked.fault }
  const fault = await faultHere(parts, checked.log)
  if (fault !== undefined) return { outcome: 'refused', fault }
  const { sessionId, importId, log } = sent
  for (const id of [sessionId, parts.derivedId(personId, importId, sessionId, log)]) {
    const receipt = await keepAs(parts, personId, sessionOf(parts, personId, { sent, checked: checked.log, id }))
    if (receipt !== undefined) return receipt
  }
  throw new Error(`keepDemoSession: no id is free for session ${sessionId}`)
}

/** Keeps a session under its id; undefined when that is another session's. */
async function keepAs(
  parts: DemoImportParts,
  personId: string,
  session: NewSession,
): Promise<DemoSessionReceipt | undefined> {
  const { store } = parts
  const { sessionId } = session.header
  if ((await store.load(sessionId)) === undefined) {
    const held = await store.list(personId, DEMO_IMPORT_MAX_SESSIONS)
    if (held.length >= DEMO_IMPORT_MAX_SESSIONS) return { outcome: 'refused', fault: 'too-many' }
    if ((await store.create(session)).ok) return { outcome: 'kept', sessionId }
  }
  // whoever was faster, this very call sent twice included
  return (await isHeld(parts, personId, session)) ? { outcome: 'already-kept', sessionId } : undefined
}

/** What only this server can say against a log. */
async function faultHere(
  { catalogue, maxPace }: DemoImportParts,
  { state }: CheckedLog,
): Promise<DemoSessionFault | undefined> {
  if ((await catalogue.get(state.campaignId)) === undefined) return 'unknown-campaign'
  return state.status !== 'concluded' && state.clock.pace > maxPace ? 'too-fast' : undefined
}

type Arriving = { readonly sent: DemoSession; readonly checked: CheckedLog; readonly id: string }

function sessionOf({ clock }: DemoImportParts, personId: string, { sent, checked, id }: Arriving): NewSession {
  const { state, seat } = checked
  const logged = checked.events.map((event) => renamed(event, id))
  const first = logged.at(0)?.now ?? 0
  const last = logged.at(-1)?.now ?? 0
  const rest = state.status === 'active' ? decide(state, { kind: 'PauseSession' }, { now: last }) : undefined
  const events = rest?.ok ? [...logged, ...rest.events] : logged
  const header = importedHeader(rest?.ok ? rest.state : state, Math.min(last, clock.now()), {
    sessionId: id,
    ownerId: personId,
    people: [{ personId, seat }],
    country: seat.toUpperCase(),
    seed: sent.seed,
    createdAt: Math.min(first, clock.now()),
    from: sent.from,
  })
  return { header, events }
}

function renamed(event: SessionEvent, sessionId: string): SessionEvent {
  if (event.kind !== 'session-opened' || event.state.sessionId === sessionId) return event
  return { ...event, state: { ...event.state, sessionId } }
}

/** Whether the session held under the id is the person's, and begins with the whole log that came. */
async function isHeld({ store }: DemoImportParts, personId: string, { header, events }: NewSession): Promise<boolean> {
  const held = await store.load(header.sessionId)
  if (held?.header.ownerId !== personId || held.header.version < header.version) return false
  const there = await store.events(header.sessionId, 0, header.version)
  return canonicalJson(there) === canonicalJson(events)
}
