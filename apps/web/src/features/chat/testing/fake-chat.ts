import { cutToHeard } from '@placard/application'
import type {
  AnswerEngine,
  AnswerEvent,
  ChatHit,
  ChatImportReceipt,
  ChatMessage,
  ChatSend,
  ChatStreamEvent,
  Conversation,
  EngineOffer,
  MessageStatus,
  WholeConversation,
} from '@placard/contract'
import { aConversation } from '@placard/testing'
import { ApiError } from '../../../client/api/api-error.ts'
import type { ChatGateway, OnChatEvent } from '../../../client/gateways/chat-gateway.ts'
import { FakeUploads } from './fake-uploads.ts'

const AT = '2026-01-05T09:00:00.000Z'
export const BUILT_IN: AnswerEngine = { rung: 'embedded', model: '', place: 'built-in', promptVersion: '1' }

/** Readable ids for tests. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export function aMessage(changes: Partial<ChatMessage> & Pick<ChatMessage, 'id'>): ChatMessage {
  const usual = { conversationId: idOf(1), parentId: null, content: '', timestamp: AT, seq: 0 }
  return { ...usual, role: 'user', status: 'complete', ...changes }
}

export const UNREACHABLE = new ApiError('unreachable', 'The server could not be reached.')

export function refusedWith(code: string, status: number, error: string): ApiError {
  return new ApiError('refused', error, { status, problem: { success: false, error, code, requestId: 'r' } })
}

type Listener = { readonly onEvent: OnChatEvent; readonly end: () => void; readonly fail: (error: Error) => void }

/** Fake chat host: a test decides what its answers say and when. */
export class FakeChat extends FakeUploads implements ChatGateway {
  conversations = new Map<string, Conversation>()
  messages: ChatMessage[] = []
  readonly sent: ChatSend[] = []
  readonly followed: { readonly messageId: string; readonly after: number }[] = []
  readonly changes: unknown[] = []
  /** Queue of errors: each of the next calls throws one. */
  readonly refusals: Error[] = []
  /** Stores the next message, then fails before responding. */
  losesAnswer = false
  private readonly logs = new Map<string, AnswerEvent[]>()
  private readonly listeners = new Set<Listener>()
  private ids = 100

  /** The host's engines. */
  offer: EngineOffer = { models: [], withdrawn: [], withheld: [], hasBuiltIn: true, ownEngines: [], isOwnAllowed: true }

  readonly share = {
    begin: async () => ({ token: 'a-token-of-twenty-two-letters' }),
    end: async () => undefined,
  }

  async engines(): Promise<EngineOffer> {
    return this.offer
  }

  private newId(): string {
    this.ids += 1
    return idOf(this.ids)
  }

  private refuse(): void {
    const refusal = this.refusals.shift()
    if (refusal !== undefined) throw refusal
  }

  private conversationOf(id: string): Conversation {
    const conversation = this.conversations.get(id)
    if (conversation === undefined) throw refusedWith('not-found', 404, 'There is no such conversation.')
    return conversation
  }

  private answerOf(messageId: string): ChatMessage {
    const answer = this.messages.find(({ id }) => id === messageId)
    if (answer === undefined) throw refusedWith('not-found', 404, 'There is no such answer.')
    return answer
  }

  private put(message: ChatMessage): void {
    const at = this.messages.findIndex(({ id }) => id === message.id)
    if (at < 0) this.messages.push(message)
    else this.messages[at] = message
  }

  /** The answer in progress. */
  get answering(): ChatMessage {
    const answer = this.messages.findLast(({ status }) => status === 'answering')
    if (answer === undefined) throw new Error('nothing is being answered')
    return answer
  }

  private listen(onEvent: OnChatEvent, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const listener = { onEvent, end: resolve, fail: reject }
      this.listeners.add(listener)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  }

  private tell(event: ChatStreamEvent): void {
    for (const { onEvent } of this.listeners) onEvent(event)
  }

  private log(event: AnswerEvent, content: string): void {
    const { answering } = this
    this.logs.set(answering.id, [...(this.logs.get(answering.id) ?? []), event])
    this.put({ ...answering, content, seq: event.seq })
    this.tell(event)
  }

  engine(engine: AnswerEngine): void {
    this.log({ kind: 'engine', seq: this.answering.seq + 1, engine }, this.answering.content)
  }

  says(text: string): void {
    this.log({ kind: 'text', seq: this.answering.seq + 1, text }, this.answering.content + text)
  }

  retracts(): void {
    this.log({ kind: 'retract', seq: this.answering.seq + 1 }, '')
  }

  ends(status: Exclude<MessageStatus, 'answering'> = 'complete', more: Partial<ChatMessage> = {}): void {
    const answer: ChatMessage = { ...this.answering, status, ...more }
    this.put(answer)
    const conversation = { ...this.conversationOf(answer.conversationId), answeringId: null }
    this.conversations.set(conversation.id, conversation)
    this.tell({ kind: 'ended', answer, conversation })
    for (const listener of this.listeners) listener.end()
    this.listeners.clear()
  }

  /** Breaks the stream of every subscriber. */
  breaks(): void {
    for (const listener of this.listeners) listener.fail(UNREACHABLE)
    this.listeners.clear()
  }

  private begin(parent: ChatMessage | undefined, conversationId: string) {
    const answer = aMessage({
      id: this.newId(),
      conversationId,
      parentId: parent?.id ?? null,
      role: 'assistant',
      status: 'answering',
    })
    this.put(answer)
    const conversation = { ...this.conversationOf(conversationId), answeringId: answer.id, leafId: answer.id }
    this.conversations.set(conversationId, conversation)
    return { answer, conversation }
  }

