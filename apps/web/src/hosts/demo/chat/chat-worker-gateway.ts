import type { ChatSend, ConversationChange, SessionDetail, WholeConversation } from '@placard/contract'
import type { AttachOrder, ChatGateway, OnChatEvent } from '../../../client/gateways/chat-gateway.ts'
import { type DocumentWorkerPort, readAttached } from '../documents/read-attached.ts'
import { stopped, WorkerCalls } from '../worker-calls.ts'
import type { Begun, ChatCalls, ChatMethod, ChatQuestion, FromChatWorker, ToChatWorker } from './chat-protocol.ts'

/** The part of a `Worker` this needs. */
export interface ChatWorkerPort {
  postMessage(message: ToChatWorker): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromChatWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** A session of the demo with its record. */
export type ReadSession = (sessionId: string) => Promise<SessionDetail>

interface Follower {
  readonly onEvent: OnChatEvent
  readonly end: () => void
  readonly fail: (error: unknown) => void
}

/** The page's end of the demo's chat: puts questions to its worker and hands on what it says. */
export class ChatWorkerGateway implements ChatGateway {
  /** What stays in this browser has no address others could open. */
  readonly share = undefined
  private readonly worker: ChatWorkerPort
  private readonly readSession: ReadSession
  private readonly newDocumentWorker: () => DocumentWorkerPort
  private readonly calls = new WorkerCalls()
  private readonly followers = new Map<number, Follower>()

  constructor(worker: ChatWorkerPort, readSession: ReadSession, newDocumentWorker: () => DocumentWorkerPort) {
    this.worker = worker
    this.newDocumentWorker = newDocumentWorker
    this.readSession = readSession
    worker.onmessage = ({ data }) => this.receive(data)
    worker.onerror = () => this.stopWorker()
  }

  list(filter: ChatCalls['list']['input'], signal?: AbortSignal) {
    return this.call('list', filter, signal)
  }

  get(conversationId: string, signal?: AbortSignal) {
    return this.call('get', { conversationId }, signal)
  }

  async send(order: ChatSend, _key: string, onEvent: OnChatEvent, signal: AbortSignal) {
    await this.goOn(await this.call('send', order), onEvent, signal)
  }

  async regenerate(messageId: string, _key: string, onEvent: OnChatEvent, signal: AbortSignal) {
    await this.goOn(await this.call('regenerate', { messageId }), onEvent, signal)
  }

  async proceed(messageId: string, _key: string, onEvent: OnChatEvent, signal: AbortSignal) {
    await this.goOn(await this.call('proceed', { messageId }), onEvent, signal)
  }

  async follow(messageId: string, after: number, onEvent: OnChatEvent, signal: AbortSignal) {
    signal.throwIfAborted()
    if (this.calls.isStopped) throw stopped()
    const follow = this.calls.nextNumber()
    const over = Promise.withResolvers<void>()
    this.followers.set(follow, { onEvent, end: over.resolve, fail: over.reject })
    const leave = () => {
      this.worker.postMessage({ type: 'unfollow', follow })
      over.reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    this.worker.postMessage({ type: 'follow', follow, messageId, after })
    try {
      await over.promise
    } finally {
      this.followers.delete(follow)
      signal.removeEventListener('abort', leave)
    }
  }

  stop(messageId: string) {
    return this.call('stop', { messageId })
  }

  change(conversationId: string, change: ConversationChange) {
    return this.call('change', { conversationId, change })
  }

  async remove(conversationId: string) {
    await this.call('remove', { conversationId })
  }

  restore(conversationId: string) {
    return this.call('restore', { conversationId })
  }

  search(words: string, signal?: AbortSignal) {
    return this.call('search', { words }, signal)
  }

  async attach(file: File, order: AttachOrder) {
    const document = await readAttached(file, order, this.newDocumentWorker)
    return this.call('attach', document, order.signal)
  }

  async dropAttachment(attachmentId: string) {
    await this.call('drop', { attachmentId })
  }

  readAttachment(attachmentId: string, signal?: AbortSignal) {
    return this.call('document', { attachmentId }, signal)
  }

  keep(whole: WholeConversation, signal?: AbortSignal) {
    return this.call('keep', whole, signal)
  }

  /** Tells what was begun, and then the answer as it is made; a repeat is told from its beginning. */
  private async goOn(begun: Begun, onEvent: OnChatEvent, signal: AbortSignal): Promise<void> {
    onEvent(begun)
    await this.follow(begun.answer.id, begun.answer.seq, onEvent, signal)
  }

  private call<Method extends ChatMethod>(
    method: Method,
    input: ChatCalls[Method]['input'],
    signal?: AbortSignal,
  ): Promise<ChatCalls[Method]['value']> {
    return this.calls.ask((id) => this.worker.postMessage(questionOf(id, method, input)), signal)
  }

  private receive(message: FromChatWorker): void {
    switch (message.type) {
      case 'answer':
        this.calls.arrived(message.id, message.answer)
        break
      case 'event':
        this.followers.get(message.follow)?.onEvent(message.event)
        break
      case 'followed':
        this.followers.get(message.follow)?.end()
        break
      case 'need-session':
        void this.tellSession(message.ask, message.sessionId)
    }
  }

  private async tellSession(ask: number, sessionId: string): Promise<void> {
    const detail = await this.readSession(sessionId).catch(() => undefined)
    this.worker.postMessage({ type: 'session', ask, detail })
  }

  /** The worker has died: whoever waits is told, and so is whoever asks from now on. */
  private stopWorker(): void {
    this.worker.terminate()
    this.calls.stop()
    for (const { fail } of this.followers.values()) fail(stopped())
  }
}

function questionOf(id: number, method: ChatMethod, input: ChatCalls[ChatMethod]['input']): ChatQuestion {
  // One of the union by construction: `call` takes the input that belongs to the method.
  const question: MessageEvent['data'] = { type: 'call', id, method, input }
  return question
}
