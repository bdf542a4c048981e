import { ATTACHMENT_TEXT_AN_ACCOUNT, ATTACHMENT_UNSENT_SECONDS } from '@placard/contract'
import type { KeptDocument } from '../ports/chat-store.ts'

/** A document on a shelf. */
export interface ShelvedDocument extends KeptDocument {
  readonly ownerId: string
  /** The conversation it was sent in; undefined before. */
  readonly conversationId: string | undefined
  /** When it was put there, in ms since 1970 UTC. */
  readonly at: number
}

/** Where a memory puts documents: itself, or what lasts longer. */
export interface DocumentShelf {
  /** Puts it there, in place of what was there under its id. */
  put(document: ShelvedDocument): Promise<void>
  get(attachmentId: string): Promise<ShelvedDocument | undefined>
  all(): Promise<readonly ShelvedDocument[]>
  remove(attachmentIds: readonly string[]): Promise<void>
}

/** Documents in memory. */
export class InMemoryDocuments implements DocumentShelf {
  private readonly byId = new Map<string, ShelvedDocument>()

  async put(document: ShelvedDocument) {
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

/** The documents of a memory's chats, whose they are and which conversation they went with. */
export class Documents {
  private readonly shelf: DocumentShelf

  constructor(shelf: DocumentShelf) {
    this.shelf = shelf
  }

  async keep(ownerId: string, document: KeptDocument, at: number): Promise<'kept' | 'no-room' | 'not-found'> {
    const there = await this.shelf.get(document.attachment.id)
    if (there !== undefined) return there.ownerId === ownerId ? 'kept' : 'not-found'
    const own = (await this.shelf.all()).filter((other) => other.ownerId === ownerId)
    const length = own.reduce((sum, { text }) => sum + text.length, document.text.length)
    if (length > ATTACHMENT_TEXT_AN_ACCOUNT) return 'no-room'
    await this.shelf.put({ ...document, ownerId, conversationId: undefined, at })
    return 'kept'
  }

  async drop(ownerId: string, attachmentId: string): Promise<boolean> {
    const there = await this.shelf.get(attachmentId)
    if (there?.ownerId !== ownerId || there.conversationId !== undefined) return false
    await this.shelf.remove([attachmentId])
    return true
  }

  async read(ownerId: string, attachmentIds: readonly string[]): Promise<readonly ShelvedDocument[]> {
    const found = await Promise.all(attachmentIds.map((id) => this.shelf.get(id)))
    return found.filter((document) => document !== undefined).filter((document) => document.ownerId === ownerId)
  }

  /** Those of the ids, for a message of a conversation; undefined when one is not there for it. */
  async forMessage(
    ownerId: string,
    attachmentIds: readonly string[],
    conversationId: string,
  ): Promise<readonly ShelvedDocument[] | undefined> {
    const found = (await this.read(ownerId, attachmentIds)).filter(
      (document) => document.conversationId === undefined || document.conversationId === conversationId,
    )
    return found.length === new Set(attachmentIds).size ? found : undefined
  }

  async send(documents: readonly ShelvedDocument[], conversationId: string): Promise<void> {
    for (const document of documents) await this.shelf.put({ ...document, conversationId })
  }

  async removeOf(conversationId: string): Promise<void> {
    const all = await this.shelf.all()
    await this.shelf.remove(
      all.filter((document) => document.conversationId === conversationId).map(({ attachment }) => attachment.id),
    )
  }

  /** Forgets what was never sent for too long. */
  async sweep(now: number): Promise<void> {
    const before = now - ATTACHMENT_UNSENT_SECONDS * 1000
    const old = (await this.shelf.all()).filter(({ conversationId, at }) => conversationId === undefined && at < before)
    await this.shelf.remove(old.map(({ attachment }) => attachment.id))
  }
}
