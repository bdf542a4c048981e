import type { NamedContext } from '@placard/contract'
import type { Personality } from '@placard/engine'
import type { ChatBackground, ChatModelPort } from '../ports/chat-model.ts'
import type { AnswerOptions, AnswerState, ChatStore } from '../ports/chat-store.ts'
import type { Clock } from '../ports/host.ts'

/** What the use cases of the chat work with. */
export interface ChatDependencies {
  readonly store: ChatStore
  readonly model: ChatModelPort
  readonly clock: Clock
  /** Fresh UUIDs. */
  readonly ids: { next(): string }
  /** Calls a task every so many ms until the answered function is called. */
  every(ms: number, task: () => void): () => void
  /** The public facts a conversation is about; undefined when what it names is gone or not this person's. */
  background(userId: string, context: NamedContext): Promise<ChatBackground | undefined>
  /** An answer has ended and is stored; what hangs on that is done here. Must not throw. */
  onEnded?(userId: string, state: AnswerState): Promise<void>
  /** A fault nobody else hears of. */
  onTrouble(error: unknown): void
}

/** How an answer is made when the person says nothing about it. */
export interface ChatDefaults extends AnswerOptions {
  readonly mode: Personality
}
