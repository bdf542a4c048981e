import type { ChatContext, ConversationChange, ConversationType, EngineChoice } from '@placard/contract'
import { CHAT_MESSAGE_MAX_LENGTH, isWithoutServices } from '@placard/contract'
import type { Personality } from '@placard/engine'
import type { DraftFile } from './draft-files.ts'
import { NO_TALK, type Talk } from './fold.ts'
import { NO_WORDS, type Words } from './kept-words.ts'

/** Settings a new conversation will be created with. */
export interface Plan {
  readonly mode: Personality
  readonly instructions: string
  readonly context: ChatContext | null
  readonly engineChoice: EngineChoice
  readonly projectId: string | null
  /** Written where it is left out. */
  readonly type?: ConversationType | undefined
}

/** A plan with what was changed of it. */
export function planAfter(plan: Plan, change: ConversationChange): Plan {
  const { mode = plan.mode, instructions = plan.instructions, context = plan.context } = change
  const { engineChoice = plan.engineChoice, projectId = plan.projectId } = change
  return { ...plan, mode, instructions, context, engineChoice, projectId }
}

/**
 * `new`: not stored yet. `missing`: no such conversation. `failed`: loading failed.
 */
export type ChatStatus = 'new' | 'loading' | 'ready' | 'missing' | 'failed'

/** Timings of an answer made on this page. */
export interface Made {
  /** Time to first token in ms; undefined when there was none. */
  readonly firstMs: number | undefined
  readonly wholeMs: number
  readonly requestId: string | undefined
}

/** Connection of the answer: none, requested, streaming, or reconnecting after the stream broke. */
export type ChatLink = 'idle' | 'sending' | 'streaming' | 'connecting'

export interface ChatState extends Talk, Words {
  readonly status: ChatStatus
  readonly link: ChatLink
  readonly plan: Plan
  /** Answers made on this page, by their ids. */
  readonly made: ReadonlyMap<string, Made>
  /** Attachments of the draft. */
  readonly files: readonly DraftFile[]
  /** Why the draft was refused. */
  readonly refusal: string | undefined
  /** Id of the message being edited. */
  readonly editing: string | undefined
  /** Id of the message to scroll to, until it has been shown. */
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

/** Whether the conversation keeps the services of the server out: they neither hear nor speak in it either. */
export function keepsServicesOut({ conversation, plan }: Pick<ChatState, 'conversation' | 'plan'>): boolean {
  return isWithoutServices((conversation ?? plan).engineChoice)
}

/** Whether an answer is pending: nothing else may be sent meanwhile. */
export function isPending({ live, link }: Pick<ChatState, 'live' | 'link'>): boolean {
  return live !== undefined || link === 'sending'
}

/** Whether a text exceeds the length of a message. */
export function isTooLong(text: string): boolean {
  return text.length > CHAT_MESSAGE_MAX_LENGTH
}
