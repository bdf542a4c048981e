import type {
  AnswerEvent,
  ChatImportReceipt,
  ChatMessage,
  Conversation,
  ConversationChange,
  WholeConversation,
  WorkingPaper,
} from '@placard/contract'
import type {
  Acceptance,
  Accepted,
  AnswerLease,
  AnswerState,
  ChatStore,
  Claimed,
  ConversationFilter,
  Ending,
  KeptDocument,
} from '../ports/chat-store.ts'
import { contentOf, withContent } from './answer-text.ts'
import { branchTo } from './branch.ts'
import { ChatMemory, dateOf, type KeptConversation } from './chat-memory.ts'
import { pageOf } from './conversation-page.ts'
import { cutToHeard } from './cut-answer.ts'
import { type DocumentStore, Documents, InMemoryDocuments } from './document-store.ts'
import { type ProjectChats, projectChatsIn } from './project-chats.ts'
import { searchIn } from './search.ts'
import { movedOnto } from './whole-conversation.ts'

/** Persists changes beyond this memory. */
export interface ChatKeeper {
  /** A conversation changed, with these of its messages. Resolves when that is persisted. */
  put(kept: Omit<KeptConversation, 'messages'>, messages: readonly ChatMessage[]): Promise<void>
  erase(conversationId: string): Promise<void>
}

const NO_KEEPER: ChatKeeper = { put: async () => {}, erase: async () => {} }

/** Chat store in memory, which passes its changes to a persister if there is one. */
export class InMemoryChatStore implements ChatStore {
  private readonly memory = new ChatMemory()
  private readonly keeper: ChatKeeper
  private readonly shelved: Documents
  /** What becomes of the conversations of projects. */
  readonly ofProjects: ProjectChats
  /** Every conversation of an owner with its messages. */
  readonly whole = (userId: string) => this.memory.of(userId)

  constructor(keeper: ChatKeeper = NO_KEEPER, documents: DocumentStore = new InMemoryDocuments()) {
    this.keeper = keeper
    this.shelved = new Documents(documents)
    this.ofProjects = projectChatsIn(this.memory, (kept) => this.put(kept, []))
  }

  /** Loads a persisted conversation, replacing this memory's state of it. */
  restoreKept(kept: KeptConversation): void {
    this.memory.hold(kept)
  }

  /** Drops a conversation that is no longer persisted. */
  forget(conversationId: string): void {
    this.memory.forget(conversationId)
  }

  async list(userId: string, filter: ConversationFilter) {
    return pageOf(this.memory.of(userId), filter)
  }

  async read(userId: string, conversationId: string) {
    const kept = this.memory.find(userId, conversationId)
    return kept && { conversation: kept.conversation, messages: [...kept.messages] }
  }

  async change(userId: string, conversationId: string, change: ConversationChange, at: number) {
    const kept = this.memory.find(userId, conversationId)
    if (kept === undefined) return undefined
    const { leafId } = change
    if (leafId !== undefined && !kept.messages.some(({ id }) => id === leafId)) return undefined
    const conversation = { ...kept.conversation, ...defined(change), updatedAt: dateOf(at) }
    await this.put({ ...kept, conversation }, [])
    return conversation
  }

  async retitle(userId: string, conversationId: string, { from, to }: { readonly from: string; readonly to: string }) {
    const kept = this.memory.find(userId, conversationId)
    if (kept?.conversation.title !== from) return
    await this.put({ ...kept, conversation: { ...kept.conversation, title: to } }, [])
  }

  async remove(userId: string, conversationId: string, until: number) {
    const kept = this.memory.find(userId, conversationId)
    if (kept === undefined) return false
    this.memory.askToStop(kept)
    await this.put({ ...kept, removedUntil: until }, [])
    return true
  }

  async restore(userId: string, conversationId: string, now: number) {
    const kept = this.memory.byId.get(conversationId)
    if (kept?.userId !== userId || kept.removedUntil === undefined || kept.removedUntil < now) return undefined
    await this.put({ ...kept, removedUntil: undefined }, [])
    return kept.conversation
  }

  /** Imports a conversation; of an existing one, only the new messages. A removed one is restored. */
  async keep(userId: string, whole: WholeConversation): Promise<ChatImportReceipt> {
    const { receipt, change } = movedOnto(this.memory, userId, whole)
    if (change !== undefined) await this.put(change.kept, change.added)
    return receipt
  }

