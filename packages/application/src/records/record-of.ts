import {
  type CampaignRecord,
  type ChatMessage,
  type Conversation,
  type ConversationRecord,
  RECORD_PREVIEW_LENGTH,
  type SessionSummary,
} from '@placard/contract'

/** Characters of a message that are looked at for its preview. */
const LOOKED_AT = 1000

/** The beginning of a message on one line. The server's list makes it in SQL, by the same rule. */
export function previewOf(content: string): string {
  const begun = Array.from(content).slice(0, LOOKED_AT).join('')
  const line = begun.replaceAll(/\s+/g, ' ').trim()
  return Array.from(line).slice(0, RECORD_PREVIEW_LENGTH).join('').toWellFormed()
}

/** A conversation as an item of the list of records. */
export function conversationRecord(
  { id, title, type, leafId, isPinned, isArchived, createdAt, updatedAt }: Conversation,
  messages: readonly ChatMessage[],
): ConversationRecord {
  const last = messages.find((message) => message.id === leafId)
  return {
    kind: type,
    id,
    title,
    status: last?.status ?? 'complete',
    isPinned,
    isArchived,
    messageCount: messages.length,
    preview: previewOf(last?.content ?? ''),
    createdAt,
    updatedAt,
  }
}

/** A session as an item of the list of records. */
export function campaignRecord(
  { id, title, status, country, progressRatio, createdAt, updatedAt }: SessionSummary,
  isPinned: boolean,
): CampaignRecord {
  return { kind: 'campaign', id, title, status, isPinned, country, progressRatio, createdAt, updatedAt }
}
