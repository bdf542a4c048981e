import type { ChatMessage, ChatStreamEvent, Conversation, ConversationChange } from '@placard/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { AnswerFollower, type Ask } from './answer-follower.ts'
import type { ChatDependencies } from './chat-dependencies.ts'
import { type ChatState, firstState, isPending, isTooLong, planAfter } from './chat-state.ts'
import { areReady, DraftFiles, filesOf, readyIn } from './draft-files.ts'
import { failureKindOf, isMissing, isOutOfWords, isUnreachable, outcomeOfRefusal } from './failures.ts'
import { liveOf } from './fold.ts'
import { NO_WORDS, newWordsKey, renewed, type Unsent, type Words } from './kept-words.ts'
import { takeTitle } from './named.ts'
import { orderFor } from './order.ts'
import { branchOf, leafUnder, treeOf } from './tree.ts'

/** One conversation on the page: its state and its commands. Drafts are never lost: they stay until stored. */
export class Chat {
  readonly id: string
  readonly store: StoreApi<ChatState>
  private readonly dependencies: ChatDependencies
  private isNew: boolean
  private readonly follower: AnswerFollower
  /** Attachments of the draft. */
  readonly files: DraftFiles
  private isLoading = false
  /** Consecutive failures to reach the host. */
  private misses = 0

  constructor(dependencies: ChatDependencies) {
    this.dependencies = dependencies
    this.id = dependencies.conversationId
    this.isNew = dependencies.isNew
    const first = firstState(dependencies.isNew ? 'new' : 'loading', dependencies.plan)
    const kept = dependencies.words.read(this.wordsKey)
    this.store = createStore<ChatState>(() => ({ ...first, ...kept, files: filesOf(kept.attached) }))
    this.files = new DraftFiles({
      gateway: dependencies.gateway,
      newId: dependencies.newId,
      read: () => this.state.files,
      write: (files) => {
        this.set({ files })
        this.keep(() => ({ attached: readyIn(files) }))
      },
    })
    const titleHost = { ...dependencies, read: () => this.state, rename: (named: Conversation) => this.renamed(named) }
    const onEnded = (answer: ChatMessage, conversation: Conversation) => {
      dependencies.onEnded?.(answer, conversation)
      void takeTitle(titleHost, answer)
    }
    this.follower = new AnswerFollower(this.store, { ...dependencies, onEnded })
  }

  private get state(): ChatState {
    return this.store.getState()
  }

  private set(changes: Partial<ChatState>): void {
    this.store.setState(changes)
  }

  private get wordsKey(): string {
    return this.isNew ? newWordsKey(this.dependencies.plan.type) : this.id
  }

  /** Whether the conversation has any messages. */
  get hasBegun(): boolean {
    return !this.isNew
  }

  private keep(change: (kept: Words) => Partial<Words>): void {
    this.set(this.dependencies.words.change(this.wordsKey, change))
  }

  /** Loads or refreshes the conversation, and follows an answer in progress. */
  async load(): Promise<void> {
    if (this.isNew || this.isLoading || isPending(this.state)) return
    if (this.state.status !== 'ready' && this.state.status !== 'new') this.set({ status: 'loading' })
    this.isLoading = true
    try {
      const { conversation, messages } = await this.dependencies.gateway.get(this.id, this.dependencies.left)
      if (isPending(this.state)) return
      const shown = messages.some(({ id }) => id === this.state.leafId) ? this.state.leafId : conversation.leafId
      const answer = messages.find(({ id }) => id === conversation.answeringId)
      this.set({ status: 'ready', conversation, messages, leafId: shown, live: answer && liveOf(answer) })
      this.turnToSought()
      if (answer !== undefined) void this.follower.follow().then(() => this.flush())
      else void this.flush()
    } catch (error) {
      this.cannotLoad(error)
    } finally {
      this.isLoading = false
    }
  }

  private cannotLoad(error: unknown): void {
    if (this.dependencies.left.aborted || this.state.status === 'ready') return
    // the outbox may hold the first message of a conversation that is not stored yet
    if (isMissing(error) && this.state.outbox.length > 0) {
      this.set({ status: 'new' })
      void this.flush()
    } else if (this.state.status !== 'new') this.set({ status: isMissing(error) ? 'missing' : 'failed' })
  }

