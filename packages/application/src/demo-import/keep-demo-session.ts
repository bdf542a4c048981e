import {
  DEMO_IMPORT_MAX_SESSIONS,
  type DemoSession,
  type DemoSessionFault,
  type DemoSessionReceipt,
} from '@placard/contract'
import type { ArrivalStore, WrittenSession } from '../ports/event-store.ts'
import type { Catalogue, Clock } from '../ports/host.ts'
import type { Arrival, LogReading, ReadingRefusal } from '../ports/log-reading.ts'
import { campaignIn } from './read-arrival.ts'

/** Dependencies of importing a session. */
export interface DemoImportDependencies {
  readonly store: ArrivalStore
  readonly logs: LogReading
  readonly catalogue: Catalogue
  readonly clock: Clock
  /** Fastest pace at which a session may continue. */
  readonly maxPace: number
  /** A deterministic UUID of the names, which no other account can produce. */
  readonly derivedId: (...names: readonly string[]) => string
  /** Runs the write if the user's storage has room for it; absent where storage is not counted. */
  readonly ifRoom?: <Result>(session: WrittenSession, write: () => Promise<Result>) => Promise<Result | undefined>
}

/** Result of an import, or that it could not be checked now: the same call may be retried later. */
export type DemoImportAnswer =
  | DemoSessionReceipt
  | { readonly outcome: 'not-read'; readonly because: Exclude<ReadingRefusal, 'too-costly'> }

/**
 * Imports a session of the demo into an account, with its whole log, its seed and, unless it is taken, its id. A
 * running session is paused at its last event. Idempotent: a repeat finds the imported session.
 */
export async function keepDemoSession(
  dependencies: DemoImportDependencies,
  userId: string,
  sent: DemoSession,
): Promise<DemoImportAnswer> {
  const { sessionId, importId, log } = sent
  const campaignId = campaignIn(log)
  const campaign = campaignId === undefined ? undefined : await dependencies.catalogue.get(campaignId)
  for (const nameOf of [() => sessionId, () => dependencies.derivedId(userId, importId, sessionId, log)]) {
    const read = await dependencies.logs.read({ sent, id: nameOf(), userId, campaign, now: dependencies.clock.now() })
    if (typeof read === 'string') return notRead(read)
    const fault = read.ok ? faultHere(dependencies, read.arrival) : read.rejection
    if (!read.ok || fault !== undefined) return refused(fault ?? 'broken')
    const answer = await keepAs(dependencies, userId, read.arrival.session)
    if (answer !== undefined) return answer
  }
  throw new Error(`keepDemoSession: no id is free for session ${sessionId}`)
}

function notRead(because: ReadingRefusal): DemoImportAnswer {
  return because === 'too-costly' ? refused(because) : { outcome: 'not-read', because }
}

function refused(fault: DemoSessionFault): DemoSessionReceipt {
  return { outcome: 'refused', fault }
}

/** Stores a session under its id; undefined when the id is another session's. */
async function keepAs(
  dependencies: DemoImportDependencies,
  userId: string,
  session: WrittenSession,
): Promise<DemoImportAnswer | undefined> {
  const { store } = dependencies
  const { sessionId } = session.header
  if ((await store.header(sessionId)) === undefined) {
    const held = await store.list(userId, DEMO_IMPORT_MAX_SESSIONS)
    if (held.length >= DEMO_IMPORT_MAX_SESSIONS) return refused('too-many')
    const write = () => store.createWritten(session)
    const created = await (dependencies.ifRoom === undefined ? write() : dependencies.ifRoom(session, write))
    if (created === undefined) return refused('no-room')
    if (created.ok) return { outcome: 'kept', sessionId }
  }
  // a concurrent insert, perhaps by a repeat of this call
  const isHeld = await isHeldAs(dependencies, userId, session)
  if (typeof isHeld === 'string') return notRead(isHeld)
  return isHeld ? { outcome: 'already-kept', sessionId } : undefined
}

/** A fault by the rules of this server only. */
function faultHere({ maxPace }: DemoImportDependencies, { isOver, pace }: Arrival): DemoSessionFault | undefined {
  return !isOver && pace > maxPace ? 'too-fast' : undefined
}

/** Whether the session stored under the id is the user's and begins with the whole imported log. */
async function isHeldAs(
  { store, logs }: DemoImportDependencies,
  userId: string,
  { header, log }: WrittenSession,
): Promise<boolean | ReadingRefusal> {
  const held = await store.header(header.sessionId)
  if (held?.userId !== userId || held.version < header.version) return false
  return logs.isSame(userId, await store.log(header.sessionId, header.version), log)
}
