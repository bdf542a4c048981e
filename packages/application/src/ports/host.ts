import type { Campaign, SeatView, TranscriptEntry } from '@placard/contract'

/** The wall clock. */
export interface Clock {
  /** Epoch ms. */
  now(): number
}

/** Source of unique and unpredictable values. */
export interface Ids {
  /** A fresh UUID. */
  sessionId(): string
  /** A uint32, for a session without a requested seed. */
  seed(): number
  /** 128 random bits as 32 lower-case hex digits, from a cryptographic source: nothing else keeps a draw secret. */
  salt(): string
}

/** The catalogue of campaigns, in its order. */
export interface Catalogue {
  list(): Promise<readonly Campaign[]>
  /** undefined for an unknown campaign. */
  get(campaignId: string): Promise<Campaign | undefined>
}

/** A step of a session as one user may see it. */
export interface SessionStep {
  readonly seq: number
  readonly view: SeatView
  readonly entries: readonly TranscriptEntry[]
}

/** A session has moved from log position `after` to `seq`. */
export interface SessionNotice {
  readonly sessionId: string
  readonly after: number
  readonly seq: number
  /** The step as this user may see it; undefined without a seat. Computed on demand. */
  stepFor(userId: string): SessionStep | undefined
}

/** Notifies subscribers. Called after the events are stored; must not throw and need not reach every one. */
export interface Publisher {
  publish(notice: SessionNotice): void
}
