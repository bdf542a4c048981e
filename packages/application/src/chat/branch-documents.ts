import type { ChatMessage } from '@placard/contract'
import type { ChatDocument } from '../ports/chat-model.ts'
import type { ChatStore } from '../ports/chat-store.ts'

/** Limit of documents read for an answer; the newest of the branch win. */
const DOCUMENTS_READ = 8

/** The documents of a branch whose texts are kept, oldest first. */
export async function documentsOf(
  store: Pick<ChatStore, 'documents'>,
  userId: string,
  branch: readonly ChatMessage[],
): Promise<readonly ChatDocument[]> {
  const attached = branch.flatMap(({ attachments = [] }) => attachments)
  const ids = [...new Set(attached.filter(({ length }) => length > 0).map(({ id }) => id))].slice(-DOCUMENTS_READ)
  if (ids.length === 0) return []
  const last = branch.findLast(({ role }) => role === 'user')
  const isNew = (id: string) => last?.attachments?.some((attachment) => attachment.id === id) === true
  return (await store.documents(userId, ids)).map(({ attachment: { id, name, fullLength }, text }) => ({
    id,
    name,
    fullLength,
    text,
    isNew: isNew(id),
  }))
}
