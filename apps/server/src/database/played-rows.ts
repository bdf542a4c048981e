import { and, count, eq, isNotNull } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from './executor.ts'
import { playedCampaigns } from './played-schema.ts'

/** What is counted of a campaign that was begun or finished. */
export type Played = typeof playedCampaigns.$inferInsert

/** Counts a campaign. */
export async function addPlayed(db: Executor, played: Played): Promise<void> {
  await db.insert(playedCampaigns).values(played)
}

/** Counts by one property, of the rows of a step that have it. */
export async function countPlayed(
  db: Executor,
  step: Played['step'],
  property: PgColumn,
): Promise<readonly { readonly name: string; readonly count: number }[]> {
  const rows = await db
    .select({ name: property, count: count() })
    .from(playedCampaigns)
    .where(and(eq(playedCampaigns.step, step), isNotNull(property)))
    .groupBy(property)
  return rows.map((row) => ({ name: String(row.name), count: row.count }))
}
