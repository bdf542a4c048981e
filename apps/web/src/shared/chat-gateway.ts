import type {
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

/** Told every event of a stream in its order, none twice. */
export type OnChatEvent = (event: ChatStreamEvent) => void

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