  /** Erases conversations whose time for a restore is over. */
  async eraseRemoved(now: number): Promise<void> {
    for (const [id, { removedUntil }] of this.memory.byId) {
      if (removedUntil === undefined || removedUntil >= now) continue
      this.memory.forget(id)
      await this.keeper.erase(id)
      await this.shelved.removeOf(id)
    }
    await this.shelved.sweep(now)
  }

  /** `papers`: the working papers that are searched beside their conversations. */
  async search(userId: string, words: string, papers: readonly WorkingPaper[] = []) {
    return searchIn(this.memory.of(userId), words, papers)
  }

  async accept(userId: string, acceptance: Acceptance): Promise<Accepted> {
    const attachmentIds = acceptance.message?.attachmentIds ?? []
    const documents = await this.shelved.forMessage(userId, attachmentIds, acceptance.conversation.id)
    // synchronous from here to the end
    const repeat = this.memory.repeated(userId, acceptance)
    if (repeat !== undefined) return repeat
    const kept = this.memory.homeOf(userId, acceptance)
    if (kept === undefined) return { outcome: 'not-found' }
    if (kept.conversation.answeringId !== null) return { outcome: 'answering' }
    const parentId = acceptance.parentId === undefined ? kept.conversation.leafId : acceptance.parentId
    if (parentId !== null && !kept.messages.some(({ id }) => id === parentId)) return { outcome: 'not-found' }
    if (documents === undefined) return { outcome: 'no-document' }
    const at = dateOf(acceptance.at)
    const base = { conversationId: kept.conversation.id, timestamp: at, seq: 0 }
    const attachments = documents.map(({ attachment }) => attachment)
    const message: ChatMessage | undefined = acceptance.message && {
      ...base,
      id: acceptance.message.id,
      content: acceptance.message.content,
      parentId,
      ...(attachments.length === 0 ? {} : { attachments }),
      role: 'user',
      status: 'complete',
    }
    const answer: ChatMessage = {
      ...base,
      id: acceptance.answer.id,
      parentId: message?.id ?? parentId,
      role: 'assistant',
      content: '',
      status: 'answering',
    }
    const added = message === undefined ? [answer] : [message, answer]
    const conversation = { ...kept.conversation, leafId: answer.id, answeringId: answer.id, updatedAt: at }
    this.memory.logOf(answer.id, acceptance.answer.answerOptions).leaseUntil = acceptance.at
    const putting = this.put({ ...kept, conversation, messages: [...kept.messages, ...added] }, added)
    await this.shelved.send(documents, conversation.id)
    await putting
    return { outcome: 'stored', isRepeat: false, conversation, message, answer }
  }

  async claim(messageId: string, now: number, leaseMs: number): Promise<Claimed | undefined> {
    const found = this.memory.withMessage(messageId)
    if (found?.message.status !== 'answering') return undefined
    const log = this.memory.logOf(messageId)
    if (log.leaseUntil > now) return undefined
    log.fence += 1
    log.leaseUntil = now + leaseMs
    const { userId, conversation, messages } = found.kept
    return {
      lease: { messageId, fence: log.fence },
      userId,
      answerOptions: log.answerOptions,
      conversation,
      branch: branchTo(messages, found.message.parentId),
      answer: found.message,
    }
  }

  async reopen(userId: string, messageId: string, at: number): Promise<Accepted> {
    const found = this.memory.withMessage(messageId)
    if (found === undefined || found.kept.userId !== userId || found.kept.removedUntil !== undefined) {
      return { outcome: 'not-found' }
    }
    const { kept, message } = found
    if (kept.conversation.answeringId !== null) return { outcome: 'answering' }
    if (message.role !== 'assistant' || message.status === 'complete') return { outcome: 'not-found' }
    const { fault: _, ...rest } = message
    const answer: ChatMessage = { ...rest, status: 'answering' }
    const log = this.memory.logOf(messageId)
    log.leaseUntil = at
    log.isStopAsked = false
    const conversation = { ...kept.conversation, answeringId: messageId, leafId: messageId, updatedAt: dateOf(at) }
    await this.replace({ ...kept, conversation }, answer)
    return { outcome: 'stored', isRepeat: false, conversation, message: undefined, answer }
  }

