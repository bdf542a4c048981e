import type { AnswerEvent, ChatMessage, Conversation } from '@placard/contract'
import type { Acceptance, Accepted, AnswerLease, AnswerOptions } from '../ports/chat-store.ts'
import { USUAL_ANSWER_OPTIONS } from './usual-answer-options.ts'

/** A conversation as it is stored. */
export interface KeptConversation {
  readonly userId: string
  readonly conversation: Conversation
  readonly messages: readonly ChatMessage[]
  /** Until when it can be restored, in ms since 1970 UTC; undefined when it was not removed. */
  readonly removedUntil: number | undefined
}

/** An answer's log and its lease. */
interface Log {
  readonly events: AnswerEvent[]
  readonly answerOptions: AnswerOptions
  fence: number
  leaseUntil: number
  isStopAsked: boolean
}

/** In-memory chats with their indexes. */
export class ChatMemory {
  readonly byId = new Map<string, KeptConversation>()
  readonly logs = new Map<string, Log>()
  private readonly homes = new Map<string, string>()

  /** Stores a conversation, replacing an earlier version of it. */
  hold(kept: KeptConversation): void {
    const { conversation, messages } = kept
    this.byId.set(conversation.id, kept)
    for (const { id } of messages) this.homes.set(id, conversation.id)
  }

  forget(conversationId: string): void {
    for (const { id } of this.byId.get(conversationId)?.messages ?? []) {
      this.homes.delete(id)
      this.logs.delete(id)
    }
    this.byId.delete(conversationId)
  }

  /** The log of an answer; a new one when the answer was not made in this memory. */
  logOf(messageId: string, answerOptions: AnswerOptions = USUAL_ANSWER_OPTIONS): Log {
    const log = this.logs.get(messageId) ?? { events: [], answerOptions, fence: 0, leaseUntil: 0, isStopAsked: false }
    this.logs.set(messageId, log)
    return log
  }

  of(userId: string): readonly KeptConversation[] {
    return [...this.byId.values()].filter((kept) => kept.userId === userId && kept.removedUntil === undefined)
  }

  find(userId: string, conversationId: string): KeptConversation | undefined {
    const kept = this.byId.get(conversationId)
    return kept?.userId === userId && kept.removedUntil === undefined ? kept : undefined
  }

  /** The conversation to continue, or a new one; undefined when it is another owner's, removed or unknown. */
  homeOf(userId: string, { conversation: { id, begins }, at }: Acceptance): KeptConversation | undefined {
    if (this.byId.has(id)) return this.find(userId, id)
    if (begins === undefined) return undefined
    const { title, type, mode, instructions, context, engineChoice, projectId } = begins
    const conversation: Conversation = {
      id,
      title,
      type,
      mode,
      instructions,
      context,
      engineChoice,
      projectId,
      leafId: null,
      isPinned: false,
      isArchived: false,
      isShared: false,
      answeringId: null,
      createdAt: dateOf(at),
      updatedAt: dateOf(at),
    }
    return { userId, conversation, messages: [], removedUntil: undefined }
  }

  /** Requests the end of what is being made in a conversation. */
  askToStop({ messages }: KeptConversation): void {
    for (const { id } of messages) {
      const log = this.logs.get(id)
      if (log !== undefined) log.isStopAsked = true
    }
  }

  /** What was stored by an earlier attempt; undefined when this is the first. */
  repeated(userId: string, { message }: Acceptance): Accepted | undefined {
    const found = message && this.withMessage(message.id)
    if (found === undefined) return undefined
    const answer = found.kept.messages.find(({ parentId }) => parentId === found.message.id)
    if (found.kept.userId !== userId || answer === undefined) return { outcome: 'not-found' }
    return {
      outcome: 'stored',
      isRepeat: true,
      conversation: found.kept.conversation,
      message: found.message,
      answer,
    }
  }

  /** The conversation a message is in; undefined for one that is not here. */
  homeIdOf(messageId: string): string | undefined {
    return this.homes.get(messageId)
  }

  withMessage(messageId: string) {
    const kept = this.byId.get(this.homes.get(messageId) ?? '')
    const message = kept?.messages.find(({ id }) => id === messageId)
    return kept === undefined || message === undefined ? undefined : { kept, message }
  }

  /** An answer and its log, for the holder of the lease; undefined when it has ended or the lease is another's. */
  writable({ messageId, fence }: AnswerLease) {
    const found = this.withMessage(messageId)
    const log = this.logs.get(messageId)
    if (found?.message.status !== 'answering' || log?.fence !== fence) return undefined
    return { ...found, log }
  }
}

/** An instant in the contract's format. */
export function dateOf(at: number): string {
  return new Date(at).toISOString()
}
