import { branchTo } from '@placard/application'
import type { ChatMessage, ConversationDetail } from '@placard/contract'
import { readingMessages as reading } from '../../../client/reading/messages.en.ts'
import type { FileLine, TranscriptDocument } from '../../../client/reading/transcript-file.ts'
import { recordMessages as words } from '../messages.en.ts'

/** What a conversation says: the branch that is shown, oldest message first. */
export function saidIn({ conversation, messages }: ConversationDetail): readonly ChatMessage[] {
  return branchTo(messages, conversation.leafId)
}

/** Who speaks in a message. */
export function speakerOf({ role }: Pick<ChatMessage, 'role'>): string {
  return role === 'user' ? reading.you : reading.assistant
}

/** The state of a message other than complete, in words. */
export function messageNote({ status }: Pick<ChatMessage, 'status'>): string | undefined {
  return status === 'complete' ? undefined : words.status[status]
}

function lineOf(message: ChatMessage): FileLine {
  const { id, role, content, timestamp, status } = message
  const note = status === 'answering' ? reading.unfinished : messageNote(message)
  return { id, senderId: role, who: speakerOf(message), content, timestamp, ...(note === undefined ? {} : { note }) }
}

/** A conversation as it is saved. */
export function conversationDocument(detail: ConversationDetail): TranscriptDocument {
  const { id, title, type, createdAt, updatedAt } = detail.conversation
  const said = saidIn(detail)
  const status = said.at(-1)?.status ?? 'complete'
  const isUnfinished = status === 'answering'
  return { id, title, type, status, createdAt, updatedAt, isUnfinished, lines: said.map(lineOf) }
}
