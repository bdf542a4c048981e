import type { ChatMessage, Conversation, ConversationType } from '@placard/contract'
import type { ChatScope } from '../../../client/gateways/chat-scope.ts'
import type { KeptValues } from '../../../client/storage/storage.ts'
import type { AnswerOptions } from './answer-follower.ts'
import { Chat } from './chat.ts'
import type { Plan } from './chat-state.ts'
import type { FailedAt, FailureKind } from './failures.ts'
import { type KeptWords, keptWordsOf } from './kept-words.ts'

export interface OpenChatsDependencies {
  readonly chatScope: ChatScope
  readonly values: KeptValues
  readonly plan: () => Plan
  readonly answerOptions: () => AnswerOptions
  readonly newId: () => string
  readonly isOnline: () => boolean
  readonly patience: (attempt: number, signal: AbortSignal) => Promise<void>
  /** @param conversationId where it failed. */
  readonly onFailure: (kind: FailureKind, at: FailedAt, conversationId: string) => void
  /** An answer has ended, whichever view is shown. */
  readonly onEnded: (answer: ChatMessage, conversation: Conversation) => void
}

/** The conversations one user has opened on this page: an answer keeps streaming while another view is shown. */
export class OpenChats {
  private readonly dependencies: OpenChatsDependencies
  private readonly words: KeptWords
  private readonly chats = new Map<string, Chat>()
  private readonly listeners = new Set<(conversation: Conversation) => void>()
  private readonly unbegun = new Map<ConversationType, Chat>()

  constructor(dependencies: OpenChatsDependencies) {
    this.dependencies = dependencies
    this.words = keptWordsOf(dependencies.values, dependencies.chatScope.owner)
  }

  private make(conversationId: string, isNew: boolean, type?: ConversationType): Chat {
    const {
      chatScope: home,
      plan,
      answerOptions: wish,
      newId,
      isOnline,
      patience,
      onFailure,
      onEnded,
    } = this.dependencies
    const chat = new Chat({
      answerOptions: wish,
      newId,
      isOnline,
      patience,
      onEnded,
      onFailure: (kind, at = 'elsewhere') => onFailure(kind, at, conversationId),
      conversationId,
      isNew,
      gateway: home.gateway,
      left: home.left,
      plan: { ...plan(), ...(type === undefined ? {} : { type }) },
      words: this.words,
      onConversation: (conversation) => this.tell(conversation),
    })
    this.chats.set(conversationId, chat)
    return chat
  }

  /** Returns the conversation with an id, opening it if needed. */
  open(conversationId: string): Chat {
    return this.chats.get(conversationId) ?? this.make(conversationId, false)
  }

  /** The new conversation; there is one of each type at a time. */
  fresh(type: ConversationType = 'chat'): Chat {
    const known = this.unbegun.get(type)
    if (known !== undefined && !known.hasBegun) return known
    const chat = this.make(this.dependencies.newId(), true, type === 'chat' ? undefined : type)
    this.unbegun.set(type, chat)
    return chat
  }

  /** Drops a deleted conversation. */
  forget(conversationId: string): void {
    this.chats.delete(conversationId)
  }

  /** Drops the conversations of a project that was deleted with them. */
  forgetProject(projectId: string): void {
    for (const [id, { store }] of this.chats) {
      if (store.getState().conversation?.projectId === projectId) this.forget(id)
    }
  }

  /** Subscribes to changes of any conversation. @returns the unsubscribe function. */
  onConversation(listener: (conversation: Conversation) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  tell(conversation: Conversation): void {
    for (const listener of this.listeners) listener(conversation)
  }

  /** Sends every outbox and refreshes the visible conversation. */
  resume(): void {
    for (const id of this.words.waiting())
      void this.open(id)
        .load()
        .then(() => this.open(id).flush())
  }
}
