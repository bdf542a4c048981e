import type { ArchiveRange } from '@placard/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../database/executor.ts'
import { type ArchiveSource, ITEMS_A_PAGE, notAfter, notBefore, rowsOf } from './personal-reader.ts'

/** Messages of one statement: one may have a megabyte. */
const MESSAGES_AT_ONCE = 50

/** A conversation as exports of chats have it. */
export interface ArchivedChat {
  readonly id: string
  readonly title: string
  readonly createdAt: string
  readonly updatedAt: string
}

/** A message as exports of chats have it. */
export interface ArchivedMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
  readonly timestamp: string
}

/**
 * Which conversations are asked for: those that somebody talked in during the days. Each is given whole, since its answers
 * build on one another. One that was removed is in the tables as long as it is kept.
 */
function askedChats(userId: string, { from, to }: ArchiveRange): SQL {
  const created = sql.identifier('created_at')
  const updated = sql.identifier('updated_at')
  return sql`owner_id = ${userId}::uuid and removed_at is null and ${notBefore(updated, from)} and ${notAfter(created, to)}`
}

/** The conversations, the newest first, as many at a time as stand on one page of the archive. */
export function chatPagesOf({ tx, userId, range }: ArchiveSource): AsyncGenerator<readonly ArchivedChat[]> {
  const query = sql`select to_json(c) as row from (
    select id, title, type, mode, instructions, context, engine_choice as "engineChoice", project_id as "projectId",
      leaf_id as "leafId", is_pinned as "isPinned", is_archived as "isArchived", created_at as "createdAt",
      updated_at as "updatedAt"
    from conversations where ${askedChats(userId, range)} order by created_at desc, id) c`
  return rowsOf<ArchivedChat>(tx, query, ITEMS_A_PAGE)
}

/** How many conversations there are. */
export async function countChats(tx: Executor, userId: string, range: ArchiveRange): Promise<number> {
  const { rows } = await tx.execute<{ found: number }>(
    sql`select count(*)::int as found from conversations where ${askedChats(userId, range)}`,
  )
  return rows[0]?.found ?? 0
}

/** Messages of a conversation some at a time, the oldest first: a message comes after the one it follows. */
export async function* messagesOf(tx: Executor, chatId: string): AsyncGenerator<readonly ArchivedMessage[]> {
  for (let last = 0, isLeft = true; isLeft; ) {
    const { rows } = await tx.execute<{ position: string; row: ArchivedMessage }>(sql`
      select m.position, json_build_object('id', m.id, 'conversationId', m.conversation_id,
        'role', m.role, 'content', m.content, 'timestamp', m.created_at, 'status', m.status, 'engine', m.engine,
        'sources', m.sources, 'suggestions', m.suggestions, 'attachments', m.attachments, 'fault', m.fault, 'seq', m.seq,
        'isImported', m.is_imported, 'parentId', m.parent_id) as row
      from chat_messages m where m.conversation_id = ${chatId}::uuid and m.position > ${last}
      order by m.position limit ${MESSAGES_AT_ONCE}`)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    last = Number(rows.at(-1)?.position ?? last)
    isLeft = rows.length === MESSAGES_AT_ONCE
  }
}

/**
 * Chats, working papers and projects in the format of the export of chats: whoever imports the archive into an account has
 * them back.
 */
export async function* chatFile(source: ArchiveSource): AsyncGenerator<string> {
  const { tx, userId, builtAt, onSteps } = source
  yield `{"format":"placard-chats","version":1,"exportedAt":${JSON.stringify(builtAt)},"conversations":[`
  let before = '\n'
  for await (const chats of chatPagesOf(source)) {
    for (const chat of chats) {
      yield `${before}{"conversation":${JSON.stringify(chat)},"messages":[`
      before = '\n'
      for await (const messages of messagesOf(tx, chat.id)) {
        yield before + messages.map((message) => JSON.stringify(message)).join(',\n')
        before = ',\n'
      }
      yield ']}'
      before = ',\n'
      onSteps(1)
    }
  }
  for (const { name, rows } of companionsOf(userId)) {
    yield `],${JSON.stringify(name)}:[`
    before = '\n'
    for await (const texts of rowsOf<string>(tx, rows)) {
      yield before + texts.join(',\n')
      before = ',\n'
    }
  }
  yield ']}\n'
}

/** What goes with conversations in such an export. */
function companionsOf(userId: string): readonly { readonly name: string; readonly rows: SQL }[] {
  const isOwn = sql`owner_id = ${userId}::uuid`
  return [
    {
      name: 'papers',
      rows: sql`select to_json(p)::text as row from (
        select id, conversation_id as "conversationId", message_id as "messageId", kind, title, text, version,
          created_at as "createdAt", updated_at as "updatedAt"
        from working_papers where ${isOwn} order by created_at, id) p`,
    },
    {
      name: 'projects',
      rows: sql`select to_json(p)::text as row from (
        select id, name, country, committee, topics, instructions, created_at as "createdAt", updated_at as "updatedAt"
        from projects where ${isOwn} and erase_after is null order by created_at, id) p`,
    },
    {
      name: 'projectFiles',
      rows: sql`select to_json(f)::text as row from (
        select project_id as "projectId", name, text
        from chat_attachments where ${isOwn} and project_id is not null and length > 0 order by created_at, id) f`,
    },
  ]
}
