import { latest, listOf } from '@placard/application'
import { isSettingName, isSettingValue, type SettingEntry } from '@placard/contract'
import { eq, sql } from 'drizzle-orm'
import { type Database, type Executor, inTransaction } from '../../database/executor.ts'
import { PERSONAL_CHANNEL, settingsNews } from '../../database/personal-news.ts'
import { settings } from '../../database/settings-schema.ts'

/** A user's settings. Rows known only to another version of the product are left out. */
export async function readSettings(db: Executor, userId: string): Promise<SettingEntry[]> {
  const rows = await db.select().from(settings).where(eq(settings.userId, userId))
  return rows.flatMap(({ name, value, stampedAt, device }): SettingEntry[] =>
    isSettingName(name) && isSettingValue(name, value) ? [{ name, value, at: stampedAt, device }] : [],
  )
}

/**
 * Merges changes (last write wins). The comparison is that of `isLater`, made by the database at the row itself, so
 * that the latest of concurrent changes stays. Servers are notified only when something changed.
 */
export function writeSettings(db: Database, userId: string, changes: readonly SettingEntry[]): Promise<SettingEntry[]> {
  return inTransaction(db, async (tx) => {
    const rows = listOf(latest({}, changes))
      // a fixed lock order, so that concurrent changes cannot deadlock
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, value, at, device }) => ({ userId, name, value, stampedAt: at, device }))
    if (rows.length > 0) await merge(tx, userId, rows)
    return readSettings(tx, userId)
  })
}

async function merge(tx: Executor, userId: string, rows: (typeof settings.$inferInsert)[]): Promise<void> {
  const changed = await tx
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({
      target: [settings.userId, settings.name],
      set: { value: sql`excluded.value`, stampedAt: sql`excluded.stamped_at`, device: sql`excluded.device` },
      setWhere: sql`(excluded.stamped_at, excluded.device collate "C", (excluded.value #>> '{}') collate "C")
        > (${settings.stampedAt}, ${settings.device} collate "C", (${settings.value} #>> '{}') collate "C")`,
    })
    .returning({ device: settings.device })
  const [first] = changed
  if (first === undefined) return
  await tx.execute(sql`select pg_notify(${PERSONAL_CHANNEL}, ${settingsNews(userId, first.device)})`)
}
