import type { DocumentStore, StoredDocument } from '@placard/application'
import { ChatAttachment } from '@placard/contract'
import * as z from 'zod/mini'
import { finished, resultOf } from '../../../client/storage/indexed-db.ts'

const DocumentRow = z.object({
  id: z.string(),
  ownerId: z.string(),
  conversationId: z.optional(z.string()),
  projectId: z.optional(z.string()),
  at: z.number(),
  attachment: ChatAttachment,
  text: z.string(),
})

function documentIn(row: unknown): StoredDocument | undefined {
  const read = DocumentRow.safeParse(row)
  if (!read.success) return undefined
  const { ownerId, conversationId, projectId, at, attachment, text } = read.data
  return { userId: ownerId, conversationId, projectId, at, attachment, text }
}

/** Documents of the demo's chats, stored in the browser's database. */
export class KeptDocuments implements DocumentStore {
  private readonly database: IDBDatabase

  constructor(database: IDBDatabase) {
    this.database = database
  }

  async put({ userId, ...document }: StoredDocument) {
    const transaction = this.database.transaction('documents', 'readwrite')
    transaction.objectStore('documents').put({ id: document.attachment.id, ownerId: userId, ...document })
    await finished(transaction)
  }

  async get(attachmentId: string) {
    const store = this.database.transaction('documents').objectStore('documents')
    return documentIn(await resultOf(store.get(attachmentId)))
  }

  async all() {
    const store = this.database.transaction('documents').objectStore('documents')
    const rows: readonly unknown[] = await resultOf(store.getAll())
    return rows.map(documentIn).filter((document) => document !== undefined)
  }

  async remove(attachmentIds: readonly string[]) {
    const transaction = this.database.transaction('documents', 'readwrite')
    for (const id of attachmentIds) transaction.objectStore('documents').delete(id)
    await finished(transaction)
  }
}
