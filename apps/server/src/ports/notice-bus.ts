import type { SessionStep } from '@placard/application'

/** A session moved on. Without `stepFor` it did so on another server, and what is new has to be read. */
export interface Moved {
  readonly sessionId: string
  readonly after: number
  readonly seq: number
  readonly stepFor?: (userId: string) => SessionStep | undefined
}

/** Carries the news that a session moved on to the other servers. */
export interface NoticeBus {
  tell(moved: Pick<Moved, 'sessionId' | 'after' | 'seq'>): void
}
