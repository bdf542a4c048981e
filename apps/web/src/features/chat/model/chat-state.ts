import type { ChatContext } from '@placard/contract'
import { CHAT_MESSAGE_MAX_LENGTH } from '@placard/contract'
import type { Personality } from '@placard/engine'
import type { DraftFile } from './draft-files.ts'
import { NO_TALK, type Talk } from './fold.ts'
import { NO_WORDS, type Words } from './kept-words.ts'

/** What a conversation that has not begun will begin with. */
export interface Plan {
  readonly mode: Personality
  readonly instructions: string
  readonly context: ChatContext | null
}

/**
 * `new`: nothing has been stored of it. `missing`: there is no such conversation. `failed`: it could not be loaded.
 */
export type ChatStatus = 'new' | 'loading' | 'ready' | 'missing' | 'failed'

/** What is known of how an answer was made on this page. */
export interface Made {
  /** From the asking to the first word, in ms; undefined when there was none. */
  readonly firstMs: number | undefined
  readonly wholeMs: number
  readonly requestId: string | undefined
}

/** How the answer comes: not at all, asked for, being told, or its stream broke and is being taken up again. */
export type ChatLink = 'idle' | 'sending' | 'streaming' | 'connecting'

export interface ChatState extends Talk, Words {
  readonly status: ChatStatus
  readonly link: ChatLink
  readonly plan: Plan
  /** Answers made on this page, by their ids. */
  readonly made: ReadonlyMap<string, Made>
  /** The files beside what stands in the composer. */
  readonly files: readonly DraftFile[]
  /** Why what stands in the composer was not taken. */
  readonly refusal: string | undefined
  /** The message that is being written anew. */
  readonly editing: string | undefined
  /** The message somebody wants to see, until it has been shown. */
  readonly sought: string | undefined
}

export function firstState(status: ChatStatus, plan: Plan): ChatState {
  return {
    ...NO_TALK,
    ...NO_WORDS,
    status,
    link: 'idle',
    plan,
    made: new Map(),
    files: [],
    refusal: undefined,
    editing: undefined,
    sought: undefined,
  }
}

/** Whether an answer is owed: nothing else may be sent meanwhile. */
export function isPending({ live, link }: Pick<ChatState, 'live' | 'link'>): boolean {
  return live !== undefined || link === 'sending'
}

/** Whether words are more than are taken at once. */
export function isTooLong(text: string): boolean {
  return text.length > CHAT_MESSAGE_MAX_LENGTH
}
