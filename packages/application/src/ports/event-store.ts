import type { CampaignState, SeatId, SessionEvent } from '@placard/engine'

/** Header: a session without its log, for lists and permissions. Instants are epoch ms. */
export interface SessionHeader {
  readonly sessionId: string
  /** The user who opened it. */
  readonly userId: string
  /** All users who hold a seat in it, the owner included. */
  readonly people: readonly { readonly userId: string; readonly seat: SeatId }[]
  readonly campaignId: string
  readonly title: string
  /** The owner's country, ISO alpha-3, upper case. */
  readonly country: string
  readonly seed: number
  readonly pace: number
  readonly status: 'active' | 'paused' | 'concluded'
  /** Log position of the last event; an append expects it (optimistic concurrency). */
  readonly version: number
  /** Share of the session's time that has passed, 0…1. */
  readonly progressRatio: number
  readonly createdAt: number
  readonly updatedAt: number
  /** When something will next be due; undefined while the session does not run. */
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
  /** Opened with a seed that was revealed before. */
  readonly knownDraw?: true | undefined
}

/**
 * Answer stored with the events of a command, so that a repeated idempotency key is answered the same without deciding
 * again.
 */
export interface KeptAnswer {
  readonly userId: string
  /** 1–200 printable characters, unique for the person. */
  readonly key: string
  /** Hash of the request: the same key with another request is a caller's mistake. */
  readonly fingerprint: string
  readonly sessionId: string
  /** Log positions before and after. */
  readonly after: number
  readonly seq: number
  /** JSON text of the readings the answer named. */
  readonly readings: string
  readonly readBy: string
}

/** Snapshot: a folded state, to spare the folding. Can be thrown away at any time. */
export interface Snapshot {
  readonly seq: number
  readonly state: CampaignState
}

export interface StoredSession {
  readonly header: SessionHeader
  /** The newest snapshot later than the position asked after; undefined when there is none. */
  readonly snapshot: Snapshot | undefined
  /** Events after the snapshot, or after the position asked after. */
  readonly events: readonly SessionEvent[]
}

export interface NewSession {
  readonly header: SessionHeader
  readonly events: readonly SessionEvent[]
  readonly answer?: KeptAnswer | undefined
  /** The state the events add up to; worth keeping where they are many. */
  readonly snapshot?: Snapshot | undefined
}

/** A session whose log is JSON text already, so that it need not be parsed between its arrival and the store. */
export interface WrittenSession {
  readonly header: SessionHeader
  /** The events as one list in JSON. */
  readonly log: string
  /** The state they add up to, as JSON. */
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

/**
 * `version-conflict`: another writer appended first, or this writer's lease ended. Nothing was
 * written in any refusal.
 */
export type AppendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly rejection: 'version-conflict' | 'key-used' | 'unknown-session' }

/**
 * The store of sessions: append-only logs, each append atomic. What was answered `ok` survives a crash. Faults of the
 * store itself (disk full, connection lost) reject the promise; the caller may retry.
 */
export interface EventStore {
  create(session: NewSession): Promise<CreateResult>
  /** What is needed to continue from log position `after`; undefined for an unknown session. */
  load(sessionId: string, after?: number): Promise<StoredSession | undefined>
  append(append: Append): Promise<AppendResult>
  /** Events after a log position, up to and including another, in order; [] for an unknown session. */
  events(sessionId: string, after: number, upTo?: number): Promise<readonly SessionEvent[]>
  /** Sessions in which a person holds a seat, most recently played first. */
  list(userId: string, limit: number): Promise<readonly SessionHeader[]>
  answerTo(userId: string, key: string): Promise<KeptAnswer | undefined>
}

/** Where whole sessions arrive: an event store that takes and gives logs as text. */
export interface ArrivalStore extends Pick<EventStore, 'list'> {
  createWritten(session: WrittenSession): Promise<CreateResult>
  /** undefined for an unknown session. */
  header(sessionId: string): Promise<SessionHeader | undefined>
  /** Events up to and including a log position, as one list in JSON; `[]` for an unknown session. */
  log(sessionId: string, upTo: number): Promise<string>
}
