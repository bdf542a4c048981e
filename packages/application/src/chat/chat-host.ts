import { type AnswerEvent, AUTOMATIC, type ChatMessage, type ChatSend, type ChatStreamEvent } from '@placard/contract'
import { plainText } from '../input-check/sanitise.ts'
import type { ChatModelPort, ChatModelRequest } from '../ports/chat-model.ts'
import type { Accepted, Allowance, AnswerOptions, AnswerState, Claimed } from '../ports/chat-store.ts'
import { cleanText } from '../sessions/clean-text.ts'
import { type Ahead, orderAhead } from './answer-order.ts'
import { AnswerRun, LEASE_MS } from './answer-run.ts'
import type { ChatDefaults, ChatDependencies } from './dependencies.ts'
import { Followers, type FollowRequest, follow } from './following.ts'
import { nameConversation, titleRequestOf } from './name-conversation.ts'
import { titleOf } from './title.ts'

/** A lease that ends later than this from now is due to a clock that was ahead: the clocks of hosts differ by less. */
const FUTURE_MS = 60_000

/** The user who asks, with their allowance where usage is counted. */
export interface Asker {
  readonly userId: string
  readonly allowance?: Allowance | undefined
  /** Id of the answer to be made, unique per request: a repeat starts nothing. A new one unless given. */
  readonly answerId?: string | undefined
  /** Who answers in the place of the chat's model, as far as it is made here. */
  readonly answeredBy?: ChatModelPort | undefined
}

/** Result of a message; `empty`: no readable text is left of it. */
export type Sent = Accepted | { readonly outcome: 'empty' }

/** The use cases of the chat that the server and the demo share. */
export interface ChatHost {
  /** Stores a user's message and starts its answer. Idempotent by `clientId`. */
  send(asker: Asker, order: ChatSend, defaults: ChatDefaults): Promise<Sent>
  /** What a model would be told of the next message, without that message. Undefined when there is no such conversation. */
  orderAhead(userId: string, ahead: Ahead): Promise<ChatModelRequest | undefined>
  /** Regenerates the reply to the same user message. */
  regenerate(asker: Asker, messageId: string, answerOptions: AnswerOptions): Promise<Accepted>
  /** Resumes a stopped or interrupted answer. */
  proceed(asker: Asker, messageId: string): Promise<Accepted>
  /** Stops an answer; one that has ended is unchanged. Undefined when there is none. */
  stop(userId: string, messageId: string): Promise<ChatMessage | undefined>
  /**
   * Keeps only what was heard of an answer, in UTF-16 code units; one that is being made is stopped first. Idempotent;
   * an answer that was heard to its end stays as it is. Words that were made stay counted, heard or not. Undefined when
   * there is none.
   */
  cut(userId: string, messageId: string, heard: number): Promise<ChatMessage | undefined>
  /** Follows an answer from a log position to its end. */
  follow(request: FollowRequest, signal: AbortSignal): AsyncIterable<ChatStreamEvent>
  /** Sweep: claims answers whose maker died, and ends them as interrupted. */
  sweep(): Promise<void>
  /** An owner's answer being made here, as of its beginning; undefined where the store has to be read. */
  beingMade(userId: string, messageId: string): ChatMessage | undefined
  /** Another host changed an answer or requested its stop: local followers and the local run check again. */
  look(messageId: string): void
  /** The answers with local followers. */
  followed(): readonly string[]
  /** Ends all answers being made here as interrupted, and waits until that is stored. */
  close(): Promise<void>
}

export function createChatHost(dependencies: ChatDependencies): ChatHost {
  return new Host(dependencies)
}

/** A running answer, with the promise of its complete cleanup. */
interface Making {
  readonly answerRun: AnswerRun
  readonly ended: Promise<void>
}

/** A title being written. */
interface Naming {
  readonly conversationId: string
  readonly giveWay: AbortController
  readonly named: Promise<void>
}

class Host implements ChatHost {
  private readonly dependencies: ChatDependencies
  private readonly followers = new Followers()
  private readonly making = new Map<string, Making>()
  /** Ids of answers whose lease is being claimed at this moment. */
  private readonly starting = new Map<string, Promise<unknown>>()
  private isClosing = false
  /** Titles being written, which end with the host. */
  private readonly naming = new Set<Naming>()
  private readonly closing = new AbortController()

  constructor(dependencies: ChatDependencies) {
    this.dependencies = dependencies
  }

