import type { SessionStep } from '@placard/application'

/** A session changed. Without `stepFor` it did so on another server, and the new events have to be read. */
export interface Moved {
  readonly sessionId: string
  readonly after: number
  readonly seq: number
  readonly stepFor?: (userId: string) => SessionStep | undefined
}

/** Publishes changes of sessions to the other servers. */
export interface NoticeBus {
  tell(moved: Pick<Moved, 'sessionId' | 'after' | 'seq'>): void
}