  /** Sends the draft, or the given text; under an existing client id where there is one. */
  async send(text?: string, clientId?: string): Promise<void> {
    const words = (text ?? this.state.draft).trim()
    const mayQueue = !this.dependencies.isOnline()
    if (words === '' || isTooLong(words) || (isPending(this.state) && !mayQueue)) return
    if (!areReady(this.state.files)) return
    const { files, draft, recordingIds } = this.state
    this.set({ files: [], attached: [] })
    const along = { attachments: readyIn(files), ...(text === undefined && { recordingIds }) }
    await this.enqueue({ text: words, ...along }, text === undefined ? '' : draft, clientId)
  }

  /** Sends a text that an answer suggests; the draft and its files stay. */
  async sayNext(text: string): Promise<void> {
    if (!isPending(this.state)) await this.enqueue({ text, attachments: [] }, this.state.draft)
  }

  /** Sends an edited message as a new branch beside the original. */
  async sayInstead(messageId: string, text: string): Promise<void> {
    const message = this.state.messages.find(({ id }) => id === messageId)
    const words = text.trim()
    if (message === undefined || words === '' || isTooLong(words) || isPending(this.state)) return
    this.set({ editing: undefined })
    const { parentId, attachments = [] } = message
    await this.enqueue({ text: words, parentId, attachments }, this.state.draft)
  }

  private async enqueue(words: Omit<Unsent, 'clientId' | 'key'>, draft: string, clientId?: string): Promise<void> {
    const { newId } = this.dependencies
    this.beginWith(draft)
    // persisted before the request
    const unsent = { ...words, clientId: clientId ?? newId(), key: newId() }
    const { attached } = this.state
    this.keep(({ outbox }) => ({ draft, attached, outbox: [...outbox, unsent] }))
    await this.flush()
  }

  private beginWith(draft: string): void {
    if (this.isNew) this.dependencies.words.change(this.wordsKey, () => ({ ...NO_WORDS, draft }))
    this.isNew = false
  }

  private orderOf(unsent: Unsent) {
    return { conversationId: this.id, ...orderFor(unsent, this.state), ...this.dependencies.answerOptions() }
  }

  /** Sends the outbox in order. A refused message stays with its reason. */
  async flush(): Promise<void> {
    const next = this.state.outbox.find(({ refusal }) => refusal === undefined)
    const isKnown = this.state.status === 'ready' || this.state.status === 'new'
    const { isOnline, left } = this.dependencies
    if (next === undefined || !isKnown || isPending(this.state) || !isOnline() || left.aborted) return
    try {
      await this.follower.begin(
        (onEvent, signal) => this.dependencies.gateway.send(this.orderOf(next), next.key, onEvent, signal),
        () => {
          this.misses = 0
          this.unqueue(next.clientId)
        },
      )
    } catch (error) {
      if (this.dependencies.left.aborted) return
      await this.notTaken(next, error)
    }
    await this.flush()
  }

  private async notTaken(unsent: Unsent, error: unknown): Promise<void> {
    const outcome = outcomeOfRefusal(error)
    if (outcome === 'wait') {
      this.misses += 1
      if (isUnreachable(error) && this.misses === 1) this.dependencies.onFailure('network', 'message')
      await this.dependencies.patience(this.misses, this.dependencies.left).catch(() => undefined)
      return this.load()
    }
    if (outcome === 'renew') return this.renewKey(unsent.clientId)
    const reason = error instanceof Error ? error.message : String(error)
    if (outcome === 'give-back') {
      this.unqueue(unsent.clientId, { edit: true })
      this.set({ refusal: reason })
      return
    }
    this.keep(({ outbox }) => ({
      outbox: outbox.map((one) => (one.clientId === unsent.clientId ? { ...one, refusal: reason } : one)),
    }))
    this.dependencies.onFailure(failureKindOf(error), 'message')
  }

