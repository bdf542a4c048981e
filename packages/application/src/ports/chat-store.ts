import type {
  AnswerEvent,
  AnswerFault,
  ChatAttachment,
  ChatContext,
  ChatHit,
  ChatMessage,
  Conversation,
  ConversationChange,
  ConversationDetail,
  ConversationType,
  EngineChoice,
  MessageStatus,
} from '@placard/contract'
import type { Personality } from '@placard/engine'

/** Filter and cursor of a list of conversations. */
export interface ConversationFilter {
  readonly isArchived: boolean
  readonly before: string | undefined
  /** Only those of this project. */
  readonly projectId?: string | undefined
  /** Only those that are held so. */
  readonly type?: ConversationType | undefined
}

/** A conversation that is created together with its first message. */
export interface NewConversation {
  readonly id: string
  readonly title: string
  readonly type: ConversationType
  readonly mode: Personality
  readonly instructions: string
  readonly context: ChatContext | null
  readonly engineChoice: EngineChoice
  readonly projectId: string | null
}

/** Options of an answer; stored with it, so that any server can make it. */
export interface AnswerOptions {
  readonly temperature: number
  readonly maxTokens: number
  readonly speechSpeed: number
}

/** The owner's remaining allowance, as their host determined it; booked with the answer, and settled when it ends. */
export interface Allowance {
  /**
   * The day in the owner's time zone on which the answer begins, such as `2026-11-21`, and its word limit, null when
   * unlimited; undefined where words are not counted.
   */
  readonly words: { readonly day: string; readonly limit: number | null } | undefined
  /** The reservation made for this answer elsewhere, settled when it ends. */
  readonly reservationId: string | undefined
}

/** What is stored before a model is asked, in one transaction. */
export interface Acceptance {
  /**
   * The existing conversation with this id, or a new one; without `begins` it must exist. Another owner's is not found.
   */
  readonly conversation: { readonly id: string; readonly begins: NewConversation | undefined }
  /** The user's message; absent where an answer is regenerated. A repeated id is stored once. */
  readonly message:
    | {
        readonly id: string
        readonly content: string
        /** Documents sent with it: the owner's, unsent so far or of this conversation. */
        readonly attachmentIds?: readonly string[] | undefined
        /** The kept recordings that it is the words of; the owner's. */
        readonly recordingIds?: readonly string[] | undefined
      }
    | undefined
  /**
   * The parent of the user's message, or of the answer when there is no message. `undefined`: the end of the shown
   * branch.
   */
  readonly parentId: string | null | undefined
  readonly answer: { readonly id: string; readonly answerOptions: AnswerOptions }
  /** Absent where nothing is counted. */
  readonly allowance?: Allowance | undefined
  /** ms since 1970 UTC. */
  readonly at: number
}

/**
 * `not-found`: the owner has no such conversation or parent. `answering`: an answer to it is already being made.
 * `stored`: now, or by an earlier attempt under the same id, whose answer is returned.
 */
export type Accepted =
  | {
      readonly outcome: 'stored'
      readonly isRepeat: boolean
      readonly conversation: Conversation
      readonly message: ChatMessage | undefined
      readonly answer: ChatMessage
    }
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'answering' }
  /** A document of the message does not exist, or belongs to another conversation; nothing was stored. */
  | { readonly outcome: 'no-document' }
  /** The message exceeds the day's remaining words; nothing was stored. */
  | { readonly outcome: 'no-words'; readonly remaining: number }

/** The lease of an answer's log, with its fencing token: a newer one voids an older one. */
export interface AnswerLease {
  readonly messageId: string
  readonly fence: number
}

/** The input of an answer run. */
export interface Claimed {
  readonly lease: AnswerLease
  readonly userId: string
  readonly answerOptions: AnswerOptions
  readonly conversation: Conversation
  /** The branch from its beginning to the answer's parent. */
  readonly branch: readonly ChatMessage[]
  /** The answer so far. */
  readonly answer: ChatMessage
}

/** An answer with its conversation. */
export interface AnswerState {
  readonly answer: ChatMessage
  readonly conversation: Conversation
}

