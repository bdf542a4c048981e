import type { RecordCounts, RecordHit, RecordPage, RouteQuery, records, SessionChange } from '@placard/contract'

/** What is listed, and in which order. */
export type RecordQuery = RouteQuery<typeof records.list>

/**
 * Gateway to everything that was said, chats, voice conversations and campaign sessions together: the server for
 * signed-in users, this browser for the demo. Every method rejects with an `ApiError` when it is refused.
 */
export interface RecordGateway {
  listRecords(query: RecordQuery, signal?: AbortSignal): Promise<RecordPage>
  countRecords(signal?: AbortSignal): Promise<RecordCounts>
  searchRecords(words: string, signal?: AbortSignal): Promise<readonly RecordHit[]>
  /** Renames or pins a session in the user's own lists. */
  change(sessionId: string, change: SessionChange): Promise<void>
  /** Deletes a session from the user's own lists; `session-running` while it is. */
  remove(sessionId: string): Promise<void>
  /** Takes a deletion back, for five minutes. */
  restore(sessionId: string): Promise<void>
}
