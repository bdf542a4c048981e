import type { Asker, KeptDocument } from '@placard/application'
import type {
  ChatAttachment,
  ChatHit,
  ChatImportReceipt,
  ChatMessage,
  ChatSend,
  ChatStreamEvent,
  Conversation,
  ConversationChange,
  ConversationDetail,
  SessionDetail,
  WholeConversation,
} from '@placard/contract'
import type { ConversationPage } from '../../../client/gateways/chat-gateway.ts'
import type { Answer } from '../protocol.ts'

/** Who chats in the demo: whoever uses this browser. */
export const DEMO_PERSON = 'demo'

/** An answer that was begun, and what its stream begins with. */
export type Begun = Extract<ChatStreamEvent, { kind: 'accepted' }>

/** The questions a page may put to the demo's chat. */
export interface ChatCalls {
  readonly list: {
    readonly input: { readonly isArchived: boolean; readonly before: string | undefined }
    readonly value: ConversationPage
  }
  readonly get: { readonly input: { readonly conversationId: string }; readonly value: ConversationDetail }
  readonly send: { readonly input: ChatSend; readonly value: Begun }
  readonly regenerate: { readonly input: { readonly messageId: string }; readonly value: Begun }
  readonly proceed: { readonly input: { readonly messageId: string }; readonly value: Begun }
  readonly stop: { readonly input: { readonly messageId: string }; readonly value: ChatMessage }
  readonly change: {
    readonly input: { readonly conversationId: string; readonly change: ConversationChange }
    readonly value: Conversation
  }
  readonly remove: { readonly input: { readonly conversationId: string }; readonly value: null }
  readonly restore: { readonly input: { readonly conversationId: string }; readonly value: Conversation }
  readonly search: { readonly input: { readonly words: string }; readonly value: readonly ChatHit[] }
  readonly attach: { readonly input: KeptDocument; readonly value: ChatAttachment }
  readonly drop: { readonly input: { readonly attachmentId: string }; readonly value: null }
  readonly document: { readonly input: { readonly attachmentId: string }; readonly value: KeptDocument }
  readonly keep: { readonly input: WholeConversation; readonly value: ChatImportReceipt }
}
export type ChatMethod = keyof ChatCalls

/** One question, with the number its answer will carry. */
export type ChatQuestion = {
  readonly [Method in ChatMethod]: {
    readonly type: 'call'
    readonly id: number
    readonly method: Method
    readonly input: ChatCalls[Method]['input']
  }
}[ChatMethod]

/** What a page says to the chat's worker. */
export type ToChatWorker =
  | ChatQuestion
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
export const DEMO_ASKER: Asker = { ownerId: DEMO_PERSON }
