import { inArray } from 'drizzle-orm'
import type { Executor } from '../../../database/executor.ts'
import { privacyArchives } from '../../../database/privacy-archive-schema.ts'

/** An archive as it is stored, without its bytes. */
export type StoredArchive = typeof privacyArchives.$inferSelect

/** Archives of requests, by request. */
export async function readArchives(
  db: Executor,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, StoredArchive>> {
  const rows = await db
    .select()
    .from(privacyArchives)
    .where(inArray(privacyArchives.requestId, [...requestIds]))
  return new Map(rows.map((row) => [row.requestId, row]))
}
