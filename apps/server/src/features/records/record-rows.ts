import {
  type ConversationType,
  type MessageStatus,
  RECORD_PREVIEW_LENGTH,
  RECORDS_A_PAGE,
  type RecordCounts,
  type RecordOrder,
  type RecordPage,
  type RouteQuery,
  recordCursorIn,
  type records,
  type SaidRecord,
} from '@placard/contract'
import { type SQL, sql } from 'drizzle-orm'
import { chatMessages, conversations } from '../../database/chat-schema.ts'
import type { Executor } from '../../database/executor.ts'
import { sessionPeople, sessions } from '../../database/schema.ts'
import { hasWords, OWN_TITLE, sayingIds } from './record-words.ts'

type RecordQuery = RouteQuery<typeof records.list>

interface RecordRow extends Record<string, unknown> {
  readonly kind: ConversationType | 'campaign'
  readonly id: string
  readonly title: string
  readonly isPinned: boolean
  readonly isArchived: boolean
  readonly sessionStatus: 'active' | 'paused' | 'concluded' | null
  readonly country: string | null
  readonly progressRatio: number | null
  readonly key: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly messageStatus: MessageStatus | null
  readonly preview: string | null
  readonly messageCount: number | null
}

/** The beginning of a message on one line; `previewOf` of the application by the same rule. */
const preview = (content: SQL) =>
  sql`left(btrim(regexp_replace(left(${content}, 1000), '\\s+', ' ', 'g')), ${RECORD_PREVIEW_LENGTH})`

const epochMs = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`

/** The keys of the orders; records of equal keys follow by their last change. */
const KEYS: Readonly<Record<RecordOrder, SQL>> = {
  pinned: sql`case when is_pinned then '0' else '1' end`,
  newest: sql`''`,
  oldest: sql`''`,
  'title-ascending': sql`regexp_replace(normalize(lower(title), nfd), '[\\u0300-\\u036f]', '', 'g')`,
  'title-descending': sql`regexp_replace(normalize(lower(title), nfd), '[\\u0300-\\u036f]', '', 'g')`,
  'kind-ascending': sql`kind`,
  'kind-descending': sql`kind`,
}

/** All conversations and sessions of an owner, in columns that both have. */
function recordsOf(userId: string): SQL {
  return sql`
    select type as kind, id, title, is_pinned, is_archived, leaf_id, created_at, updated_at,
      null as session_status, null as country, null::float8 as progress_ratio
    from ${conversations} where owner_id = ${userId}::uuid and removed_at is null
    union all
    select 'campaign', s.id, ${OWN_TITLE}, p.is_pinned, false, null, s.created_at, s.updated_at, s.status, s.country,
      s.progress_ratio
    from ${sessionPeople} p join ${sessions} s on s.id = p.session_id
    where p.person_id = ${userId}::uuid and p.removed_at is null`
}

/** The condition for a record to be listed. */
function isListed(userId: string, { kind, stage, words, within = 'preview' }: RecordQuery): SQL {
  const conditions = [sql`true`]
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`)
  if (stage !== undefined) {
    conditions.push(stage === 'open' ? sql`session_status <> 'concluded'` : sql`session_status = 'concluded'`)
  }
  if (words !== undefined) {
    const said =
      within === 'contents'
        ? sayingIds(userId, words)
        : sql`select id from ${chatMessages} m where m.id = leaf_id and ${hasWords(preview(sql`m.content`), words)}`
    const isSaid = within === 'contents' ? sql`id in (${said})` : sql`exists (${said})`
    conditions.push(sql`(${hasWords(sql`title`, words)} or ${isSaid})`)
  }
  return sql.join(conditions, sql` and `)
}

/** The order of the list, and the condition for what follows a cursor in it. */
function placesOf(order: RecordOrder, after: string | undefined): { readonly orderBy: SQL; readonly follows: SQL } {
  const isDescending = order.endsWith('descending')
  const key = sql`key collate "C"`
  const orderBy = sql`${key} ${sql.raw(isDescending ? 'desc' : 'asc')}, updated_at ${sql.raw(order === 'oldest' ? 'asc' : 'desc')}, id`
  const cursor = recordCursorIn(after)
  if (cursor === undefined) return { orderBy, follows: sql`true` }
  const [lastKey, lastAt, lastId] = cursor
  const beyondKey = sql.raw(isDescending ? '<' : '>')
  const beyondAt = sql.raw(order === 'oldest' ? '>' : '<')
  const at = sql`${lastAt}::timestamptz`
  const follows = sql`(${key} ${beyondKey} ${lastKey} or (${key} = ${lastKey} and
    (updated_at ${beyondAt} ${at} or (updated_at = ${at} and id > ${lastId}::uuid))))`
  return { orderBy, follows }
}