  async list() {
    return { conversations: [...this.conversations.values()], next: null }
  }

  async get(conversationId: string) {
    this.refuse()
    const conversation = this.conversationOf(conversationId)
    return { conversation, messages: this.messages.filter((message) => message.conversationId === conversationId) }
  }

  async send(
    order: ChatSend & { readonly clientId: string },
    _key: string,
    onEvent: OnChatEvent,
    signal: AbortSignal,
  ): Promise<void> {
    this.refuse()
    this.sent.push(order)
    const id = order.conversationId ?? this.newId()
    const known = this.conversations.get(id)
    if (known === undefined) {
      const { type = 'chat', mode = 'balanced', context = null, projectId = null } = order
      this.conversations.set(id, aConversation({ id, type, mode, context, projectId }))
    }
    const repeated = this.messages.find((message) => message.id === order.clientId)
    if (repeated !== undefined) {
      const answer = this.messages.find(({ parentId }) => parentId === repeated.id) ?? repeated
      onEvent({ kind: 'accepted', conversation: this.conversationOf(id), message: repeated, answer })
      return this.follow(answer.id, answer.seq, onEvent, signal)
    }
    const parentId = order.parentId === undefined ? (known?.leafId ?? null) : order.parentId
    const attachments = [...this.attached.values()].filter((one) => order.attachmentIds?.includes(one.id))
    const message = aMessage({
      id: order.clientId,
      conversationId: id,
      parentId,
      content: order.message,
      ...(attachments.length === 0 ? {} : { attachments }),
    })
    this.put(message)
    const { answer, conversation } = this.begin(message, id)
    if (this.losesAnswer) {
      this.losesAnswer = false
      throw UNREACHABLE
    }
    onEvent({ kind: 'accepted', conversation, message, answer })
    return this.listen(onEvent, signal)
  }

  async regenerate(messageId: string, _key: string, onEvent: OnChatEvent, signal: AbortSignal): Promise<void> {
    this.refuse()
    const { parentId, conversationId } = this.answerOf(messageId)
    const parent = this.messages.find(({ id }) => id === parentId)
    const { answer, conversation } = this.begin(parent, conversationId)
    onEvent({ kind: 'accepted', conversation, answer })
    return this.listen(onEvent, signal)
  }

  async proceed(messageId: string, _key: string, onEvent: OnChatEvent, signal: AbortSignal): Promise<void> {
    this.refuse()
    const open: ChatMessage = { ...this.answerOf(messageId), status: 'answering' }
    this.put(open)
    onEvent({ kind: 'accepted', conversation: this.conversationOf(open.conversationId), answer: open })
    return this.listen(onEvent, signal)
  }

  async follow(messageId: string, after: number, onEvent: OnChatEvent, signal: AbortSignal): Promise<void> {
    this.followed.push({ messageId, after })
    this.refuse()
    for (const event of this.logs.get(messageId) ?? []) if (event.seq > after) onEvent(event)
    const answer = this.answerOf(messageId)
    if (answer.status === 'answering') return this.listen(onEvent, signal)
    onEvent({ kind: 'ended', answer, conversation: this.conversationOf(answer.conversationId) })
  }

  async stop(messageId: string): Promise<ChatMessage> {
    this.ends('stopped')
    return this.answerOf(messageId)
  }

  async cut(messageId: string, heard: number): Promise<ChatMessage> {
    const ended =
      this.answerOf(messageId).status === 'answering' ? await this.stop(messageId) : this.answerOf(messageId)
    const kept = cutToHeard(ended, heard)?.answer ?? ended
    this.put(kept)
    return kept
  }

  async change(conversationId: string, change: object): Promise<Conversation> {
    this.refuse()
    this.changes.push(change)
    const conversation = { ...this.conversationOf(conversationId), ...change }
    this.conversations.set(conversationId, conversation)
    return conversation
  }

  private readonly removed = new Map<string, Conversation>()

  async remove(conversationId: string): Promise<void> {
    this.removed.set(conversationId, this.conversationOf(conversationId))
    this.conversations.delete(conversationId)
  }

  async restore(conversationId: string): Promise<Conversation> {
    const conversation = this.removed.get(conversationId)
    if (conversation === undefined) throw refusedWith('not-found', 404, 'There is no such conversation.')
    this.conversations.set(conversationId, conversation)
    return conversation
  }

  /** Imports every conversation once. */
  async keep({ conversation, messages }: WholeConversation): Promise<ChatImportReceipt> {
    this.refuse()
    const conversationId = conversation.id
    if (this.conversations.has(conversationId)) return { outcome: 'already-kept', conversationId }
    this.conversations.set(conversationId, conversation)
    this.messages.push(...messages)
    return { outcome: 'kept', conversationId }
  }

  /** The working papers that a search finds, whatever the words. */
  paperHits: ChatHit[] = []

  async search(words: string) {
    const hits: ChatHit[] = this.messages
      .filter(({ content }) => content.toLowerCase().includes(words.toLowerCase()))
      .map(({ id, conversationId, content, timestamp }) => ({
        conversationId,
        messageId: id,
        paper: null,
        timestamp,
        title: this.conversationOf(conversationId).title,
        excerpt: content,
      }))
    return [...this.paperHits, ...hits]
  }
}
