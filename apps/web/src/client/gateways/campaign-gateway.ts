import type {
  CampaignSummary,
  CommandAnswer,
  Debrief,
  DebriefProgress,
  PublicCampaign,
  ReplayStretch,
  SeatView,
  SessionCommand,
  SessionDetail,
  SessionSummary,
  StartSession,
  TranscriptEntry,
} from '@placard/contract'

/** A step of a watched session: the newest view, and the transcript entries since the last step. */
export interface SessionUpdate {
  readonly seq: number
  readonly view: SeatView
  readonly entries: readonly TranscriptEntry[]
}

/** Whether steps are pushed (`live`), polled every few seconds (`polling`), or not received (`offline`). */
export type WatchStatus = 'live' | 'polling' | 'offline'

/**
 * Gateway to campaigns: the server for signed-in users, this browser for the demo. Pages depend on this interface only.
 * Every method rejects with an `ApiError` (its `code` and `fields`) when it is refused.
 */
export interface CampaignGateway {
  listCampaigns(signal?: AbortSignal): Promise<readonly CampaignSummary[]>
  getCampaign(campaignId: string, signal?: AbortSignal): Promise<PublicCampaign>
  startSession(input: StartSession): Promise<SessionDetail>
  listSessions(signal?: AbortSignal): Promise<readonly SessionSummary[]>
  /** Transcript entries after log position `after` only; all of them when it is left out. */
  getSession(sessionId: string, after?: number, signal?: AbortSignal): Promise<SessionDetail>
  /** The debrief of a concluded session, or the progress of making it: call again. */
  getDebrief(sessionId: string, signal?: AbortSignal): Promise<Debrief | DebriefProgress>
  /** A range of a concluded session after a log position, frame by frame. */
  getReplay(sessionId: string, after: number, signal?: AbortSignal): Promise<ReplayStretch>
  /** `key` is an idempotency key: a retry with the same key is carried out once. */
  sendCommand(sessionId: string, command: SessionCommand, key: string): Promise<CommandAnswer>
  /**
   * Calls `onUpdate` for everything after `after`, in order, without duplicates. Returns the function that ends the
   * watch.
   */
  watchSession(
    sessionId: string,
    after: number,
    onUpdate: (update: SessionUpdate) => void,
    onStatus: (status: WatchStatus) => void,
  ): () => void
}
