import type { ChatAttachment, ChatMessage } from '@placard/contract'
import type { ChatDocument } from '../ports/chat-model.ts'
import type { ChatStore } from '../ports/chat-store.ts'

/** Limit of the documents of a branch that are read for an answer; the newest win. */
const DOCUMENTS_READ = 8

/** Where documents of an answer come from: a branch, and the files of the project. */
interface Attached {
  readonly branch: readonly ChatMessage[]
  readonly files: readonly ChatAttachment[]
}

/** The documents whose texts are kept: those of the project, then those of the branch, oldest first. */
export async function documentsOf(
  store: Pick<ChatStore, 'documents'>,
  userId: string,
  { branch, files }: Attached,
): Promise<readonly ChatDocument[]> {
  const attached = branch.flatMap(({ attachments = [] }) => attachments)
  const sent = [...new Set(attached.filter(({ length }) => length > 0).map(({ id }) => id))].slice(-DOCUMENTS_READ)
  const ofProject = new Set(files.map(({ id }) => id))
  const ids = [...ofProject, ...sent]
  if (ids.length === 0) return []
  const last = branch.findLast(({ role }) => role === 'user')
  const isNew = (id: string) => last?.attachments?.some((attachment) => attachment.id === id) === true
  return (await store.documents(userId, ids)).map(({ attachment: { id, name, fullLength }, text }) => ({
    id,
    name,
    fullLength,
    text,
    isNew: isNew(id),
    ...(ofProject.has(id) && { isOfProject: true }),
  }))
}
