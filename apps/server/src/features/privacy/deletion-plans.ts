import type { DeletionScope } from '@placard/contract'
import { type SQL, sql } from 'drizzle-orm'
import { PERSONAL_ROWS } from '../../database/personal-rows.ts'

/** Rows of a table that go. */
export interface Portion {
  readonly table: string
  readonly rows: SQL
}

/** Everything of a person but the account itself, children first. */
export function everythingOf(userId: string): readonly Portion[] {
  return Object.entries(PERSONAL_ROWS)
    .filter(([table, { isKept }]) => isKept !== true && table !== 'users')
    .map(([table, { of }]) => ({ table, rows: of(userId) }))
}

/** What a partial deletion deletes, children first; nothing where it is not known any more what was to go. */
export function portionsOf(userId: string, scope: DeletionScope | undefined): readonly Portion[] {
  if (scope === undefined) return []
  const own = sql`owner_id = ${userId}::uuid`
  switch (scope.what) {
    case 'conversation':
      return conversationsWhere(sql`${own} and id = ${scope.conversationId}::uuid`)
    case 'session':
      return sessionsWhere(sql`${own} and id = ${scope.sessionId}::uuid`)
    case 'recordings':
      return [{ table: 'recordings', rows: own }]
    case 'before': {
      const before = (column: string) =>
        sql`${own} and ${sql.identifier(column)} < ${scope.date}::date at time zone 'UTC'`
      return [
        { table: 'recordings', rows: before('created_at') },
        ...conversationsWhere(before('updated_at')),
        ...papersWhere(before('updated_at')),
        ...sessionsWhere(before('updated_at')),
      ]
    }
  }
}

function papersWhere(papers: SQL): readonly Portion[] {
  return [
    { table: 'working_paper_versions', rows: sql`paper_id in (select id from working_papers where ${papers})` },
    { table: 'working_papers', rows: papers },
  ]
}

function conversationsWhere(conversations: SQL): readonly Portion[] {
  const inThem = sql`conversation_id in (select id from conversations where ${conversations})`
  const messages = sql`message_id in (select id from chat_messages where ${inThem})`
  return [
    { table: 'recordings', rows: messages },
    { table: 'chat_events', rows: messages },
    { table: 'chat_messages', rows: inThem },
    { table: 'chat_attachments', rows: inThem },
    { table: 'chat_shares', rows: inThem },
    ...papersWhere(inThem),
    { table: 'conversations', rows: conversations },
  ]
}

function sessionsWhere(sessions: SQL): readonly Portion[] {
  const inThem = sql`session_id in (select id from sessions where ${sessions})`
  const tables = [
    'recordings',
    'session_debriefs',
    'session_snapshots',
    'session_events',
    'session_answers',
    'voice_assignments',
    'session_people',
  ]
  return [...tables.map((table) => ({ table, rows: inThem })), { table: 'sessions', rows: sessions }]
}
