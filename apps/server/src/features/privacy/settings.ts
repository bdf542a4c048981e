import { type PrivacySettings, type PrivacySettingsChange, RETENTION_MONTHS } from '@placard/contract'
import { eq } from 'drizzle-orm'
import { type Database, type Executor, inTransaction } from '../../database/executor.ts'
import { privacySettings } from '../../database/privacy-schema.ts'

type Months = (typeof RETENTION_MONTHS)[number]

const DEFAULTS: PrivacySettings = {
  communication: { email: true, privacyUpdates: true },
  retention: {
    deleteAfterInactivity: false,
    inactivityMonths: 24,
    autoDeleteTranscripts: false,
    transcriptMonths: 12,
  },
  lastUpdated: null,
}

/** A stored number of months; the default’s where another version stored one that this one does not know. */
function monthsIn(stored: number, usual: Months): Months {
  return RETENTION_MONTHS.find((months) => months === stored) ?? usual
}

/** What a person has settled; the defaults where they have not. */
export async function readPrivacySettings(db: Executor, userId: string): Promise<PrivacySettings> {
  const [row] = await db.select().from(privacySettings).where(eq(privacySettings.userId, userId))
  if (row === undefined) return DEFAULTS
  const { email, privacyUpdates, deleteAfterInactivity, autoDeleteTranscripts } = row
  return {
    communication: { email, privacyUpdates },
    retention: {
      deleteAfterInactivity,
      inactivityMonths: monthsIn(row.inactivityMonths, DEFAULTS.retention.inactivityMonths),
      autoDeleteTranscripts,
      transcriptMonths: monthsIn(row.transcriptMonths, DEFAULTS.retention.transcriptMonths),
    },
    lastUpdated: row.updatedAt.toISOString(),
  }
}

/** Changes what is given and leaves the rest; changes at the same time each keep what they changed. */
export function changePrivacySettings(
  db: Database,
  userId: string,
  { communication = {}, retention = {} }: PrivacySettingsChange,
  now: Date,
): Promise<PrivacySettings> {
  return inTransaction(db, async (tx) => {
    const { communication: mails, retention: times } = DEFAULTS
    await tx
      .insert(privacySettings)
      .values({ userId, ...mails, ...times, updatedAt: now })
      .onConflictDoNothing()
    const given = Object.entries({ ...communication, ...retention }).filter(([, value]) => value !== undefined)
    // a new period begins with a new warning
    const changed = { ...Object.fromEntries(given), updatedAt: now, warnedAt: null }
    await tx.update(privacySettings).set(changed).where(eq(privacySettings.userId, userId))
    return readPrivacySettings(tx, userId)
  })
}
