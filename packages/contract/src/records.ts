import * as z from 'zod/mini'
import { CountryCode } from './campaign.ts'
import { CHAT_TITLE_MAX_LENGTH, CONVERSATION_TYPES, MESSAGE_STATUSES } from './chat.ts'
import { defineRoute } from './route.ts'

/** What was said and is kept: written chats, voice conversations, and sessions of campaigns. */
export const RECORD_KINDS = [...CONVERSATION_TYPES, 'campaign'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** Page size of the list of records. */
export const RECORDS_A_PAGE = 100
/** Maximum number of search hits. */
export const RECORD_HITS_MAX = 50
/** Maximum length of the preview of the last message, in characters. */
export const RECORD_PREVIEW_LENGTH = 100

/**
 * Orders of the list. `pinned`: pinned ones first, then by their last change; `newest` and `oldest` by their last change
 * alone; the others by title or kind, the newest first among equals.
 */
export const RECORD_ORDERS = [
  'pinned',
  'newest',
  'oldest',
  'title-ascending',
  'title-descending',
  'kind-ascending',
  'kind-descending',
] as const
export type RecordOrder = (typeof RECORD_ORDERS)[number]

/**
 * Where the words of a list are looked for. `preview`: as they are typed, in the title and the preview of the last
 * message; `contents`: so in the title, and as beginnings of words in everything that was said.
 */
export const RECORD_PLACES = ['preview', 'contents'] as const
export type RecordPlace = (typeof RECORD_PLACES)[number]

const id = z.uuid()
const instant = z.iso.datetime()
const count = z.int().check(z.gte(0))

/** A conversation in the list of records. */
export const ConversationRecord = z.strictObject({
  kind: z.enum(CONVERSATION_TYPES),
  id,
  title: z.string(),
  /** That of the last message of the branch that is shown. */
  status: z.enum(MESSAGE_STATUSES),
  isPinned: z.boolean(),
  isArchived: z.boolean(),
  /** Messages of all branches. */
  messageCount: count,
  /** The beginning of the last message of the branch that is shown, on one line. */
  preview: z.string(),
  createdAt: instant,
  updatedAt: instant,
})
export type ConversationRecord = z.infer<typeof ConversationRecord>

/** A session of a campaign in the list of records. */
export const CampaignRecord = z.strictObject({
  kind: z.literal('campaign'),
  id,
  title: z.string(),
  status: z.enum(['active', 'paused', 'concluded']),
  isPinned: z.boolean(),
  country: CountryCode,
  /** Elapsed share of the session's time, 0…1. */
  progressRatio: z.number(),
  createdAt: instant,
  updatedAt: instant,
})
export type CampaignRecord = z.infer<typeof CampaignRecord>

export const SaidRecord = z.discriminatedUnion('kind', [ConversationRecord, CampaignRecord])
export type SaidRecord = z.infer<typeof SaidRecord>

/** What a user changes of a session in their own lists. Others who hold a seat have it as it was. */
export const SessionChange = z.strictObject({
  title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_TITLE_MAX_LENGTH))),
  isPinned: z.optional(z.boolean()),
})
export type SessionChange = z.infer<typeof SessionChange>

/** One page of records; `next` is the cursor of the next page. */
export const RecordPage = z.strictObject({ records: z.array(SaidRecord), next: z.nullable(z.string()) })
export type RecordPage = z.infer<typeof RecordPage>

/** Where a page of the list ends: the key by which it is ordered, the last change, and the id of the last record. */
const RecordCursor = z.tuple([z.string(), instant, id])
export type RecordCursor = z.infer<typeof RecordCursor>

/** The cursor in a text; undefined where it is none, and the list begins anew. */
export function recordCursorIn(text: string | undefined): RecordCursor | undefined {
  if (text === undefined) return undefined
  try {
    return RecordCursor.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** How many records there are, archived ones included, and how many messages the conversations have. */
export const RecordCounts = z.strictObject({
  chats: count,
  voices: count,
  /** Sessions that go on, paused ones included, and those that are over. */
  campaigns: z.strictObject({ open: count, finished: count }),
  messages: count,
})
export type RecordCounts = z.infer<typeof RecordCounts>

/** A search hit. The match is marked by U+E000 and U+E001, which do not occur otherwise. */
export const RecordHit = z.strictObject({
  kind: z.enum(RECORD_KINDS),
  /** Of the conversation or session. */
  id,
  title: z.string(),
  /** The message that matched; null when something else did. */
  messageId: z.nullable(id),
  /** The working paper that matched; null otherwise. */
  paper: z.nullable(z.strictObject({ id, title: z.string() })),
  /** The line of a session that matched, as its log position; null otherwise. */
  seq: z.nullable(count),
  excerpt: z.string(),
  timestamp: instant,
})
export type RecordHit = z.infer<typeof RecordHit>

const Words = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/** The calls about what the caller has said and heard: chats, voice conversations and campaigns together. */
export const records = {
  list: defineRoute({
    method: 'GET',
    path: '/api/records',
    permission: 'user',
    summary: 'The caller’s chats, voice conversations and campaign sessions, in one list.',
    query: z.strictObject({
      kind: z.optional(z.enum(RECORD_KINDS)),
      /** Sessions that go on, or that are over; conversations have no such state and are left out. */
      stage: z.optional(z.enum(['open', 'finished'])),
      words: z.optional(Words),
      /** Where the words are looked for; in the previews by default. */
      within: z.optional(z.enum(RECORD_PLACES)),
      /** `pinned` by default. */
      order: z.optional(z.enum(RECORD_ORDERS)),
      /** Pagination cursor: `next` of the page before. */
      after: z.optional(z.string().check(z.maxLength(2000))),
    }),
    reply: RecordPage,
  }),
  counts: defineRoute({
    method: 'GET',
    path: '/api/records/counts',
    permission: 'user',
    summary: 'How many chats, voice conversations, campaign sessions and messages the caller has.',
    reply: RecordCounts,
  }),
  search: defineRoute({
    method: 'GET',
    path: '/api/records/search',
    permission: 'user',
    summary: 'Searches everything that was said in the caller’s chats, voice conversations and campaign sessions.',
    query: z.strictObject({ words: Words }),
    reply: z.array(RecordHit),
  }),
  changeSession: defineRoute({
    method: 'PATCH',
    path: '/api/records/sessions/:sessionId',
    permission: 'user',
    summary: 'Renames or pins a session in the caller’s own lists.',
    params: z.strictObject({ sessionId: id }),
    body: SessionChange,
    reply: z.strictObject({ changed: z.literal(true) }),
  }),
  removeSession: defineRoute({
    method: 'DELETE',
    path: '/api/records/sessions/:sessionId',
    permission: 'user',
    summary: 'Deletes a session from the caller’s own lists, unless it is running; it can be restored for a while.',
    params: z.strictObject({ sessionId: id }),
    reply: z.strictObject({ restorableUntil: instant }),
  }),
  restoreSession: defineRoute({
    method: 'POST',
    path: '/api/records/sessions/:sessionId/restore',
    permission: 'user',
    summary: 'Restores a session that was deleted a moment ago.',
    params: z.strictObject({ sessionId: id }),
    reply: z.strictObject({ restored: z.literal(true) }),
  }),
} as const
