import type { ChatMessage, ChatSend, ChatStreamEvent, Conversation } from '@placard/contract'
import type { StoreApi } from 'zustand/vanilla'
import { isTemporary } from '../../../client/api/retry.ts'
import type { ChatGateway, OnChatEvent } from '../../../client/gateways/chat-gateway.ts'
import type { ChatState } from './chat-state.ts'
import { failureKindOf, failureKindOfAnswer, type OnFailure } from './failures.ts'
import { foldEvent, settled } from './fold.ts'

/** Generation options, from the user's settings. */
export type AnswerOptions = Pick<ChatSend, 'temperature' | 'maxTokens' | 'speechSpeed'>

export interface AnswerFollowerDependencies {
  readonly gateway: ChatGateway
  /** Retry backoff; ends early when the network is back. */
  readonly patience: (attempt: number, signal: AbortSignal) => Promise<void>
  /** Aborted when the user leaves. */
  readonly left: AbortSignal
  readonly onFailure: OnFailure
  readonly onConversation: (conversation: Conversation) => void
  /** An answer has ended. */
  readonly onEnded?: (answer: ChatMessage, conversation: Conversation) => void
}

/** Requests an answer and emits its events; resolves when the stream ends. */
export type Ask = (onEvent: OnChatEvent, signal: AbortSignal) => Promise<void>

/** Follows an answer while it is made: requests it, reconnects broken streams, stops it. */
export class AnswerFollower {
  private readonly store: StoreApi<ChatState>
  private readonly dependencies: AnswerFollowerDependencies
  private wantsStop = false
  /** Time of the request and of the first token, in ms since the page was loaded. */
  private askedAt = 0
  private firstAt: number | undefined

  constructor(store: StoreApi<ChatState>, dependencies: AnswerFollowerDependencies) {
    this.store = store
    this.dependencies = dependencies
  }

  private get state(): ChatState {
    return this.store.getState()
  }

  private take(event: ChatStreamEvent, requestId: string | undefined): void {
    const { onConversation, onFailure, onEnded } = this.dependencies
    this.store.setState(foldEvent(this.state, event))
    if (event.kind === 'text') this.firstAt ??= performance.now()
    if (event.kind === 'accepted') {
      this.store.setState({ status: 'ready', link: 'streaming' })
      onConversation(event.conversation)
      if (this.wantsStop) void this.stop()
    } else if (event.kind === 'ended') {
      onConversation(event.conversation)
      this.noteMade(event.answer.id, requestId)
      if (event.answer.status === 'failed') onFailure(failureKindOfAnswer(event.answer), 'message')
      onEnded?.(event.answer, event.conversation)
    } else if (this.state.link !== 'streaming') this.store.setState({ link: 'streaming' })
  }

  /** Records timings of an answer requested on this page; one that was resumed began before. */
  private noteMade(messageId: string, requestId: string | undefined): void {
    if (this.askedAt === 0) return
    const since = (at: number) => Math.round(at - this.askedAt)
    const firstMs = this.firstAt === undefined ? undefined : since(this.firstAt)
    const made = { firstMs, wholeMs: since(performance.now()), requestId }
    this.store.setState({ made: new Map(this.state.made).set(messageId, made) })
    this.askedAt = 0
  }

  /**
   * Requests an answer and follows it to its end, reconnecting when the stream breaks.
   * @throws the refusal, before anything was stored.
   */
  async begin(ask: Ask, onAccepted: () => void = () => undefined): Promise<void> {
    this.wantsStop = false
    this.askedAt = performance.now()
    this.firstAt = undefined
    this.store.setState({ link: 'sending', refusal: undefined })
    let isAccepted = false
    try {
      await ask((event, requestId) => {
        if (event.kind === 'accepted') {
          isAccepted = true
          onAccepted()
        }
        this.take(event, requestId)
      }, this.dependencies.left)
    } catch (error) {
      if (!isAccepted) {
        this.store.setState({ link: 'idle' })
        throw error
      }
    }
    await this.follow()
  }

  /** Subscribes to the answer in progress, and reconnects until it has ended. */
  async follow(): Promise<void> {
    const { left, patience } = this.dependencies
    let misses = 0
    for (let { live } = this.state; live !== undefined && !left.aborted; { live } = this.state) {
      this.store.setState({ link: 'connecting' })
      if (misses > 0) await patience(misses, left).catch(() => undefined)
      if (left.aborted || !(await this.followOnce(live.messageId, live.seq))) break
      misses = (this.state.live?.seq ?? 0) > live.seq ? 1 : misses + 1
    }
    if (!left.aborted) this.store.setState({ link: 'idle' })
  }

  /** @returns whether to keep following. */
  private async followOnce(messageId: string, after: number): Promise<boolean> {
    const { gateway, left, onFailure } = this.dependencies
    try {
      await gateway.follow(messageId, after, (event, requestId) => this.take(event, requestId), left)
      return true
    } catch (error) {
      if (left.aborted) return false
      if (isTemporary(error)) return true
      this.store.setState({ live: undefined })
      onFailure(failureKindOf(error))
      return false
    }
  }

  /**
   * Keeps of an answer what was heard of it, in UTF-16 code units of its text; one that is being made ends. A host that
   * does not answer is asked again later, and nobody waits for that.
   */
  async cut(messageId: string, heard: number, misses = 0): Promise<void> {
    const { gateway, left, patience, onFailure } = this.dependencies
    try {
      this.store.setState(settled(this.state, await gateway.cut(messageId, heard)))
    } catch (error) {
      if (left.aborted) return
      if (!isTemporary(error)) return onFailure(failureKindOf(error))
      const again = () => this.cut(messageId, heard, misses + 1)
      void patience(misses + 1, left).then(again, () => undefined)
    }
  }

  /** Stops the answer; one that has not started yet is stopped as soon as it does. */
  async stop(): Promise<void> {
    const { live } = this.state
    this.wantsStop = live === undefined
    if (live === undefined) return
    try {
      const answer = await this.dependencies.gateway.stop(live.messageId)
      if (answer.status !== 'answering') this.store.setState(settled(this.state, answer))
    } catch (error) {
      this.dependencies.onFailure(failureKindOf(error))
    }
  }
}
