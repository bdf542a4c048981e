import type {
  CampaignSummary,
  CommandAnswer,
  Debrief,
  DebriefProgress,
  ErrorCode,
  FieldIssue,
  PublicCampaign,
  RejectionDetail,
  ReplayStretch,
  SessionCommand,
  SessionDetail,
  SessionSummary,
  StartSession,
} from '@placard/contract'
import type { SessionUpdate, WatchStatus } from '../../client/gateways/campaign-gateway.ts'
import type { WholeSession, WholeSessionName } from '../../client/gateways/whole-sessions.ts'

/**
 * Where the demo's sessions are kept: in this browser (`persistent`), in this tab only because the browser refused
 * (`memory`), or in this browser anew because what was there could not be read and has been set aside (`recovered`).
 */
export type DemoStorage = 'persistent' | 'memory' | 'recovered'

/** The questions a page may put to the demo's host. */
export interface DemoCalls {
  readonly listCampaigns: { readonly input: undefined; readonly value: CampaignSummary[] }
  readonly getCampaign: { readonly input: { readonly campaignId: string }; readonly value: PublicCampaign }
  readonly startSession: { readonly input: StartSession; readonly value: SessionDetail }
  readonly listSessions: { readonly input: undefined; readonly value: SessionSummary[] }
  readonly getSession: {
    readonly input: { readonly sessionId: string; readonly after: number | undefined }
    readonly value: SessionDetail
  }
  readonly getDebrief: {
    readonly input: { readonly sessionId: string }
    readonly value: Debrief | DebriefProgress
  }
  readonly getReplay: {
    readonly input: { readonly sessionId: string; readonly after: number }
    readonly value: ReplayStretch
  }
  readonly sendCommand: {
    readonly input: { readonly sessionId: string; readonly command: SessionCommand; readonly key: string }
    readonly value: CommandAnswer
  }
  readonly nameSessions: { readonly input: undefined; readonly value: WholeSessionName[] }
  readonly exportSession: { readonly input: { readonly sessionId: string }; readonly value: WholeSession }
}
export type DemoMethod = keyof DemoCalls

/** One question, with the number its answer will carry. */
export type DemoQuestion = {
  readonly [Method in DemoMethod]: {
    readonly type: 'call'
    readonly id: number
    readonly method: Method
    readonly input: DemoCalls[Method]['input']
  }
}[DemoMethod]

/** What a page says to the worker; `open` comes first and once. */
export type ToWorker =
  /** `pace`: every session runs at this pace, whatever it asks for (a test's clock). */
  | { readonly type: 'open'; readonly pace: number | undefined }
  | DemoQuestion
  | { readonly type: 'watch'; readonly watch: number; readonly sessionId: string; readonly after: number }
  | { readonly type: 'unwatch'; readonly watch: number }

/** Why a question was not answered; a page makes an `ApiError` of it. */
export interface DemoProblem {
  readonly code: ErrorCode
  /** With `unavailable`: the browser has no room left. */
  readonly isFull?: boolean
  readonly fields?: readonly FieldIssue[]
  readonly rejection?: RejectionDetail
}

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: DemoProblem }

/** What the worker says to the page. */
export type FromWorker =
  | { readonly type: 'ready'; readonly storage: DemoStorage }
  /** A session could not be read and was set aside. */
  | { readonly type: 'set-aside' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer<unknown> }
  | { readonly type: 'update'; readonly watch: number; readonly update: SessionUpdate }
  | { readonly type: 'status'; readonly watch: number; readonly status: WatchStatus }
