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
  WholeConversation,
} from '@placard/contract'

/** One page of the list of conversations; `next` begins the page after it. */
export interface ConversationPage {
  readonly conversations: readonly Conversation[]
  readonly next: string | null
}

/** A file that is to go with a message: its id, who is told how far it is (from 0 to 1), and what ends it. */
export interface AttachRequest {
  readonly id: string
  readonly onProgress: (sentRatio: number) => void
  readonly signal: AbortSignal
}

/** Told every event of a stream in its order, none twice, and the id of the request it came by where there is one. */
export type OnChatEvent = (event: ChatStreamEvent, requestId?: string) => void

/**
 * Where chats are held: the server for signed-in people, this browser for the demo. Pages know only this. Every method
 * rejects with an `ApiError` (its `code` and `fields`) when it is refused.
 */
export interface ChatGateway {
  list(
    filter: { readonly isArchived: boolean; readonly before: string | undefined },
    signal?: AbortSignal,
  ): Promise<ConversationPage>
  get(conversationId: string, signal?: AbortSignal): Promise<ConversationDetail>
  /**
   * Stores what the person says and tells the answer as it is made. `order.clientId` and `key` make a retry safe. Resolves
   * at the answer's end; a broken connection rejects with `network`, and `follow` goes on where it broke off.
   */
  send(
    order: ChatSend & { readonly clientId: string },
    key: string,
    onEvent: OnChatEvent,
    signal: AbortSignal,
  ): Promise<void>
  regenerate(messageId: string, key: string, onEvent: OnChatEvent, signal: AbortSignal): Promise<void>
  proceed(messageId: string, key: string, onEvent: OnChatEvent, signal: AbortSignal): Promise<void>
  /** The events of an answer after a position of its log, to its end. */
  follow(messageId: string, after: number, onEvent: OnChatEvent, signal: AbortSignal): Promise<void>
  stop(messageId: string): Promise<ChatMessage>
  change(conversationId: string, change: ConversationChange): Promise<Conversation>
  remove(conversationId: string): Promise<void>
  restore(conversationId: string): Promise<Conversation>
  search(words: string, signal?: AbortSignal): Promise<readonly ChatHit[]>
  /** Has a file read for a message that is to come. Refusals are sentences that name the file and the rule. */
  attach(file: File, request: AttachRequest): Promise<ChatAttachment>
  /** Forgets a document that was not sent. */
  dropAttachment(attachmentId: string): Promise<void>
  /** What was read of a document. */
  readAttachment(
    attachmentId: string,
    signal?: AbortSignal,
  ): Promise<{ readonly attachment: ChatAttachment; readonly text: string }>
  /** Takes in a conversation from elsewhere; what of it is here already is not doubled. */
  keep(whole: WholeConversation, signal?: AbortSignal): Promise<ChatImportReceipt>
  /** The address of a copy for others; undefined where nothing can be shared, as in the demo. */
  readonly share:
    | {
        readonly begin: (conversationId: string) => Promise<{ readonly token: string }>
        readonly end: (conversationId: string) => Promise<void>
      }
    | undefined
}
