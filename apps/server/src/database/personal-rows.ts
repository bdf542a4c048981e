import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from './executor.ts'

/** Kinds of personal information, as people are told of them. */
export const INFORMATION_KINDS = [
  'account',
  'signing-in',
  'mail',
  'settings',
  'plan',
  'usage',
  'chats',
  'papers',
  'sessions',
  'debriefs',
  'recordings',
  'requests',
  'safety',
] as const
export type InformationKind = (typeof INFORMATION_KINDS)[number]

/** Which rows of a table are a person's, and to which kind of information they belong. */
export interface PersonalRows {
  readonly kind: InformationKind
  /** Condition on the table's rows. */
  readonly of: (userId: string) => SQL
  /** The column that tells when a row was made; undefined where none does. */
  readonly since?: string
  /** Whether rows stay when their person goes, without naming them. */
  readonly isKept?: true
}

const by =
  (column: string) =>
  (userId: string): SQL =>
    sql`${sql.identifier(column)} = ${userId}::uuid`
const within =
  (column: string, table: string, key: string, owner: string) =>
  (userId: string): SQL =>
    sql`${sql.identifier(column)} in (select ${sql.identifier(key)} from ${sql.identifier(table)} where ${sql.identifier(owner)} = ${userId}::uuid)`

const ofSession = within('session_id', 'sessions', 'id', 'owner_id')
const ofFamily = within('family_id', 'refresh_families', 'id', 'user_id')

/**
 * The rows of a person, by table: what is copied for them, counted and deleted. In the order of deletion, so that no
 * statement takes many rows of other tables along; the account itself comes last.
 */
export const PERSONAL_ROWS: Readonly<Record<string, PersonalRows>> = {
  recordings: { kind: 'recordings', of: by('owner_id'), since: 'created_at' },
  chat_events: { kind: 'chats', of: within('message_id', 'chat_messages', 'id', 'owner_id') },
  chat_messages: { kind: 'chats', of: by('owner_id'), since: 'created_at' },
  chat_attachments: { kind: 'chats', of: by('owner_id'), since: 'created_at' },
  chat_shares: { kind: 'chats', of: by('owner_id'), since: 'shared_at' },
  browser_engine_turns: { kind: 'chats', of: by('user_id'), since: 'seen_at' },
  working_paper_versions: {
    kind: 'papers',
    of: within('paper_id', 'working_papers', 'id', 'owner_id'),
    since: 'made_at',
  },
  working_papers: { kind: 'papers', of: by('owner_id'), since: 'created_at' },
  conversations: { kind: 'chats', of: by('owner_id'), since: 'created_at' },
  projects: { kind: 'chats', of: by('owner_id'), since: 'created_at' },
  session_debriefs: { kind: 'debriefs', of: ofSession },
  session_snapshots: { kind: 'sessions', of: ofSession },
  session_events: { kind: 'sessions', of: ofSession, since: 'at' },
  session_answers: { kind: 'sessions', of: by('person_id'), since: 'at' },
  voice_assignments: { kind: 'sessions', of: by('person_id') },
  session_people: { kind: 'sessions', of: by('person_id') },
  sessions: { kind: 'sessions', of: by('owner_id'), since: 'created_at' },
  input_audit: { kind: 'safety', of: by('user_id'), since: 'at' },
  idempotency_keys: { kind: 'safety', of: by('user_id'), since: 'started_at' },
  language_usage: { kind: 'usage', of: by('user_id') },
  usage_reservations: { kind: 'usage', of: by('user_id'), since: 'created_at' },
  usage_counters: { kind: 'usage', of: by('user_id') },
  storage_claims: { kind: 'usage', of: by('user_id'), since: 'updated_at' },
  own_engines: { kind: 'settings', of: by('user_id'), since: 'created_at' },
  settings: { kind: 'settings', of: by('user_id') },
  privacy_settings: { kind: 'settings', of: by('user_id'), since: 'updated_at' },
  privacy_choices: { kind: 'settings', of: by('user_id'), since: 'opt_out_at' },
  consents: { kind: 'settings', of: by('user_id'), since: 'at' },
  mail_outbox: { kind: 'mail', of: by('user_id'), since: 'created_at' },
  payment_checkouts: { kind: 'plan', of: by('user_id'), since: 'created_at' },
  subscriptions: { kind: 'plan', of: by('user_id'), since: 'updated_at' },
  identity_codes: { kind: 'signing-in', of: by('user_id'), since: 'expires_at' },
  identity_checks: { kind: 'signing-in', of: ofFamily, since: 'verified_until' },
  known_devices: { kind: 'signing-in', of: by('user_id'), since: 'created_at' },
  passkeys: { kind: 'signing-in', of: by('user_id'), since: 'created_at' },
  recovery_codes: { kind: 'signing-in', of: by('user_id') },
  second_factors: { kind: 'signing-in', of: by('user_id'), since: 'created_at' },
  one_time_tokens: { kind: 'signing-in', of: by('user_id'), since: 'created_at' },
  refresh_tokens: { kind: 'signing-in', of: ofFamily, since: 'issued_at' },
  refresh_families: { kind: 'signing-in', of: by('user_id'), since: 'created_at' },
  privacy_archive_parts: { kind: 'requests', of: within('request_id', 'privacy_archives', 'request_id', 'user_id') },
  privacy_archives: { kind: 'requests', of: by('user_id'), since: 'ready_at' },
  announcements: { kind: 'safety', of: by('author_id'), since: 'created_at', isKept: true },
  security_events: { kind: 'safety', of: by('user_id'), since: 'at', isKept: true },
  audit_log: { kind: 'safety', of: by('actor_id'), since: 'at', isKept: true },
  privacy_requests: { kind: 'requests', of: by('user_id'), since: 'received_at', isKept: true },
  users: { kind: 'account', of: by('id'), since: 'created_at' },
}

