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
  ConversationType,
  EngineOffer,
  WholeConversation,
} from '@placard/contract'

/** One page of the list of conversations; `next` is the cursor of the next page. */
export interface ConversationPage {
  readonly conversations: readonly Conversation[]
  readonly next: string | null
}

/** A file to attach to a message: its id, a progress callback (from 0 to 1), and a signal to abort it. */
export interface AttachRequest {
  readonly id: string
  readonly onProgress: (sentRatio: number) => void
  readonly signal: AbortSignal
}

/** Receives every event of a stream in order, without duplicates, and the request id where there is one. */
export type OnChatEvent = (event: ChatStreamEvent, requestId?: string) => void

/**
 * Gateway to chats: the server for signed-in users, this browser for the demo. Pages depend on this interface only.
 * Every method rejects with an `ApiError` (its `code` and `fields`) when it is refused.
 */
export interface ChatGateway {
  list(
    filter: {
      readonly isArchived: boolean
      readonly before: string | undefined
      readonly projectId?: string | undefined
      /** Only those that are held so. */
      readonly type?: ConversationType | undefined
    },
    signal?: AbortSignal,
  ): Promise<ConversationPage>
  get(conversationId: string, signal?: AbortSignal): Promise<ConversationDetail>
  /**
   * Stores the user's message and reports the answer as it is made. `order.clientId` and `key` make a retry safe.
   * Resolves at the answer's end; a broken connection rejects with `network`, and `follow` resumes where it broke.
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
  /** Keeps what was heard of an answer, in UTF-16 code units of its content; one that is being made is stopped first. */
  cut(messageId: string, heard: number): Promise<ChatMessage>
  change(conversationId: string, change: ConversationChange): Promise<Conversation>
  remove(conversationId: string): Promise<void>
  restore(conversationId: string): Promise<Conversation>
  search(words: string, signal?: AbortSignal): Promise<readonly ChatHit[]>
  /** The host's engines that may answer. */
  engines(signal?: AbortSignal): Promise<EngineOffer>
  /** Uploads and reads a file for a later message. Refusals are sentences that name the file and the rule. */
  attach(file: File, request: AttachRequest): Promise<ChatAttachment>
  /** Removes an unsent document. */
  dropAttachment(attachmentId: string): Promise<void>
  /** The text that was read from a document. */
  readAttachment(
    attachmentId: string,
    signal?: AbortSignal,
  ): Promise<{ readonly attachment: ChatAttachment; readonly text: string }>
  /** Imports a conversation; of an existing one, only the new messages. */
  keep(whole: WholeConversation, signal?: AbortSignal): Promise<ChatImportReceipt>
  /** Share links; undefined where nothing can be shared, as in the demo. */
  readonly share:
    | {
        readonly begin: (conversationId: string) => Promise<{ readonly token: string }>
        readonly end: (conversationId: string) => Promise<void>
      }
    | undefined
}