  async send(asker: Asker, order: ChatSend, defaults: ChatDefaults): Promise<Sent> {
    const content = plainText(order.message).trim()
    if (content === '') return { outcome: 'empty' }
    const { ids, store, clock } = this.dependencies
    const accepted = await store.accept(asker.userId, {
      conversation: conversationOf(order, content, defaults, ids.next()),
      message: { id: order.clientId ?? ids.next(), content, ...pickAttached(order) },
      parentId: order.parentId,
      answer: { id: ids.next(), answerOptions: wishOf(order, defaults) },
      allowance: asker.allowance,
      at: clock.now(),
    })
    return this.begin(accepted, asker.answeredBy)
  }

  orderAhead(userId: string, ahead: Ahead): Promise<ChatModelRequest | undefined> {
    return orderAhead(this.dependencies, userId, ahead)
  }

  async regenerate(asker: Asker, messageId: string, answerOptions: AnswerOptions): Promise<Accepted> {
    const { ids, store, clock } = this.dependencies
    const found = await store.eventsAfter(asker.userId, messageId, Number.MAX_SAFE_INTEGER)
    if (found === undefined) return { outcome: 'not-found' }
    const accepted = await store.accept(asker.userId, {
      conversation: { id: found.conversation.id, begins: undefined },
      message: undefined,
      parentId: found.answer.parentId,
      answer: { id: asker.answerId ?? ids.next(), answerOptions },
      allowance: asker.allowance,
      at: clock.now(),
    })
    return this.begin(accepted)
  }

  async proceed(asker: Asker, messageId: string): Promise<Accepted> {
    const { store, clock } = this.dependencies
    return this.begin(await store.reopen(asker.userId, messageId, clock.now(), asker.allowance))
  }

  async stop(userId: string, messageId: string): Promise<ChatMessage | undefined> {
    await this.starting.get(messageId)
    const asked = await this.dependencies.store.askToStop(userId, messageId, this.dependencies.clock.now())
    const here = this.making.get(messageId)
    if (asked === undefined || here === undefined) return asked?.answer
    here.answerRun.end('stopped')
    await here.ended
    const after = await this.dependencies.store.eventsAfter(userId, messageId, Number.MAX_SAFE_INTEGER)
    return after?.answer
  }

  async cut(userId: string, messageId: string, heard: number): Promise<ChatMessage | undefined> {
    const stopped = await this.stop(userId, messageId)
    if (stopped === undefined) return undefined
    const { store, clock } = this.dependencies
    if (stopped.status === 'answering') await this.untilEnded({ userId, messageId, after: stopped.seq })
    const cut = await store.cut(userId, messageId, heard, clock.now())
    this.followers.tell(messageId, { kind: 'look' })
    return cut?.answer
  }

  /** Waits for the end of an answer that another host makes and was asked to end. */
  private async untilEnded(request: FollowRequest): Promise<void> {
    for await (const _ of this.follow(request, this.closing.signal));
  }

  follow(request: FollowRequest, signal: AbortSignal): AsyncIterable<ChatStreamEvent> {
    const madeHere = ({ userId, messageId, after }: FollowRequest) =>
      this.making.get(messageId)?.answerRun.logAfter(userId, after)
    return follow({ store: this.dependencies.store, followers: this.followers, madeHere }, request, signal)
  }

  async sweep(): Promise<void> {
    const { store, clock } = this.dependencies
    const now = clock.now()
    await store.recallFuture(now + FUTURE_MS, now + LEASE_MS)
    // grace period of one lease: an answer stored a moment ago is about to be claimed by its own host
    for (const messageId of await store.abandoned(now - LEASE_MS)) {
      if (this.making.has(messageId)) continue
      const claimed = await AnswerRun.claim(this.dependencies, messageId)
      if (claimed === undefined) continue
      const status = claimed.answer.content === '' ? 'failed' : 'interrupted'
      const state = await store.finish(claimed.lease, { status, fault: 'lost', at: clock.now() })
      await this.ended(claimed.userId, state)
    }
  }

  beingMade(userId: string, messageId: string): ChatMessage | undefined {
    return this.making.get(messageId)?.answerRun.asItBegan(userId)
  }

  look(messageId: string): void {
    this.making.get(messageId)?.answerRun.look()
    this.followers.tell(messageId, { kind: 'look' })
  }

  followed(): readonly string[] {
    return this.followers.followed()
  }

