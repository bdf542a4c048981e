import type {
  AnswerEvent,
  AnswerFault,
  ChatContext,
  ChatHit,
  ChatMessage,
  Conversation,
  ConversationChange,
  ConversationDetail,
  MessageStatus,
  PersonalityMode,
} from '@placard/contract'

/** Which conversations a list is asked for, and where the page before ended. */
export interface ConversationFilter {
  readonly isArchived: boolean
  readonly before: string | undefined
}

/** A conversation that begins with what is accepted. */
export interface NewConversation {
  readonly id: string
  readonly title: string
  readonly mode: PersonalityMode
  readonly instructions: string
  readonly context: ChatContext | null
}

/** How an answer is to be made; kept with it, so that any server can take it up. */
export interface AnswerWish {
  readonly temperature: number
  readonly maxTokens: number
  readonly speechSpeed: number
}

/** What is to be stored before anything is asked of a model: in one step or not at all. */
export interface Acceptance {
  /** The conversation goes on, or begins. */
  readonly conversation: { readonly id: string; readonly begins: NewConversation | undefined }
  /** What the person says; left out where an answer is made anew. An id that is stored already is stored once. */
  readonly message: { readonly id: string; readonly content: string } | undefined
  /** After which message: the person's message goes after it, or the answer where there is none. `undefined`: after the shown branch. */
  readonly parentId: string | null | undefined
  readonly answer: { readonly id: string; readonly wish: AnswerWish }
  /** ms since 1970 UTC. */
  readonly at: number
}

/**
 * `not-found`: no such conversation or parent of this owner's. `answering`: it is being answered already. `stored`: now, or
 * by an earlier attempt under the same id, whose answer is given.
 */
export type Accepted =
  | {
      readonly outcome: 'stored'
      readonly isRepeat: boolean
      readonly conversation: Conversation
      readonly message: ChatMessage | undefined
      readonly answer: ChatMessage
    }
  | { readonly outcome: 'not-found' | 'answering' }

/** The right to write an answer's log; a newer one makes an older one void. */
export interface AnswerLease {
  readonly messageId: string
  readonly fence: number
}

/** What is needed to make an answer. */
export interface Claimed {
  readonly lease: AnswerLease
  readonly ownerId: string
  readonly wish: AnswerWish
  readonly conversation: Conversation
  /** The branch from its beginning to the answer's parent. */
  readonly branch: readonly ChatMessage[]
  /** The answer as far as it is. */
  readonly answer: ChatMessage
}

/** How an answer ended. */
export interface Ending {
  readonly status: Exclude<MessageStatus, 'answering'>
  readonly fault: AnswerFault | undefined
  readonly at: number
}

/**
 * Where conversations live. Every call demands the owner and finds nothing of others. The text of an answer is always what
 * its log adds up to; a log is only ever added to. Messages are never changed, only answers while they are made.
 */
export interface ChatStore {
  list(
    ownerId: string,
    filter: ConversationFilter,
  ): Promise<{ readonly conversations: readonly Conversation[]; readonly next: string | null }>
  read(ownerId: string, conversationId: string): Promise<ConversationDetail | undefined>
  change(
    ownerId: string,
    conversationId: string,
    change: ConversationChange,
    at: number,
  ): Promise<Conversation | undefined>
  /** A title nobody chose; does nothing when the person has named the conversation meanwhile. */
  nameUntitled(conversationId: string, title: string): Promise<void>
  /** Takes it out of every list; `restore` until `until`, then it is erased. False when there is none. */
  remove(ownerId: string, conversationId: string, until: number): Promise<boolean>
  restore(ownerId: string, conversationId: string, now: number): Promise<Conversation | undefined>
  search(ownerId: string, words: string): Promise<readonly ChatHit[]>

  accept(ownerId: string, acceptance: Acceptance): Promise<Accepted>
  /** Takes an answer that is being made, for `leaseMs`; undefined when it has ended or somebody else holds it. */
  claim(messageId: string, now: number, leaseMs: number): Promise<Claimed | undefined>
  /** Opens an ended answer (`stopped`, `interrupted`, `failed`) again, to be claimed and gone on with. */
  reopen(ownerId: string, messageId: string, at: number): Promise<Accepted>
  /** Adds to the log and prolongs the lease. `lost`: another holds it; `stop`: its person has asked for the end. */
  append(
    lease: AnswerLease,
    events: readonly AnswerEvent[],
    now: number,
    leaseMs: number,
  ): Promise<'held' | 'stop' | 'lost'>
  /** Ends an answer; the answer as it stands, or undefined when the lease was lost. */
  finish(lease: AnswerLease, ending: Ending): Promise<ChatMessage | undefined>
  /** Asks whoever makes the answer to end it; an answer nobody holds is ended at once. */
  askToStop(ownerId: string, messageId: string, at: number): Promise<ChatMessage | undefined>
  /** The answer as it is, and its log after a position. */
  eventsAfter(
    ownerId: string,
    messageId: string,
    after: number,
  ): Promise<{ readonly answer: ChatMessage; readonly events: readonly AnswerEvent[] } | undefined>
  /** Answers whose lease ran out before `now` without an end: their maker died. */
  abandoned(now: number): Promise<readonly string[]>
}
