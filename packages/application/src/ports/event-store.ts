import type { SessionChange } from '@placard/contract'
import type { CampaignState, SeatId, SessionEvent } from '@placard/engine'

/** A user who holds a seat in a session, and how the session stands in their own lists. */
export interface SeatHolder {
  readonly userId: string
  readonly seat: SeatId
  /** The title they gave it; that of the session otherwise. */
  readonly title?: string
  readonly isPinned?: true
  /** When they deleted it from their lists, epoch ms; until it is restored or erased it is not there for them. */
  readonly removedAt?: number
}

/** Header: a session without its log, for lists and permissions. Instants are epoch ms. */
export interface SessionHeader {
  readonly sessionId: string
  /** The user who opened it. */
  readonly userId: string
  /** All users who hold a seat in it, the owner included. An append leaves them as they are stored. */
  readonly people: readonly SeatHolder[]
  readonly campaignId: string
  readonly title: string
  /** The owner's country, ISO alpha-3, upper case. */
  readonly country: string
  readonly seed: number
  readonly pace: number
  readonly status: 'active' | 'paused' | 'concluded'
  /** Log position of the last event; an append expects it (optimistic concurrency). */
  readonly version: number
  /** Elapsed share of the session's time, 0…1. */
  readonly progressRatio: number
  readonly createdAt: number
  readonly updatedAt: number
  /** When something is next due; undefined while the session does not run. */
  readonly nextDueAt: number | undefined
  readonly concludedAt: number | undefined
  /** 0…1, once concluded. */
  readonly score: number | undefined
  readonly resolutionType: string | undefined
  /** The session this one is a branch of, and the log position up to which both are the same. */
  readonly from?: { readonly sessionId: string; readonly seq: number } | undefined
  /**
   * Set for an imported session, or a branch of one: `resting` until it is continued here, which counts as a start,
   * `played` from then on. Its result is only a claim of the importer.
   */
  readonly imported?: 'resting' | 'played' | undefined
  /** Opened with a seed that had already been revealed. */
  readonly knownDraw?: true | undefined
}

/**
 * Answer stored with the events of a command: a repeated idempotency key gets the same answer without another decision.
 */
export interface KeptAnswer {
  readonly userId: string
  /** 1–200 printable characters, unique per user. */
  readonly key: string
  /** Hash of the request: the same key with another request is the caller's mistake. */
  readonly fingerprint: string
  readonly sessionId: string
  /** Log positions before and after. */
  readonly after: number
  readonly seq: number
  /** JSON text of the readings the answer named. */
  readonly readings: string
  readonly readBy: string
}

/** Snapshot: a folded state that saves folding the log. Can be discarded at any time. */
export interface Snapshot {
  readonly seq: number
  readonly state: CampaignState
}

export interface StoredSession {
  readonly header: SessionHeader
  /** The newest snapshot after the requested position; undefined when there is none. */
  readonly snapshot: Snapshot | undefined
  /** Events after the snapshot, or after the requested position. */
  readonly events: readonly SessionEvent[]
}

export interface NewSession {
  readonly header: SessionHeader
  readonly events: readonly SessionEvent[]
  readonly answer?: KeptAnswer | undefined
  /** The folded state of the events; worth storing when they are many. */
  readonly snapshot?: Snapshot | undefined
}

/** A session whose log is JSON text, so that it need not be parsed between its arrival and the store. */
export interface WrittenSession {
  readonly header: SessionHeader
  /** The events as one JSON list. */
  readonly log: string
  /** Their folded state, as JSON. */
  readonly snapshot: { readonly seq: number; readonly state: string }
}

export interface Append {
  readonly sessionId: string
  /** Log position the events follow. */
  readonly expected: number
  readonly events: readonly SessionEvent[]
  /** Replaces the stored header. */
  readonly header: SessionHeader
  readonly answer?: KeptAnswer | undefined
  readonly snapshot?: Snapshot | undefined
}

/** `key-used`: an answer is stored under that idempotency key already; read it with `answerTo`. */
export type CreateResult = { readonly ok: true } | { readonly ok: false; readonly rejection: 'exists' | 'key-used' }

/** `version-conflict`: another writer appended first, or this writer's lease ended. A refusal writes nothing. */
export type AppendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly rejection: 'version-conflict' | 'key-used' | 'unknown-session' }

/**
 * The store of sessions: append-only logs, each append atomic. What was acknowledged with `ok` survives a crash. Faults
 * of the store itself (disk full, connection lost) reject the promise; the caller may retry.
 */
export interface EventStore {
  create(session: NewSession): Promise<CreateResult>
  /** The data for continuing from log position `after`; undefined for an unknown session. */
  load(sessionId: string, after?: number): Promise<StoredSession | undefined>
  append(append: Append): Promise<AppendResult>
  /** Events after a log position, up to and including another, in order; [] for an unknown session. */
  events(sessionId: string, after: number, upTo?: number): Promise<readonly SessionEvent[]>
  /** Sessions in which a user holds a seat and which they have not deleted, most recently played first. */
  list(userId: string, limit: number): Promise<readonly SessionHeader[]>
  answerTo(userId: string, key: string): Promise<KeptAnswer | undefined>
}

/** Sessions in the lists of each of their people: what one makes of a session there is nothing to the others. */
export interface SessionLists {
  /** False for a session that is not in the user's lists. */
  change(userId: string, sessionId: string, change: SessionChange): Promise<boolean>
  /** Takes a session out of the user's lists. `running`: nothing is done, as it has to be left first. */
  remove(userId: string, sessionId: string, at: number): Promise<'removed' | 'running' | 'unknown-session'>
  /** Puts a session back that was removed at or after an instant, epoch ms; false otherwise. */
  restore(userId: string, sessionId: string, since: number): Promise<boolean>
  /**
   * Erases what was removed before an instant, epoch ms: the place in the user's lists, and the session with its log
   * where nobody else has it. Another person who holds a seat becomes the owner of one whose owner has deleted it.
   * @returns the ids of the sessions that went with their logs.
   */
  eraseRemoved(before: number): Promise<readonly string[]>
}

/** The store of imported sessions: an event store that reads and writes logs as text. */
export interface ArrivalStore extends Pick<EventStore, 'list'> {
  createWritten(session: WrittenSession): Promise<CreateResult>
  /** undefined for an unknown session. */
  header(sessionId: string): Promise<SessionHeader | undefined>
  /** Events up to and including a log position, as one JSON list; `[]` for an unknown session. */
  log(sessionId: string, upTo: number): Promise<string>
}
