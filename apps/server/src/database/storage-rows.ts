import type { StorageKind } from '@placard/contract'
import { type SQL, sql } from 'drizzle-orm'
import { chatMessages } from './chat-schema.ts'
import type { Database, Executor } from './executor.ts'
import { storageClaims } from './storage-schema.ts'

/** Size of a row besides its texts: its other columns and its index entries. */
const ROW_BYTES = 300
/** Size of an event of an answer's log besides its text. */
const EVENT_BYTES = 100
/** Expiry (TTL) of a claim: an older one was left by a server that died. */
const CLAIM_MS = 15 * 60 * 1000
/** Conversations or sessions recounted per statement. */
const COUNTED_AT_ONCE = 500

/** Size of a message, its log included: an answer made here is in its log a second time. */
export const messageBytes = sql<number>`(${sql.raw(String(ROW_BYTES))}
  + octet_length(${chatMessages.content}) * (case when ${chatMessages.seq} > 0 then 2 else 1 end)
  + ${sql.raw(String(EVENT_BYTES))} * ${chatMessages.seq}
  + coalesce(octet_length(${chatMessages.sources}::text), 0)
  + coalesce(octet_length(${chatMessages.suggestions}::text), 0)
  + coalesce(octet_length(${chatMessages.attachments}::text), 0))`

/** The tables an account grows in, with owner and size of a row. */
const GROWING: Readonly<Record<StorageKind, SQL>> = {
  conversations: sql`
    select coalesce(c.bytes, 0) + octet_length(c.title) + octet_length(c.instructions)
      + coalesce(pg_column_size(c.context), 0) + ${sql.raw(String(ROW_BYTES))} as bytes
    from conversations c where c.owner_id = wanted.id`,
  documents: sql`
    select octet_length(a.text) + ${sql.raw(String(ROW_BYTES))} as bytes
    from chat_attachments a where a.owner_id = wanted.id`,
  papers: sql`
    select octet_length(p.text) + ${sql.raw(String(ROW_BYTES))} + coalesce((
      select sum(octet_length(v.text) + ${sql.raw(String(ROW_BYTES))}) from working_paper_versions v where v.paper_id = p.id
    ), 0) as bytes
    from working_papers p where p.owner_id = wanted.id`,
  shares: sql`select h.bytes from chat_shares h where h.owner_id = wanted.id`,
  sessions: sql`
    select coalesce(s.bytes, 0) + coalesce(pg_column_size(n.state), 0) + ${sql.raw(String(ROW_BYTES))}
      + coalesce((select sum(pg_column_size(d.value)) from session_debriefs d where d.session_id = s.id), 0) as bytes
    from sessions s left join session_snapshots n on n.session_id = s.id where s.owner_id = wanted.id`,
  recordings: sql`
    select octet_length(r.sound) + octet_length(r.text) + ${sql.raw(String(ROW_BYTES))} as bytes
    from recordings r where r.owner_id = wanted.id`,
}

/** Total stored bytes of an account, as a subquery. */
function usedBy(userId: string): SQL {
  const { conversations, documents, papers, shares, sessions, recordings } = GROWING
  return sql`(
    select coalesce(sum(every.bytes), 0) from (select ${userId}::uuid as id) wanted, lateral (
      ${conversations} union all ${documents} union all ${papers} union all ${shares} union all ${sessions}
      union all ${recordings}
    ) every)`
}

/** Stored bytes and number of pieces of one kind. */
export interface StoredKind {
  readonly bytes: number
  readonly count: number
}

/** What an account stores, by kind. */
export async function readStoredBytes(
  db: Executor,
  userId: string,
): Promise<Readonly<Record<StorageKind, StoredKind>>> {
  const read = async (kind: StorageKind): Promise<StoredKind> => {
    const { rows } = await db.execute<{ bytes: number; count: number }>(sql`
      select coalesce(sum(every.bytes), 0)::float8 as bytes, count(*)::int as count
      from (select ${userId}::uuid as id) wanted, lateral (${GROWING[kind]}) every`)
    return rows[0] ?? { bytes: 0, count: 0 }
  }
  const conversations = await read('conversations')
  const documents = await read('documents')
  const papers = await read('papers')
  const shares = await read('shares')
  const sessions = await read('sessions')
  return { conversations, documents, papers, shares, sessions, recordings: await read('recordings') }
}

/** Bytes about to be stored, and the limit they must fit into. */
export interface Claim {
  readonly userId: string
  readonly bytes: number
  readonly limit: number
  readonly now: Date
}

/**
 * Claims storage if it fits: one statement, serialised by the row of the account, so that each concurrent run counts
 * the others' claims. A write that ends while another one asks can be missed by that one: together they exceed the
 * limit by one write at most.
 */
export async function claimRoom(db: Executor, { userId, bytes, limit, now }: Claim): Promise<boolean> {
  const used = usedBy(userId)
  const { rows } = await db.execute(sql`
    insert into ${storageClaims} as c (user_id, bytes, updated_at)
    select ${userId}::uuid, ${bytes}::bigint, ${now.toISOString()}::timestamptz
    where ${used} + ${bytes}::bigint <= ${limit}::bigint
    on conflict (user_id) do update set bytes = c.bytes + excluded.bytes, updated_at = excluded.updated_at
    where ${used} + c.bytes + excluded.bytes <= ${limit}::bigint
    returning user_id`)
  return rows.length === 1
}

/** Releases a claim, once its bytes are stored or were not. */
export async function releaseRoom(db: Executor, { userId, bytes }: Pick<Claim, 'userId' | 'bytes'>): Promise<void> {
  await db.execute(sql`
    update ${storageClaims} set bytes = greatest(0, bytes - ${bytes}::bigint) where user_id = ${userId}::uuid`)
}

/**
 * Recounts sizes written by a server that did not count: all that were never counted, and, for servers that ran side by
 * side, those of the last hours; sessions once they are over, when their logs no longer grow.
 */
export async function countStoredBytes(db: Database, now: Date, since: Date): Promise<void> {
  const recent = sql`${since.toISOString()}::timestamptz`
  await inPortions(
    (after) => sql`
    with these as (
      select id from conversations where (bytes is null or updated_at >= ${recent}) and id > ${after}::uuid
      order by id limit ${COUNTED_AT_ONCE}
    ), counted as (
      update conversations set bytes = coalesce(
        (select sum(${messageBytes}) from ${chatMessages} where conversation_id = conversations.id), 0)
      from these where conversations.id = these.id and not exists (
        select from chat_messages m where m.conversation_id = these.id and m.status = 'answering')
    ) select id from these order by id desc limit 1`,
    db,
  )
  await inPortions(
    (after) => sql`
    with these as (
      select id from sessions where (bytes is null or concluded_at >= ${recent}) and id > ${after}::uuid
      order by id limit ${COUNTED_AT_ONCE}
    ), counted as (
      update sessions set bytes = coalesce(
        (select sum(octet_length(event::text) + 2) from session_events e where e.session_id = sessions.id), 0)
      from these where sessions.id = these.id
    ) select id from these order by id desc limit 1`,
    db,
  )
  const left = new Date(now.getTime() - CLAIM_MS)
  await db.execute(sql`delete from ${storageClaims} where updated_at < ${left.toISOString()}::timestamptz`)
}

/** Runs a statement in batches of ids until there are no more. */
async function inPortions(statement: (after: string) => SQL, db: Database): Promise<void> {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (after !== undefined) {
    const { rows }: { rows: { id: string }[] } = await db.execute<{ id: string }>(statement(after))
    after = rows[0]?.id
  }
}