/** One page of an owner's records. Titles are looked through as they are typed; see the call for the rest. */
export async function listRecords(db: Executor, userId: string, query: RecordQuery): Promise<RecordPage> {
  const { order = 'pinned', after } = query
  const { orderBy, follows } = placesOf(order, after)
  const { rows } = await db.execute<RecordRow>(sql`
    with mine as (${recordsOf(userId)}),
    keyed as (select *, ${KEYS[order]} as key from mine where ${isListed(userId, query)}),
    page as (select * from keyed where ${follows} order by ${orderBy} limit ${RECORDS_A_PAGE + 1})
    select kind, page.id, title, is_pinned as "isPinned", is_archived as "isArchived", country, key,
      session_status as "sessionStatus", progress_ratio as "progressRatio",
      ${epochMs(sql`page.created_at`)} as "createdAt", ${epochMs(sql`page.updated_at`)} as "updatedAt",
      last.status as "messageStatus", ${preview(sql`last.content`)} as preview, counted.messages as "messageCount"
    from page left join ${chatMessages} last on last.id = page.leaf_id
    left join lateral (
      select count(*)::int as messages from ${chatMessages} m where m.conversation_id = page.id
    ) counted on kind <> 'campaign'
    order by ${orderBy}`)
  const page = rows.slice(0, RECORDS_A_PAGE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return { records: page.map(recordOf), next: last === undefined ? null : JSON.stringify(placeOf(last)) }
}

const placeOf = ({ key, updatedAt, id }: RecordRow) => [key, new Date(updatedAt).toISOString(), id]

function recordOf(row: RecordRow): SaidRecord {
  const { kind, id, title } = row
  const dates = { createdAt: new Date(row.createdAt).toISOString(), updatedAt: new Date(row.updatedAt).toISOString() }
  if (kind === 'campaign') {
    const { sessionStatus: status, country, progressRatio } = row
    return {
      kind,
      id,
      title,
      isPinned: row.isPinned,
      status: status ?? 'active',
      country: country ?? '',
      progressRatio: progressRatio ?? 0,
      ...dates,
    }
  }
  const { isPinned, isArchived, messageStatus, preview: begun, messageCount } = row
  return {
    kind,
    id,
    title,
    status: messageStatus ?? 'complete',
    isPinned,
    isArchived,
    messageCount: messageCount ?? 0,
    preview: begun ?? '',
    ...dates,
  }
}

interface CountRow extends Record<string, unknown> {
  readonly chats: number
  readonly voices: number
  readonly messages: number
  readonly open: number
  readonly finished: number
}

/** How many records an owner has, and how many messages; those of removed conversations are taken off. */
export async function countRecords(db: Executor, userId: string): Promise<RecordCounts> {
  const { rows } = await db.execute<CountRow>(sql`
    select c.*, s.*, (
      select count(*) from ${chatMessages} where owner_id = ${userId}::uuid
    )::int - (
      select count(*) from ${conversations} gone join ${chatMessages} m on m.conversation_id = gone.id
      where gone.owner_id = ${userId}::uuid and gone.removed_at is not null
    )::int as messages
    from (
      select count(*) filter (where type = 'chat')::int as chats, count(*) filter (where type = 'voice')::int as voices
      from ${conversations} where owner_id = ${userId}::uuid and removed_at is null
    ) c, (
      select count(*) filter (where status <> 'concluded')::int as open,
        count(*) filter (where status = 'concluded')::int as finished
      from ${sessionPeople} p join ${sessions} on id = p.session_id
      where p.person_id = ${userId}::uuid and p.removed_at is null
    ) s`)
  const [{ chats, voices, messages, open, finished } = { chats: 0, voices: 0, messages: 0, open: 0, finished: 0 }] =
    rows
  return { chats, voices, campaigns: { open, finished }, messages }
}
