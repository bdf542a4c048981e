import {
  type CampaignRecord,
  type ChatMessage,
  type Conversation,
  type ConversationRecord,
  RECORD_HITS_MAX,
  type RecordHit,
  type RecordPlace,
  type SessionSummary,
  type WorkingPaper,
} from '@placard/contract'
import type { SessionEvent } from '@placard/engine'
import { excerptOf, saysWords, searchIn } from '../chat/search.ts'
import { campaignRecord, conversationRecord } from './record-of.ts'
import { hasWords } from './record-page.ts'

/** The words that listed records have, and where they are looked for. */
export interface WantedWords {
  readonly words: string
  readonly within: RecordPlace
}

interface WholeChat {
  readonly conversation: Conversation
  readonly messages: readonly ChatMessage[]
}

/** A session with what was said in it. */
export interface SpokenSession {
  readonly session: SessionSummary
  readonly isPinned: boolean
  readonly lines: readonly SpokenLine[]
}

/** A line that everybody in a session has heard, in words of its own: an act, or the news of a crisis. */
export interface SpokenLine {
  readonly seq: number
  readonly text: string
  /** Wall clock, epoch ms. */
  readonly now: number
}

/** The lines of a whole log. */
export function spokenLines(events: readonly SessionEvent[]): readonly SpokenLine[] {
  return events.flatMap((event, index) => {
    const text = event.kind === 'act-taken' ? event.words : event.kind === 'crisis-updated' ? event.description : ''
    return text === '' ? [] : [{ seq: index + 1, text, now: event.now }]
  })
}

/** Conversations as items of the list, of those with the words if some are wanted. */
export function conversationRecords(chats: readonly WholeChat[], wanted?: WantedWords): readonly ConversationRecord[] {
  return chats.flatMap(({ conversation, messages }) => {
    const record = conversationRecord(conversation, messages)
    if (wanted === undefined || hasWords(record.title, wanted.words)) return [record]
    const { words, within } = wanted
    const isSaid =
      within === 'preview' ? hasWords(record.preview, words) : messages.some(({ content }) => saysWords(content, words))
    return isSaid ? [record] : []
  })
}

/** Sessions as items of the list, of those with the words if some are wanted. They have no preview. */
export function campaignRecords(sessions: readonly SpokenSession[], wanted?: WantedWords): readonly CampaignRecord[] {
  return sessions
    .filter(({ session, lines }) => {
      if (wanted === undefined || hasWords(session.title, wanted.words)) return true
      return wanted.within === 'contents' && lines.some(({ text }) => saysWords(text, wanted.words))
    })
    .map(({ session, isPinned }) => campaignRecord(session, isPinned))
}

/** Hits in conversations and their working papers. */
export function conversationHits(
  chats: readonly WholeChat[],
  words: string,
  papers: readonly WorkingPaper[],
): readonly RecordHit[] {
  const kinds = new Map(chats.map(({ conversation: { id, type } }) => [id, type]))
  return searchIn(chats, words, papers).map(({ conversationId: id, ...hit }) => ({
    kind: kinds.get(id) ?? 'chat',
    id,
    seq: null,
    ...hit,
  }))
}

/** Hits in sessions: their titles, and lines that have all the words. */
export function campaignHits(sessions: readonly SpokenSession[], words: string): readonly RecordHit[] {
  return latestHits(
    sessions.flatMap(({ session: { id, title, updatedAt }, lines }) => {
      const found = { kind: 'campaign' as const, id, title, messageId: null, paper: null }
      const named = hasWords(title, words)
        ? [{ ...found, seq: null, excerpt: excerptOf(title, words), timestamp: updatedAt }]
        : []
      const said = lines
        .filter(({ text }) => saysWords(text, words))
        .map(({ seq, text, now }) => ({
          ...found,
          seq,
          excerpt: excerptOf(text, words),
          timestamp: new Date(now).toISOString(),
        }))
      return [...named, ...said]
    }),
  )
}

/** The newest hits, as many as there may be. */
export function latestHits(hits: readonly RecordHit[]): readonly RecordHit[] {
  return hits.toSorted((one, other) => other.timestamp.localeCompare(one.timestamp)).slice(0, RECORD_HITS_MAX)
}