/** The tables of a kind of information. */
export function tablesOf(kind: InformationKind): readonly string[] {
  return Object.entries(PERSONAL_ROWS).flatMap(([table, rows]) => (rows.kind === kind ? [table] : []))
}

/** How many rows of a table are a person's, and when the oldest was made; null where no column tells. */
export interface CountedRows {
  readonly rows: number
  readonly since: Date | null
}

/** Counts the rows of a person by table, all in one statement; of all tables unless some are given. */
export async function countRows(
  db: Executor,
  userId: string,
  tables: readonly string[] = Object.keys(PERSONAL_ROWS),
): Promise<ReadonlyMap<string, CountedRows>> {
  const counts = Object.entries(PERSONAL_ROWS)
    .filter(([table]) => tables.includes(table))
    .map(([table, { of, since }]) => {
      const oldest = since === undefined ? sql`null` : sql`min(${sql.identifier(since)})`
      return sql`select ${table}::text as "table", count(*)::int as "rows", ${oldest}::timestamptz as since
        from ${sql.identifier(table)} where ${of(userId)}`
    })
  const { rows: counted } = await db.execute<{ table: string; rows: number; since: Date | string | null }>(
    sql.join(counts, sql` union all `),
  )
  return new Map(
    counted.map(({ table, rows, since }) => [table, { rows, since: since === null ? null : new Date(since) }]),
  )
}

/** The tables in which there is at least a row of a person, found without counting. */
export async function tablesWithRows(db: Executor, userId: string): Promise<ReadonlySet<string>> {
  const looks = Object.entries(PERSONAL_ROWS).map(
    ([table, { of }]) =>
      sql`select ${table}::text as "table" where exists (select 1 from ${sql.identifier(table)} where ${of(userId)})`,
  )
  const { rows } = await db.execute<{ table: string }>(sql.join(looks, sql` union all `))
  return new Set(rows.map(({ table }) => table))
}
