import type { ChatKeeper, KeptConversation } from '@placard/application'
import { ChatMessage, Conversation } from '@placard/contract'
import * as z from 'zod/mini'
import { finished, resultOf } from '../../../client/storage/indexed-db.ts'
import { DEMO_PERSON } from './chat-protocol.ts'
import { erasePapersOf, makePaperStores, PAPER_STORES } from './kept-papers.ts'
import { makeProjectStore } from './kept-projects.ts'

const NAME = 'placard-demo-chat'
/** Version 2 added documents, version 3 working papers, version 4 projects. */
const VERSION = 4

const ConversationRow = z.object({
  id: z.string(),
  conversation: Conversation,
  removedUntil: z.optional(z.number()),
})
/** `order`: the position of a message among all messages of this browser. */
const MessageRow = z.object({ id: z.string(), order: z.number(), message: ChatMessage })

/** Chats stored in the browser's database, for the demo's one user. */
export class KeptChats implements ChatKeeper {
  private readonly database: IDBDatabase
  private readonly orders = new Map<string, number>()
  private lastOrder = 0
  private readonly onKept: (conversationId: string) => void

  constructor(database: IDBDatabase, onKept: (conversationId: string) => void) {
    this.database = database
    this.onKept = onKept
  }

  async put({ conversation, removedUntil }: Omit<KeptConversation, 'messages'>, messages: readonly ChatMessage[]) {
    const transaction = this.database.transaction(['conversations', 'messages'], 'readwrite')
    transaction.objectStore('conversations').put({ id: conversation.id, conversation, removedUntil })
    const store = transaction.objectStore('messages')
    for (const message of messages) store.put({ id: message.id, order: this.orderOf(message.id), message })
    await finished(transaction)
    this.onKept(conversation.id)
  }

  async erase(conversationId: string) {
    const transaction = this.database.transaction(['conversations', 'messages', ...PAPER_STORES], 'readwrite')
    transaction.objectStore('conversations').delete(conversationId)
    const store = transaction.objectStore('messages')
    const ids = await resultOf(store.index('conversation').getAllKeys(conversationId))
    for (const id of ids) store.delete(id)
    await erasePapersOf(transaction, conversationId)
    await finished(transaction)
    this.onKept(conversationId)
  }

  /** All stored conversations. Unreadable ones stay in the database and are left out. */
  async all(): Promise<readonly KeptConversation[]> {
    const transaction = this.database.transaction(['conversations', 'messages'])
    const conversations = await resultOf(transaction.objectStore('conversations').getAll())
    const rows = await resultOf(transaction.objectStore('messages').getAll())
    return this.joined(conversations, rows)
  }

  /** One conversation as currently stored; undefined when there is none. */
  async one(conversationId: string): Promise<KeptConversation | undefined> {
    const transaction = this.database.transaction(['conversations', 'messages'])
    const conversation = await resultOf(transaction.objectStore('conversations').get(conversationId))
    const rows = await resultOf(transaction.objectStore('messages').index('conversation').getAll(conversationId))
    return this.joined([conversation], rows)[0]
  }

  private joined(conversations: readonly unknown[], rows: readonly unknown[]): readonly KeptConversation[] {
    const messages = rows
      .map((row) => MessageRow.safeParse(row).data)
      .filter((row) => row !== undefined)
      .sort((a, b) => a.order - b.order)
    for (const { id, order } of messages) {
      this.orders.set(id, order)
      this.lastOrder = Math.max(this.lastOrder, order)
    }
    const byConversation = Map.groupBy(messages, ({ message }) => message.conversationId)
    return conversations
      .map((row) => ConversationRow.safeParse(row).data)
      .filter((row) => row !== undefined)
      .map(({ conversation, removedUntil }) => ({
        userId: DEMO_PERSON,
        conversation,
        removedUntil,
        messages: (byConversation.get(conversation.id) ?? []).map(({ message }) => message),
      }))
  }

  private orderOf(messageId: string): number {
    const known = this.orders.get(messageId)
    if (known !== undefined) return known
    this.lastOrder += 1
    this.orders.set(messageId, this.lastOrder)
    return this.lastOrder
  }
}

/**
 * Opens the database of the demo's chats, creating it when there is none.
 * @throws {DOMException} when the browser denies storage, or the database cannot be opened.
 */
export async function openChatDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(NAME, VERSION)
  request.onupgradeneeded = ({ oldVersion }) => {
    makeProjectStore(request.result)
    if (oldVersion < 3) makePaperStores(request.result)
    if (oldVersion < 2) request.result.createObjectStore('documents', { keyPath: 'id' })
    if (oldVersion >= 1) return
    request.result.createObjectStore('conversations', { keyPath: 'id' })
    const messages = request.result.createObjectStore('messages', { keyPath: 'id' })
    messages.createIndex('conversation', 'message.conversationId')
  }
  const database = await resultOf(request)
  // Allows another tab with a newer page to upgrade the stores.
  database.onversionchange = () => database.close()
  return database
}
