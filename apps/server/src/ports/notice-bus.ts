import type { SessionStep } from '@placard/application'

/** The change of a session, as other servers are told of it: log positions before and after. */
export interface MoveNotice {
  readonly sessionId: string
  readonly after: number
  readonly seq: number
}

/** A session changed. Without `stepFor` it did so on another server, and the new events have to be read. */
export interface Moved extends MoveNotice {
  readonly stepFor?: (userId: string) => SessionStep | undefined
}

/** Publishes changes of sessions to the other servers. */
export interface NoticeBus {
  tell(moved: MoveNotice): void
}
