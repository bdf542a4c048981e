import type { ArchiveRange } from '@placard/contract'
import { type SQL, sql } from 'drizzle-orm'
import { DATA_MAP } from '../../../database/data-map.ts'
import type { Executor } from '../../../database/executor.ts'
import { PERSONAL_ROWS } from '../../../database/personal-rows.ts'

/** Rows that are read at once: a message, or an attached text, may have a megabyte. */
const ROWS_AT_ONCE = 50
/** Chats or sessions on a page of the archive: thousands of files in a folder are of no use to anybody. */
export const ITEMS_A_PAGE = 20
/** Columns with the bytes of files, which are files of the archive themselves. */
const BYTES: Readonly<Record<string, readonly string[]>> = { recordings: ['sound'] }

/** What an archive is made from, all of it as it was when the transaction began. */
export interface ArchiveSource {
  readonly tx: Executor
  readonly userId: string
  readonly range: ArchiveRange
  readonly builtAt: Date
  /** Told of the steps that were taken, out of `countSteps`. */
  readonly onSteps: (steps: number) => void
}

/** Columns of a table that its person gets; those that are only described are in the manifest. */
function givenColumns(table: string): readonly string[] {
  return Object.entries(DATA_MAP[table] ?? {}).flatMap(([column, facts]) => (facts.export === 'yes' ? [column] : []))
}

/** Tables of which a person gets something. */
export function givenTables(): readonly string[] {
  return Object.keys(PERSONAL_ROWS).filter((table) => givenColumns(table).length > 0)
}

/** Those of the given columns that stand in the tables of the archive. */
export function writtenColumns(table: string): readonly string[] {
  return givenColumns(table).filter((column) => BYTES[table]?.includes(column) !== true)
}

/** Which rows of a table are asked for. A row without a date is always given. */
export function askedRows(table: string, userId: string, { from, to }: ArchiveRange): SQL {
  const { of, since } = PERSONAL_ROWS[table] ?? { of: () => sql`false`, since: undefined }
  const own = of(userId)
  if (since === undefined || (from === undefined && to === undefined)) return own
  const date = sql.identifier(since)
  return sql`${own} and (${date} is null or (${notBefore(date, from)} and ${notAfter(date, to)}))`
}

/** Whether an instant lies on a day or after it, in UTC; every one does where there is no such day. */
export function notBefore(date: SQL | ReturnType<typeof sql.identifier>, from: string | undefined): SQL {
  return from === undefined ? sql`true` : sql`${date} >= ${from}::date::timestamp at time zone 'UTC'`
}

/** Whether an instant lies on a day or before it, in UTC. */
export function notAfter(date: SQL | ReturnType<typeof sql.identifier>, to: string | undefined): SQL {
  return to === undefined ? sql`true` : sql`${date} < (${to}::date + 1)::timestamp at time zone 'UTC'`
}

let cursors = 0

/** Rows of a query some at a time. The query yields one column, `row`. */
export async function* rowsOf<Row>(tx: Executor, query: SQL, atOnce = ROWS_AT_ONCE): AsyncGenerator<readonly Row[]> {
  cursors += 1
  const cursor = sql.identifier(`archive_${cursors}`)
  await tx.execute(sql`declare ${cursor} no scroll cursor for ${query}`)
  const fetch = sql`fetch ${sql.raw(String(atOnce))} from ${cursor}`
  for (let isLeft = true; isLeft; ) {
    const { rows } = await tx.execute<{ row: Row }>(fetch)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    isLeft = rows.length === atOnce
  }
  await tx.execute(sql`close ${cursor}`)
}

/**
 * The rows of a table as texts of JSON objects, with the columns that are given. PostgreSQL writes them: instants are ISO
 * 8601, and no row has to be an object here.
 */
export function tableRows({ tx, userId, range }: ArchiveSource, table: string): AsyncGenerator<readonly string[]> {
  const columns = writtenColumns(table).map((column) => shownColumn(table, column, userId))
  return rowsOf<string>(
    tx,
    sql`select to_json(given)::text as row from (
      select ${sql.join(columns, sql`, `)} from ${sql.identifier(table)} where ${askedRows(table, userId, range)}) given`,
  )
}

function shownColumn(table: string, column: string, userId: string): SQL {
  const name = sql.identifier(column)
  return table === 'session_events' && column === 'event' ? sql`${shownEvent(userId)} as ${name}` : sql`${name}`
}

/**
 * An event as its person may know it. As long as a session goes on that is what its record shows, what was said and done;
 * the log holds what every delegate wants as well. Afterwards it is all of it, but not who else sat there.
 */
function shownEvent(userId: string): SQL {
  const isOver = sql`exists (select from sessions s where s.id = session_events.session_id and s.status = 'concluded')`
  const isAnother = `"personId": "(?!${userId})[0-9a-f-]{36}"`
  const whole = sql`case when event ? 'state'
    then regexp_replace(event::text, ${isAnother}, '"personId": "another-person"', 'g')::jsonb else event end`
  const spoken = sql`case when event ? 'words'
    then jsonb_build_object('seat', event -> 'seat', 'act', event -> 'act', 'words', event -> 'words') else '{}' end`
  const record = sql`jsonb_build_object('kind', event -> 'kind', 'at', event -> 'at', 'now', event -> 'now') || ${spoken}`
  return sql`case when ${isOver} then ${whole} else ${record} end`
}