  async close(): Promise<void> {
    this.isClosing = true
    await Promise.all(this.starting.values())
    const all = [...this.making.values()]
    for (const { answerRun: answering } of all) answering.end('closing')
    await Promise.allSettled(all.map(({ ended }) => ended))
    this.closing.abort()
    await Promise.all([...this.naming].map(({ named }) => named))
  }

  private begin(accepted: Accepted, answeredBy?: ChatModelPort): Accepted {
    const isNew = accepted.outcome === 'stored' && !accepted.isRepeat
    if (!isNew || this.isClosing) return accepted
    // a model that answers one at a time would let somebody wait behind a title
    for (const { conversationId, giveWay } of this.naming) {
      if (conversationId === accepted.conversation.id) giveWay.abort()
    }
    void this.make(accepted.answer.id, answeredBy)
    return accepted
  }

  private async make(messageId: string, answeredBy: ChatModelPort | undefined): Promise<void> {
    const starting = this.start(messageId, answeredBy)
    this.starting.set(messageId, starting)
    const made = await starting
    this.starting.delete(messageId)
    await made?.ended.catch((error: unknown) => this.dependencies.onTrouble(error))
    // a finished answer can be resumed while its cleanup is still running
    if (this.making.get(messageId) === made) this.making.delete(messageId)
    // the store knows more of an answer that another host holds, or that could not be ended
    this.followers.tell(messageId, { kind: 'look' })
  }

  /** @returns undefined when it will not be made here. */
  private async start(messageId: string, answeredBy: ChatModelPort | undefined): Promise<Making | undefined> {
    try {
      const claimed = await AnswerRun.claim(this.dependencies, messageId)
      if (claimed === undefined) return undefined
      const tell = (events: readonly AnswerEvent[]) => this.followers.tell(messageId, { kind: 'more', events })
      const dependencies = answeredBy === undefined ? this.dependencies : { ...this.dependencies, model: answeredBy }
      const answerRun = new AnswerRun(dependencies, claimed, tell)
      const ended = answerRun.run().then(async (state) => {
        if (state !== undefined) this.name(claimed, state)
        await this.ended(claimed.userId, state)
      })
      const made = { answerRun, ended }
      this.making.set(messageId, made)
      return made
    } catch (error) {
      this.dependencies.onTrouble(error)
      return undefined
    }
  }

  /** Has a title written for a conversation that has had its first answer; nobody waits for it. */
  private name({ userId, branch }: Claimed, state: AnswerState): void {
    const { dependencies, closing, naming } = this
    const request = dependencies.titles && titleRequestOf(userId, state, branch)
    if (request === undefined || this.isClosing) return
    const conversationId = state.conversation.id
    const giveWay = new AbortController()
    const signal = AbortSignal.any([closing.signal, giveWay.signal])
    const named = nameConversation(dependencies, conversationId, request, signal)
      .catch((error: unknown) => dependencies.onTrouble(error))
      .finally(() => naming.delete(one))
    const one: Naming = { conversationId, giveWay, named }
    naming.add(one)
  }

  private async ended(userId: string, state: AnswerState | undefined): Promise<void> {
    if (state === undefined) return
    this.followers.tell(state.answer.id, { kind: 'ended', state })
    await this.dependencies.onEnded?.(userId, state)
  }
}

function pickAttached({ attachmentIds, recordingIds }: ChatSend) {
  return { attachmentIds, recordingIds }
}

function wishOf(order: ChatSend, defaults: ChatDefaults): AnswerOptions {
  return {
    temperature: order.temperature ?? defaults.temperature,
    maxTokens: order.maxTokens ?? defaults.maxTokens,
    speechSpeed: order.speechSpeed ?? defaults.speechSpeed,
  }
}

function conversationOf(order: ChatSend, content: string, defaults: ChatDefaults, newId: string) {
  const id = order.conversationId ?? newId
  // an unknown id is an error, unless the sender says that the message begins a conversation
  if (order.conversationId !== undefined && order.parentId !== null) return { id, begins: undefined }
  const begins = {
    id,
    title: order.context?.kind === 'drill' ? titleOf(order.context.motion) : titleOf(content),
    type: order.type ?? 'chat',
    mode: order.mode ?? defaults.mode,
    instructions: cleanText(order.systemPrompt ?? ''),
    context: order.context ?? null,
    engineChoice: order.engineChoice ?? AUTOMATIC,
    projectId: order.projectId ?? null,
  }
  return { id, begins }
}
