import { sql } from 'drizzle-orm'
import { DATA_MAP } from '../database/data-map.ts'
import type { Database } from '../database/executor.ts'
import { PERSONAL_ROWS } from '../database/personal-rows.ts'

/** A column in which a person writes. */
interface WrittenColumn {
  readonly table: string
  readonly column: string
}

/** A row of each kind that a person makes and `aPersonWithContent` has not. */
export async function makeTheRest(
  db: Database,
  userId: string,
  { conversationId, sessionId }: { readonly conversationId: string; readonly sessionId: string },
): Promise<void> {
  await db.execute(sql`
    with owner as (select ${userId}::uuid as id),
    sound as (insert into recordings (id, owner_id, sound, media_type, seconds, text, created_at, ends_at)
      select gen_random_uuid(), id, 'x', 'audio/wav', 1, 'Said', now(), now() + interval '1 day' from owner),
    project as (insert into projects (id, owner_id, name, committee, topics, instructions, created_at, updated_at)
      select gen_random_uuid(), id, 'A conference', 'A committee', '[]', '', now(), now() from owner),
    paper as (insert into working_papers
      (id, owner_id, conversation_id, kind, title, text, version, created_at, updated_at)
      select gen_random_uuid(), id, ${conversationId}::uuid, 'resolution', 'A draft', 'Urges', 1, now(), now() from owner
      returning id),
    version as (insert into working_paper_versions (paper_id, version, text, making, made_at)
      select id, 1, 'Urges', 'written', now() from paper),
    file as (insert into chat_attachments (id, owner_id, name, kind, bytes, length, full_length, text, created_at)
      select gen_random_uuid(), id, 'brief.txt', 'text', 1, 1, 1, 'A brief', now() from owner),
    share as (insert into chat_shares (conversation_id, owner_id, token_hash, title, messages, shared_at)
      select ${conversationId}::uuid, id, decode(md5(id::text), 'hex'), 'A chat', '[]', now() from owner),
    input as (insert into input_audit (at, user_id, input, threat_level, threats, action)
      select now(), id, 'typed', 'low', '[]', 'FLAGGED' from owner),
    passkey as (insert into passkeys
      (id, user_id, credential_id, public_key, counter, transports, name, is_synced, created_at)
      select gen_random_uuid(), id, id::text, 'x', 0, '{}', 'A phone', false, now() from owner),
    act as (insert into session_answers (person_id, key, fingerprint, session_id, after, seq, readings, read_by, at)
      select id, 'k', 'f', ${sessionId}::uuid, 0, 1, '[]', 'rules', now() from owner)
    insert into browser_engine_turns (id, user_id, engine, seen_at) select gen_random_uuid(), id, '{}', now() from owner`)
}

/** Tables of which rows are deleted with their person, with the columns in which people write. */
export async function writtenColumns(db: Database): Promise<readonly WrittenColumn[]> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER'`)
  return columns.filter(({ table, column }) => {
    const rows = PERSONAL_ROWS[table]
    const category = DATA_MAP[table]?.[column]?.category ?? 'operation'
    return rows !== undefined && rows.isKept !== true && ['conversation', 'content', 'contact'].includes(category)
  })
}

/** Puts a mark into everything that a person wrote. @returns the tables of which a row has it. */
export async function markEverything(db: Database, userId: string, canary: string): Promise<ReadonlySet<string>> {
  const marked = new Set<string>()
  for (const { table, column } of await writtenColumns(db)) {
    const [rows, text] = [sql.identifier(table), sql.identifier(column)]
    const { rowCount } = await db.execute(
      sql`update ${rows} set ${text} = ${text} || ${canary} where ${PERSONAL_ROWS[table]?.of(userId)}`,
    )
    if ((rowCount ?? 0) > 0) marked.add(table)
  }
  return marked
}
