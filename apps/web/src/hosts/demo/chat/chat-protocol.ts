import type { Asker, KeptDocument } from '@placard/application'
import type { ChatAttachment, ChatSend, ChatStreamEvent, SessionDetail } from '@placard/contract'
import type { NamesOf } from '../../../client/gateways/late-methods.ts'
import { CHAT_CALLS, PAPER_CALLS, PROJECT_CALLS } from '../../../client/gateways/method-names.ts'
import type { PaperGateway } from '../../../client/gateways/paper-gateway.ts'
import type { ProjectGateway } from '../../../client/gateways/project-gateway.ts'
import { CHAT_RECORD_CALLS, type ChatCalls, type ChatRecords } from '../calls.ts'
import type { FromPageEngines, ToPageEngines } from '../engines/engine-protocol.ts'
import type { Answer, Question } from '../protocol.ts'

/** Id of the demo's user: whoever uses this browser. */
export const DEMO_PERSON = 'demo'

/** An answer that was begun: the first event of its stream. */
export type Begun = Extract<ChatStreamEvent, { kind: 'accepted' }>

/** The chat worker's methods: gateway calls unchanged, and the first part of those that stream. */
export interface ChatWork extends ChatCalls, ChatRecords, PaperGateway, ProjectGateway {
  beginSend(order: ChatSend): Promise<Begun>
  beginRegenerate(messageId: string): Promise<Begun>
  beginProceed(messageId: string): Promise<Begun>
  /** Adds a file that the page has had read. */
  addDocument(document: KeptDocument, signal?: AbortSignal): Promise<ChatAttachment>
}

/** The names of `ChatWork`. */
export const CHAT_WORK: NamesOf<ChatWork> = {
  ...CHAT_CALLS,
  ...CHAT_RECORD_CALLS,
  ...PAPER_CALLS,
  ...PROJECT_CALLS,
  beginSend: true,
  beginRegenerate: true,
  beginProceed: true,
  addDocument: true,
}

/** A message from a page to the chat's worker. */
export type ToChatWorker =
  | Question
  | { readonly type: 'follow'; readonly follow: number; readonly messageId: string; readonly after: number }
  | { readonly type: 'unfollow'; readonly follow: number }
  /** The session that the worker requested; undefined when there is none. */
  | { readonly type: 'session'; readonly ask: number; readonly detail: SessionDetail | undefined }
  | FromPageEngines

/** A message from the chat's worker to the page. */
export type FromChatWorker =
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer<unknown> }
  | { readonly type: 'event'; readonly follow: number; readonly event: ChatStreamEvent }
  /** The stream has ended. */
  | { readonly type: 'followed'; readonly follow: number }
  /** The worker needs a conversation's session, which another worker has. */
  | { readonly type: 'need-session'; readonly ask: number; readonly sessionId: string }
  | ToPageEngines

/** The demo counts no usage. */
export const DEMO_ASKER: Asker = { userId: DEMO_PERSON }
