import { type CampaignState, evolve, type SessionEvent } from '@placard/engine'
import type { EventStore, SessionHeader, StoredSession } from '../ports/event-store.ts'

/** Number of recent lines that a speaker must not repeat. */
const RECENT_LINES = 10

/** A session folded up to the end of its log. */
export interface LoadedSession {
  readonly header: SessionHeader
  readonly state: CampaignState
  /** The last lines spoken, oldest first. */
  readonly recent: readonly string[]
  /** Session ms of the last event; of the last tick where only a snapshot was read. */
  readonly lastAt: number
}

/**
 * LRU cache of folded states by session, so that a busy session is not folded again for every step. Only stored states
 * are cached, and each load reads the events appended since, so a stale entry costs time, never truth.
 */
export class StateCache {
  private readonly states = new Map<string, LoadedSession>()
  private readonly size: number

  constructor(size: number) {
    this.size = size
  }

  get(sessionId: string): LoadedSession | undefined {
    return this.states.get(sessionId)
  }

  /** Caches the newest state; beyond the size the least recently used entry is evicted. */
  keep(session: LoadedSession): void {
    const { sessionId } = session.header
    this.states.delete(sessionId)
    if (session.state.status === 'concluded') return
    this.states.set(sessionId, session)
    if (this.states.size <= this.size) return
    const [oldest] = this.states.keys()
    if (oldest !== undefined) this.states.delete(oldest)
  }

  forget(sessionId: string): void {
    this.states.delete(sessionId)
  }
}

/** A stored log that cannot be folded: a fault of the store, never of the caller. */
export class BrokenLogError extends Error {
  override readonly name = 'BrokenLogError'
  readonly sessionId: string

  constructor(sessionId: string, cause?: unknown) {
    super(`the log of session ${sessionId} cannot be read`, { cause })
    this.sessionId = sessionId
  }
}

/**
 * Loads and folds a session; undefined when there is none.
 * @throws {BrokenLogError} when the stored log is incomplete.
 */
export async function loadSession(
  store: EventStore,
  cache: StateCache,
  sessionId: string,
): Promise<LoadedSession | undefined> {
  const cached = cache.get(sessionId)
  const stored = await store.load(sessionId, cached?.state.seq ?? 0)
  if (!stored) {
    cache.forget(sessionId)
    return undefined
  }
  const loaded = folded(stored, cached)
  if (loaded && loaded.state.seq === stored.header.version) {
    cache.keep(loaded)
    return loaded
  }
  if (!cached) throw new BrokenLogError(sessionId)
  cache.forget(sessionId)
  return loadSession(store, cache, sessionId)
}

function folded(stored: StoredSession, cached: LoadedSession | undefined): LoadedSession | undefined {
  const { header, snapshot, events } = stored
  let state = snapshot?.state ?? cached?.state
  try {
    for (const event of events) state = evolve(state, event)
  } catch (cause) {
    throw new BrokenLogError(header.sessionId, cause)
  }
  if (!state) return undefined
  const before = snapshot || !cached ? statementsOf(state) : cached.recent
  const lastAt = lastAtOf(events) ?? (snapshot ? undefined : cached?.lastAt) ?? state.clock.elapsedMs
  return { header, state, recent: linesAfter(before, events), lastAt }
}

/** Session ms of the last of the events; undefined for none. */
export function lastAtOf(events: readonly SessionEvent[]): number | undefined {
  return events.at(-1)?.at
}

/** The last line of each seat: the recent lines as far as a snapshot has them. */
function statementsOf(state: CampaignState): readonly string[] {
  return state.seats.map(({ lastStatement }) => lastStatement).filter((line) => line !== '')
}

/** The recent lines after more events. */
export function linesAfter(recent: readonly string[], events: readonly SessionEvent[]): readonly string[] {
  const spoken = events.flatMap((event) => (event.kind === 'act-taken' && event.words !== '' ? [event.words] : []))
  return spoken.length === 0 ? recent : [...recent, ...spoken].slice(-RECENT_LINES)
}
