import type { ChatMessage, ChatSource } from '@placard/contract'
import { shareMessages } from './share-messages.en.ts'

type DocumentIds = ReadonlyMap<string, string>

/** New ids of the documents that came with messages. */
export function documentIdsOf(messages: readonly ChatMessage[], nextId: () => string): DocumentIds {
  return new Map(messages.flatMap(({ attachments = [] }) => attachments).map(({ id }) => [id, nextId()]))
}

/**
 * A message as it is shared: its documents under new ids. A source that came with none of the messages, such as a file
 * of the owner's project, keeps its place, as answers refer to it, and loses its name.
 */
export function sharedMessage(message: ChatMessage, ids: DocumentIds, nextId: () => string): ChatMessage {
  const shared = (source: ChatSource): ChatSource => {
    if (source.kind !== 'attachment') return source
    const id = ids.get(source.id)
    return id === undefined ? { ...source, id: nextId(), title: shareMessages.notShared } : { ...source, id }
  }
  const { attachments, sources } = message
  return {
    ...message,
    ...(attachments && { attachments: attachments.map((one) => ({ ...one, id: ids.get(one.id) ?? nextId() })) }),
    ...(sources && { sources: sources.map(shared) }),
  }
}
