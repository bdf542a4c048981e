import type { ChatAttachment, NamedContext } from '@placard/contract'
import type { Personality } from '@placard/engine'
import type { ChatBackground, ChatModelPort, ChatProject } from '../ports/chat-model.ts'
import type { AnswerOptions, AnswerState, ChatStore } from '../ports/chat-store.ts'
import type { ChatTitlePort } from '../ports/chat-title.ts'
import type { Clock } from '../ports/host.ts'

/** What a project gives the answers in its chats. */
export interface ProjectGround {
  readonly about: ChatProject
  /** The user's instructions in all of its chats; may be empty. */
  readonly instructions: string
  /** Its files whose texts are kept. */
  readonly files: readonly ChatAttachment[]
}

/** Dependencies of the chat use cases. */
export interface ChatDependencies {
  readonly store: ChatStore
  readonly model: ChatModelPort
  /** Has models write titles; undefined where no model ever answers. */
  readonly titles?: ChatTitlePort | undefined
  readonly clock: Clock
  /** Fresh UUIDs. */
  readonly ids: { next(): string }
  /** Repeats a task at an interval in ms until the returned function is called. */
  every(ms: number, task: () => void): () => void
  /** Public facts of a conversation's context; undefined when its object is gone or not this user's. */
  background(userId: string, context: NamedContext): Promise<ChatBackground | undefined>
  /** What a conversation's project gives its answers; undefined when it is gone or not this user's. */
  project(userId: string, projectId: string): Promise<ProjectGround | undefined>
  /** Hook: an answer has ended and is stored. Must not throw. */
  onEnded?(userId: string, state: AnswerState): Promise<void>
  /** Reports a fault that reaches no caller. */
  onTrouble(error: unknown): void
}

/** Defaults for an answer whose request sets no options. */
export interface ChatDefaults extends AnswerOptions {
  readonly mode: Personality
}
