import type { CampaignState, SeatId, SessionEvent } from '@placard/engine'

/** One playthrough beside its log: what lists show and what decides who may look. Instants are epoch ms. */
export interface SessionHeader {
  readonly sessionId: string
  /** Who opened it. */
  readonly userId: string
  /** Everybody who holds a seat in it, the owner included. */
  readonly people: readonly { readonly userId: string; readonly seat: SeatId }[]
  readonly campaignId: string
  readonly title: string
  /** The owner's country, ISO alpha-3, upper case. */
  readonly country: string
  readonly seed: number
  readonly pace: number
  readonly status: 'active' | 'paused' | 'concluded'
  /** Log position of the last event; what an append expects. */
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
   * Of a session whose log came from outside, or that goes back to such a one: `resting` until it goes on here, and
   * counts as a start, `played` from then on. Its result is what somebody says it is.
   */
  readonly imported?: 'resting' | 'played' | undefined
  /** Opened by a draw that had been told. */
  readonly knownDraw?: true | undefined
}

/** What is kept with the events a command caused, so that the same key is answered the same without deciding again. */
export interface KeptAnswer {
  readonly userId: string
  /** 1–200 printable characters, unique for the person. */
  readonly key: string
  /** Fingerprint of what was asked: the same key with another request is a caller's mistake. */
  readonly fingerprint: string
  readonly sessionId: string
  /** Log positions before and after. */
  readonly after: number
  readonly seq: number
  /** JSON text of the readings the answer named. */
  readonly readings: string
  readonly readBy: string
}

/** A folded state, to spare the folding. Can be thrown away at any time. */
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

/** A session whose log is text already, so that nobody between its arrival and the store has to read it. */
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

/** `key-used`: an answer is kept under that key already; read it with `answerTo`. */
export type CreateResult = { readonly ok: true } | { readonly ok: false; readonly reason: 'exists' | 'key-used' }

/**
 * `version-conflict`: somebody else appended first, or this writer no longer may (a lease that ended). Nothing was
 * written in any refusal.
 */
export type AppendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'version-conflict' | 'key-used' | 'unknown-session' }

/**
 * Where sessions are kept: logs that only grow, each append whole or not at all. What was answered `ok` survives a
 * crash. Faults of the store itself (disk full, connection lost) reject the promise; the caller may try again.
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
