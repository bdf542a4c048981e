import { ATTACHMENT_TEXT_AN_ACCOUNT, ATTACHMENT_UNSENT_SECONDS } from '@placard/contract'
import type { KeptDocument } from '../ports/chat-store.ts'

/** A document of a chat, as it is stored. */
export interface StoredDocument extends KeptDocument {
  readonly userId: string
  /** The conversation it was sent in; undefined before. */
  readonly conversationId: string | undefined
  /** The project that it is a file of; such a document is in no conversation. */
  readonly projectId?: string | undefined
  /** When it was stored, in ms since 1970 UTC. */
  readonly at: number
}

/** Storage of documents: in memory, or persistent. */
export interface DocumentStore {
  /** Stores a document, replacing an earlier one with the same id. */
  put(document: StoredDocument): Promise<void>
  get(attachmentId: string): Promise<StoredDocument | undefined>
  all(): Promise<readonly StoredDocument[]>
  remove(attachmentIds: readonly string[]): Promise<void>
}

/** Documents in memory. */
export class InMemoryDocuments implements DocumentStore {
  private readonly byId = new Map<string, StoredDocument>()

  async put(document: StoredDocument) {
    this.byId.set(document.attachment.id, document)
  }

  async get(attachmentId: string) {
    return this.byId.get(attachmentId)
  }

  async all() {
    return [...this.byId.values()]
  }

  async remove(attachmentIds: readonly string[]) {
    for (const id of attachmentIds) this.byId.delete(id)
  }
}

/** Whether a document was neither sent nor put into a project. */
function isFree({ conversationId, projectId }: StoredDocument): boolean {
  return conversationId === undefined && projectId === undefined
}

/** The documents of the chats in a memory, with their owners and conversations. */
export class Documents {
  private readonly store: DocumentStore

  constructor(store: DocumentStore) {
    this.store = store
  }

  async keep(userId: string, document: KeptDocument, at: number): Promise<'kept' | 'no-room' | 'not-found'> {
    const there = await this.store.get(document.attachment.id)
    if (there !== undefined) return there.userId === userId ? 'kept' : 'not-found'
    const own = (await this.store.all()).filter((other) => other.userId === userId)
    const length = own.reduce((sum, { text }) => sum + text.length, document.text.length)
    if (length > ATTACHMENT_TEXT_AN_ACCOUNT) return 'no-room'
    await this.store.put({ ...document, userId, conversationId: undefined, at })
    return 'kept'
  }

  async drop(userId: string, attachmentId: string): Promise<boolean> {
    const there = await this.store.get(attachmentId)
    if (there?.userId !== userId || !isFree(there)) return false
    await this.store.remove([attachmentId])
    return true
  }

  async read(userId: string, attachmentIds: readonly string[]): Promise<readonly StoredDocument[]> {
    const found = await Promise.all(attachmentIds.map((id) => this.store.get(id)))
    return found.filter((document) => document !== undefined).filter((document) => document.userId === userId)
  }

  /**
   * The documents with these ids, for a message of a conversation; undefined when one of them is missing or belongs to
   * another conversation.
   */
  async forMessage(
    userId: string,
    attachmentIds: readonly string[],
    conversationId: string,
  ): Promise<readonly StoredDocument[] | undefined> {
    const found = (await this.read(userId, attachmentIds)).filter(
      (document) => isFree(document) || document.conversationId === conversationId,
    )
    return found.length === new Set(attachmentIds).size ? found : undefined
  }

  async send(documents: readonly StoredDocument[], conversationId: string): Promise<void> {
    for (const document of documents) await this.store.put({ ...document, conversationId })
  }

  async removeOf(conversationId: string): Promise<void> {
    const all = await this.store.all()
    await this.store.remove(
      all.filter((document) => document.conversationId === conversationId).map(({ attachment }) => attachment.id),
    )
  }

  /** Removes documents that remained unsent for too long. */
  async sweep(now: number): Promise<void> {
    const before = now - ATTACHMENT_UNSENT_SECONDS * 1000
    const old = (await this.store.all()).filter((document) => isFree(document) && document.at < before)
    await this.store.remove(old.map(({ attachment }) => attachment.id))
  }
}
