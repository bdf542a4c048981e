import type { PrivacySettings, PrivacySettingsChange } from '@placard/contract'
import { eq } from 'drizzle-orm'
import { type Database, type Executor, inTransaction } from '../../database/executor.ts'
import { privacySettings } from '../../database/privacy-schema.ts'

const DEFAULTS: PrivacySettings = { communication: { email: true }, lastUpdated: null }

/** What a person has settled; the defaults where they have not. */
export async function readPrivacySettings(db: Executor, userId: string): Promise<PrivacySettings> {
  const [row] = await db.select().from(privacySettings).where(eq(privacySettings.userId, userId))
  if (row === undefined) return DEFAULTS
  return { communication: { email: row.email }, lastUpdated: row.updatedAt.toISOString() }
}

/** Changes what is given and leaves the rest. */
export function changePrivacySettings(
  db: Database,
  userId: string,
  { communication: { email } = {} }: PrivacySettingsChange,
  now: Date,
): Promise<PrivacySettings> {
  return inTransaction(db, async (tx) => {
    const changed = { ...(email !== undefined && { email }), updatedAt: now }
    await tx
      .insert(privacySettings)
      .values({ userId, ...DEFAULTS.communication, ...changed })
      .onConflictDoUpdate({ target: privacySettings.userId, set: changed })
    return readPrivacySettings(tx, userId)
  })
}