/** A stored document: what is shown of it, and its text. */
export interface KeptDocument {
  readonly attachment: ChatAttachment
  readonly text: string
}

/** How an answer ended. */
export interface Ending {
  readonly status: Exclude<MessageStatus, 'answering'>
  readonly fault: AnswerFault | undefined
  readonly at: number
  /** Whether the answer says no more than that the engine cannot give one: it costs nothing. */
  readonly isRefusal?: boolean
}

/**
 * The store of conversations. Every call names the owner and finds nothing of others. The text of an answer is always
 * its folded log; a log is append only. Messages are immutable, except answers in the making.
 */
export interface ChatStore {
  list(
    userId: string,
    filter: ConversationFilter,
  ): Promise<{ readonly conversations: readonly Conversation[]; readonly next: string | null }>
  read(userId: string, conversationId: string): Promise<ConversationDetail | undefined>
  change(
    userId: string,
    conversationId: string,
    change: ConversationChange,
    at: number,
  ): Promise<Conversation | undefined>
  /** Gives a conversation another title if it still has this one; its place in lists stays. */
  retitle(userId: string, conversationId: string, title: { readonly from: string; readonly to: string }): Promise<void>
  /**
   * Removes it from every list (soft delete); it can be restored until `until`, then it is erased. False when there is
   * none.
   */
  remove(userId: string, conversationId: string, until: number): Promise<boolean>
  restore(userId: string, conversationId: string, now: number): Promise<Conversation | undefined>
  search(userId: string, words: string): Promise<readonly ChatHit[]>

  accept(userId: string, acceptance: Acceptance): Promise<Accepted>
  /** Claims the lease of an answer for `leaseMs`; undefined when it has ended or another host holds the lease. */
  claim(messageId: string, now: number, leaseMs: number): Promise<Claimed | undefined>
  /** Reopens an ended answer (`stopped`, `interrupted`, `failed`), to be claimed and resumed. */
  reopen(userId: string, messageId: string, at: number, allowance?: Allowance): Promise<Accepted>
  /**
   * Appends to the log and renews the lease (heartbeat). `lost`: another host holds the lease; `stop`: the user has
   * requested the end.
   */
  append(
    lease: AnswerLease,
    events: readonly AnswerEvent[],
    now: number,
    leaseMs: number,
  ): Promise<'held' | 'stop' | 'lost'>
  /** Ends an answer. @returns its final state, or undefined when the lease was lost. */
  finish(lease: AnswerLease, ending: Ending): Promise<AnswerState | undefined>
  /** Requests the stop of an answer from its maker; without a lease holder it ends at once. */
  askToStop(userId: string, messageId: string, at: number): Promise<AnswerState | undefined>
  /**
   * Keeps the beginning of an answer that has ended, at most so many UTF-16 code units; see `cutToHeard`. One that is
   * being made stays as it is. Undefined when there is none.
   */
  cut(userId: string, messageId: string, heard: number, at: number): Promise<AnswerState | undefined>
  /** The current answer, and its log after a position. */
  eventsAfter(
    userId: string,
    messageId: string,
    after: number,
  ): Promise<(AnswerState & { readonly events: readonly AnswerEvent[] }) | undefined>
  /**
   * Unfinished answers whose lease, or whose creation when no host ever claimed them, is older than this: their maker
   * died.
   */
  abandoned(now: number): Promise<readonly string[]>
  /** Shortens leases that end after `latest` to end at `until`: a host had them whose clock was ahead. */
  recallFuture(latest: number, until: number): Promise<void>

  /**
   * Stores a document for a later message. Idempotent by its id. `no-room`: the owner's documents have reached their
   * limit of text; `not-found`: the id is another owner's.
   */
  keepDocument(userId: string, document: KeptDocument, at: number): Promise<'kept' | 'no-room' | 'not-found'>
  /** Removes an unsent document. False when there is none; a sent one is kept. */
  dropDocument(userId: string, attachmentId: string): Promise<boolean>
  /** Documents of an owner in the order of the ids; missing ones are left out. */
  documents(userId: string, attachmentIds: readonly string[]): Promise<readonly KeptDocument[]>
}