  async append(lease: AnswerLease, events: readonly AnswerEvent[], now: number, leaseMs: number) {
    const found = this.memory.writable(lease)
    if (found === undefined) return 'lost'
    const { log, kept, message } = found
    log.leaseUntil = now + leaseMs
    if (events.length > 0) {
      log.events.push(...events)
      await this.replace(kept, withContent(message, contentOf(events, { ...NOTHING_MORE, ...message })))
    }
    return log.isStopAsked ? 'stop' : 'held'
  }

  async finish(lease: AnswerLease, { status, fault, at }: Ending): Promise<AnswerState | undefined> {
    const found = this.memory.writable(lease)
    if (found === undefined) return undefined
    found.log.leaseUntil = 0
    const answer: ChatMessage = { ...found.message, status, ...(fault === undefined ? {} : { fault }) }
    const { kept } = found
    const conversation = { ...kept.conversation, answeringId: null, updatedAt: dateOf(at) }
    await this.replace({ ...kept, conversation }, answer)
    return { answer, conversation }
  }

  async askToStop(userId: string, messageId: string, at: number): Promise<AnswerState | undefined> {
    const found = this.memory.withMessage(messageId)
    if (found === undefined || found.kept.userId !== userId) return undefined
    const { kept, message } = found
    const log = this.memory.logOf(messageId)
    if (message.status !== 'answering') return { answer: message, conversation: kept.conversation }
    log.isStopAsked = true
    if (log.leaseUntil > at) return { answer: message, conversation: kept.conversation }
    return this.finish({ messageId, fence: log.fence }, { status: 'stopped', fault: undefined, at })
  }

  async cut(userId: string, messageId: string, heard: number, at: number): Promise<AnswerState | undefined> {
    const found = this.memory.withMessage(messageId)
    if (found === undefined || found.kept.userId !== userId || found.message.role !== 'assistant') return undefined
    const { kept, message } = found
    const cut = cutToHeard(message, heard)
    if (cut === undefined) return { answer: message, conversation: kept.conversation }
    this.memory.logOf(messageId).events.push(...cut.events)
    const conversation = { ...kept.conversation, updatedAt: dateOf(at) }
    await this.replace({ ...kept, conversation }, cut.answer)
    return { answer: cut.answer, conversation }
  }

  async eventsAfter(userId: string, messageId: string, after: number) {
    const found = this.memory.withMessage(messageId)
    if (found === undefined || found.kept.userId !== userId || found.message.role !== 'assistant') return undefined
    const events = (this.memory.logs.get(messageId)?.events ?? []).filter(({ seq }) => seq > after)
    return { answer: found.message, conversation: found.kept.conversation, events }
  }

  async abandoned(now: number) {
    return [...this.memory.byId.values()]
      .map(({ conversation }) => conversation.answeringId)
      .filter((id) => id !== null)
      .filter((id) => (this.memory.logs.get(id)?.leaseUntil ?? 0) <= now)
  }

  async recallFuture(latest: number, until: number) {
    for (const log of this.memory.logs.values()) if (log.leaseUntil > latest) log.leaseUntil = until
  }

  keepDocument(userId: string, document: KeptDocument, at: number) {
    return this.shelved.keep(userId, document, at)
  }

  dropDocument(userId: string, attachmentId: string) {
    return this.shelved.drop(userId, attachmentId)
  }

  async documents(userId: string, attachmentIds: readonly string[]) {
    const found = await this.shelved.read(userId, attachmentIds)
    return found.map(({ attachment, text }) => ({ attachment, text }))
  }

  private replace(kept: KeptConversation, message: ChatMessage): Promise<void> {
    const messages = kept.messages.map((other) => (other.id === message.id ? message : other))
    return this.put({ ...kept, messages }, [message])
  }

  private put(kept: KeptConversation, changed: readonly ChatMessage[]): Promise<void> {
    this.memory.hold(kept)
    const { messages: _, ...rest } = kept
    return this.keeper.put(rest, changed)
  }
}

const NOTHING_MORE = { engine: undefined, sources: undefined, suggestions: undefined } as const

function defined(change: ConversationChange): Partial<Conversation> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