  /** Removes a message from the outbox; with `edit` it goes back into the composer. */
  unqueue(clientId: string, { edit = false } = {}): void {
    const { outbox: all, draft } = this.state
    const { text = '', attachments = [], recordingIds } = all.find((one) => one.clientId === clientId) ?? {}
    if (edit) this.files.putBack(attachments)
    const again = edit ? { draft: draft === '' ? text : `${draft}\n${text}`, recordingIds } : {}
    this.keep(({ outbox }) => ({ ...again, outbox: outbox.filter((one) => one.clientId !== clientId) }))
  }

  /** Retries a refused message under a new idempotency key. */
  async tryAgain(clientId: string): Promise<void> {
    this.renewKey(clientId)
    await this.flush()
  }

  private renewKey(clientId: string): void {
    this.keep(({ outbox }) => ({ outbox: renewed(outbox, clientId, this.dependencies.newId()) }))
  }

  /** Takes a message that was heard and stored elsewhere, and follows the answer that is being made to it. */
  took(accepted: Extract<ChatStreamEvent, { kind: 'accepted' }>): Promise<void> {
    this.beginWith('')
    return this.askAnew(async (onEvent) => onEvent(accepted))
  }

  private async askAnew(ask: Ask): Promise<void> {
    if (isPending(this.state)) return
    try {
      await this.follower.begin(ask)
    } catch (error) {
      if (this.dependencies.left.aborted) return
      if (isOutOfWords(error) && error instanceof Error) this.set({ refusal: error.message })
      else this.dependencies.onFailure(failureKindOf(error))
      await this.load()
    }
    await this.flush()
  }

  /** Regenerates the reply to the same user message, as a sibling of the existing one. */
  regenerate(messageId: string): Promise<void> {
    const key = this.dependencies.newId()
    return this.askAnew((onEvent, signal) => this.dependencies.gateway.regenerate(messageId, key, onEvent, signal))
  }

  /** Resumes a stopped or interrupted answer. */
  proceed(messageId: string): Promise<void> {
    const key = this.dependencies.newId()
    return this.askAnew((onEvent, signal) => this.dependencies.gateway.proceed(messageId, key, onEvent, signal))
  }

  stop(): Promise<void> {
    return this.follower.stop()
  }

  /** Keeps of an answer what was heard of it, in UTF-16 code units. */
  cut(messageId: string, heard: number): Promise<void> {
    return this.follower.cut(messageId, heard)
  }

  /** @param recordingIds the kept recordings from which the draft was heard. */
  type(draft: string, recordingIds = this.state.recordingIds): void {
    this.set({ refusal: undefined })
    this.keep(() => ({ draft, recordingIds }))
  }

  edit(messageId: string | undefined): void {
    this.set({ editing: messageId })
  }

  /** Shows a message, whichever branch it is in, as soon as it has loaded. */
  seek(messageId: string | undefined): void {
    this.set({ sought: messageId })
    this.turnToSought()
  }

  private turnToSought(): void {
    const { messages, leafId, sought } = this.state
    const message = messages.find(({ id }) => id === sought)
    if (message === undefined) return
    const tree = treeOf(messages)
    if (!branchOf(tree, leafId).includes(message)) this.set({ leafId: leafUnder(tree, message).id })
  }

  /** Shows the branch through a message. */
  show(message: ChatMessage): void {
    const leafId = leafUnder(treeOf(this.state.messages), message).id
    this.set({ leafId, editing: undefined })
    // storing the leaf is a convenience: the branch is shown here in any case
    void this.change({ leafId }).catch(() => undefined)
  }

  /** Changes the conversation's settings; a new conversation keeps them until it is created. */
  async change(change: ConversationChange): Promise<void> {
    if (this.state.conversation === undefined) {
      this.set({ plan: planAfter(this.state.plan, change) })
      return
    }
    this.renamed(await this.dependencies.gateway.change(this.id, change))
  }

  /** Applies a change of the conversation made elsewhere on the page. */
  renamed(conversation: Conversation): void {
    this.set({ conversation: { ...conversation, leafId: this.state.leafId } })
    this.dependencies.onConversation(conversation)
  }
}
