import type { Asker, KeptDocument } from '@placard/application'
import type { ChatAttachment, ChatSend, ChatStreamEvent, SessionDetail } from '@placard/contract'
import { CHAT_CALLS, type ChatCalls } from '../calls.ts'
import type { NamesOf } from '../forwarding.ts'
import type { Answer, Question } from '../protocol.ts'

/** Who chats in the demo: whoever uses this browser. */
export const DEMO_PERSON = 'demo'

/** An answer that was begun, and what its stream begins with. */
export type Begun = Extract<ChatStreamEvent, { kind: 'accepted' }>

/** What the chat's worker does for a page: calls of the gateway as they are, and what the others begin with. */
export interface ChatWork extends ChatCalls {
  beginSend(order: ChatSend): Promise<Begun>
  beginRegenerate(messageId: string): Promise<Begun>
  beginProceed(messageId: string): Promise<Begun>
  /** Takes in a file that the page has had read. */
  addDocument(document: KeptDocument, signal?: AbortSignal): Promise<ChatAttachment>
}

/** The names of `ChatWork`. */
export const CHAT_WORK: NamesOf<ChatWork> = {
  ...CHAT_CALLS,
  beginSend: true,
  beginRegenerate: true,
  beginProceed: true,
  addDocument: true,
}

/** What a page says to the chat's worker. */
export type ToChatWorker =
  | Question
  | { readonly type: 'follow'; readonly follow: number; readonly messageId: string; readonly after: number }
  | { readonly type: 'unfollow'; readonly follow: number }
  /** The session the worker asked for; undefined when there is none. */
  | { readonly type: 'session'; readonly ask: number; readonly detail: SessionDetail | undefined }

/** What the chat's worker says to the page. */
export type FromChatWorker =
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer<unknown> }
  | { readonly type: 'event'; readonly follow: number; readonly event: ChatStreamEvent }
  /** Nothing more comes of it. */
  | { readonly type: 'followed'; readonly follow: number }
  /** What a conversation is about is a session, which another worker has. */
  | { readonly type: 'need-session'; readonly ask: number; readonly sessionId: string }

/** The demo counts nothing. */
export const DEMO_ASKER: Asker = { userId: DEMO_PERSON }
