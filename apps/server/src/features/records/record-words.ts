import { excerptOf } from '@placard/application'
import { type ChatHit, RECORD_HITS_MAX, type RecordHit, type RecordKind } from '@placard/contract'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { chatMessages, conversations } from '../../database/chat-schema.ts'
import type { Executor } from '../../database/executor.ts'
import type { Search } from '../../database/limited-search.ts'
import { sessionPeople, sessions } from '../../database/schema.ts'
import { linesSaying, listedSessions, newestListedSessions, ownersQuery } from '../../database/search-words.ts'
import { lineText } from '../../database/searchable.ts'

/** The search of an owner's conversations and working papers. */
export type SearchConversations = (userId: string, words: string) => Search<ChatHit[]>

/** Whether a text has the words in it as they are typed, in whatever case. */
export const hasWords = (text: SQL, words: string) => sql`position(lower(${words}) in lower(${text})) > 0`

/** The title of session `s` in the lists of person `p`. */
export const OWN_TITLE = sql`coalesce(p.title, s.title)`

/** The ids of an owner's conversations and sessions in which all the words were said, in one message or line. */
export function sayingIds(userId: string, words: string): SQL {
  const [owners, lines] = [ownersQuery(userId, words), linesSaying(listedSessions(userId), words)]
  if (owners === undefined || lines === undefined) return sql`select null::uuid`
  return sql`
    select conversation_id from ${chatMessages} where search @@ ${owners} and owner_id = ${userId}::uuid
    union
    select session_id from ${lines} said`
}

interface LineRow extends Record<string, unknown> {
  readonly id: string
  readonly title: string
  readonly seq: number | null
  readonly text: string
  readonly at: number
}

/** The sessions changed last, searched first: words that are frequent occur among their lines too, and fill a page. */
const NEWEST_SESSIONS = 40

type Searching = { readonly userId: string; readonly words: string; readonly before: () => Promise<void> }

/** Sessions by their titles, and lines that have all the words, said at an instant or later; the newest first. */
async function searchSessions(
  db: Executor,
  { userId, words, before }: Searching,
  since: Date,
): Promise<readonly LineRow[]> {
  // no line is newer than the last change of its session
  const newestSessions = newestListedSessions(userId, { since, count: NEWEST_SESSIONS })
  const newest = linesSaying(newestSessions, words)
  const all = linesSaying(newestListedSessions(userId, { since }), words)
  if (newest === undefined || all === undefined) return []
  await before()
  const titles = await db.execute<LineRow>(sql`
    select s.id, ${OWN_TITLE} as title, null as seq, ${OWN_TITLE} as text,
      (extract(epoch from s.updated_at) * 1000)::float8 as at
    from ${sessionPeople} p join ${sessions} s on s.id = p.session_id
    where p.person_id = ${userId}::uuid and p.removed_at is null and ${hasWords(OWN_TITLE, words)}
    order by s.updated_at desc limit ${RECORD_HITS_MAX}`)
  await before()
  const edge = sql`(select min(updated_at) from ${newestSessions} newest)`
  const first = await db.execute<LineRow>(lineHits(userId, sql`${newest} said where at >= ${edge}`))
  if (first.rows.length === RECORD_HITS_MAX) return [...titles.rows, ...first.rows]
  await before()
  const lines = await db.execute<LineRow>(lineHits(userId, sql`${all} said`))
  return [...titles.rows, ...lines.rows]
}

function lineHits(userId: string, said: SQL): SQL {
  return sql`
    with hits as materialized (
      select session_id, seq, at, event from ${said} order by at desc, seq desc limit ${RECORD_HITS_MAX}
    )
    select s.id, ${OWN_TITLE} as title, hits.seq, ${lineText({ event: sql`hits.event` })} as text, (extract(epoch from hits.at) * 1000)::float8 as at
    from hits join ${sessions} s on s.id = hits.session_id
    join ${sessionPeople} p on p.session_id = s.id and p.person_id = ${userId}::uuid`
}

async function kindsOf(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, RecordKind>> {
  if (ids.length === 0) return new Map()
  const { id, type } = conversations
  const rows = await db
    .select({ id, type })
    .from(conversations)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.type]))
}

/** Everything of an owner's that has all the words: conversations, messages, working papers, and lines of sessions. */
export function searchRecords(
  searchConversations: SearchConversations,
  userId: string,
  words: string,
): Search<RecordHit[]> {
  return async (db, before) => {
    const chats = await searchConversations(userId, words)(db, before)
    // a line older than a whole page of chats would not be shown
    const oldest = chats.length < RECORD_HITS_MAX ? undefined : chats.at(-1)?.timestamp
    const lines = await searchSessions(db, { userId, words, before }, new Date(oldest ?? 0))
    await before()
    const kinds = await kindsOf(db, [...new Set(chats.map(({ conversationId }) => conversationId))])
    const said = chats.map(
      ({ conversationId: id, ...hit }): RecordHit => ({ kind: kinds.get(id) ?? 'chat', id, seq: null, ...hit }),
    )
    const spoken = lines.map(({ id, title, seq, text, at }): RecordHit => {
      const found = { id, title, seq, excerpt: excerptOf(text, words), timestamp: new Date(at).toISOString() }
      return { kind: 'campaign', messageId: null, paper: null, ...found }
    })
    return [...said, ...spoken]
      .sort((one, other) => other.timestamp.localeCompare(one.timestamp))
      .slice(0, RECORD_HITS_MAX)
  }
}
