import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database/executor.ts'
import { campaigns } from '../../database/schema.ts'

/** A campaign of the shipped content, already validated, with the version of the schema it was validated by. */
export interface SeedCampaign {
  readonly id: string
  readonly schemaVersion: number
  readonly value: unknown
}

/**
 * Puts the shipped campaigns into the catalogue, in the order given. A row that an administrator has edited since is
 * left alone; running it again changes nothing.
 * @returns how many rows were added or brought up to date.
 */
export async function seedCatalogue(db: Executor, shipped: readonly SeedCampaign[], now: Date): Promise<number> {
  let changed = 0
  for (const [position, { id, schemaVersion, value }] of shipped.entries()) {
    const seededFrom = createHash('sha256')
      .update(JSON.stringify([position, schemaVersion, value]))
      .digest('hex')
    const row = { position, value, schemaVersion, seededFrom, updatedAt: now }
    const { rowCount } = await db
      .insert(campaigns)
      .values({ id, ...row })
      .onConflictDoUpdate({
        target: campaigns.id,
        set: row,
        setWhere: sql`${campaigns.seededFrom} is not null and ${campaigns.seededFrom} <> ${seededFrom}`,
      })
    changed += rowCount ?? 0
  }
  return changed
}
