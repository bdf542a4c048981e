import {
  FIRST_REMOVAL_HOURS,
  type PrivacySettings,
  type PrivacySettingsChange,
  type RetentionChange,
  type RetentionChoices,
} from '@placard/contract'
import { eq, sql } from 'drizzle-orm'
import { type Database, type Executor, inTransaction } from '../../database/executor.ts'
import { privacySettings } from '../../database/privacy-schema.ts'

const HOUR_MS = 60 * 60 * 1000

const DEFAULTS: PrivacySettings = {
  communication: { email: true },
  retention: { transcripts: null, inactivity: null },
  lastUpdated: null,
}

type StoredSettings = typeof privacySettings.$inferSelect

/** When an account that is no longer used is deleted. */
const endsAt = sql<Date | string | null>`coalesce(${privacySettings.removalAt},
  ${privacySettings.seenAt} + make_interval(months => ${privacySettings.inactivityMonths}))`

/** What a person has settled; the defaults where they have not. */
export async function readPrivacySettings(db: Executor, userId: string): Promise<PrivacySettings> {
  const [row] = await db
    .select({ stored: privacySettings, endsAt })
    .from(privacySettings)
    .where(eq(privacySettings.userId, userId))
  if (row === undefined) return DEFAULTS
  return {
    communication: { email: row.stored.email },
    retention: choicesIn(row.stored, row.endsAt),
    lastUpdated: row.stored.updatedAt.toISOString(),
  }
}

function choicesIn(
  { transcriptMonths, transcriptsFrom, inactivityMonths, untoldAt }: StoredSettings,
  end: Date | string | null,
): RetentionChoices {
  const isDeleting = transcriptMonths !== null && transcriptsFrom !== null
  const isEnding = inactivityMonths !== null && end !== null
  return {
    transcripts: isDeleting ? { months: transcriptMonths, startsAt: transcriptsFrom.toISOString() } : null,
    inactivity: isEnding
      ? { months: inactivityMonths, endsAt: new Date(end).toISOString(), isUndelivered: untoldAt !== null }
      : null,
  }
}

/** Changes what is given and leaves the rest. */
export function changePrivacySettings(
  db: Database,
  userId: string,
  { communication: { email } = {}, retention = {} }: PrivacySettingsChange,
  now: Date,
): Promise<PrivacySettings> {
  return inTransaction(db, async (tx) => {
    const [before] = await tx.select().from(privacySettings).where(eq(privacySettings.userId, userId)).for('update')
    const changed = {
      ...(email !== undefined && { email }),
      ...periodsIn(retention, before, now),
      updatedAt: now,
    }
    await tx
      .insert(privacySettings)
      .values({ userId, ...DEFAULTS.communication, ...changed })
      .onConflictDoUpdate({ target: privacySettings.userId, set: changed })
    return readPrivacySettings(tx, userId)
  })
}

/** What other periods change. Each begins with the choice of it: nothing goes at once. */
function periodsIn(
  { transcriptMonths, inactivityMonths }: RetentionChange,
  before: StoredSettings | undefined,
  now: Date,
): Partial<StoredSettings> {
  const from = new Date(now.getTime() + FIRST_REMOVAL_HOURS * HOUR_MS)
  const isOther = <Months>(months: Months | undefined, held: Months | undefined): months is Months =>
    months !== undefined && months !== (held ?? null)
  return {
    ...(isOther(transcriptMonths, before?.transcriptMonths) && {
      transcriptMonths,
      transcriptsFrom: transcriptMonths === null ? null : from,
    }),
    ...(isOther(inactivityMonths, before?.inactivityMonths) && {
      inactivityMonths,
      seenAt: inactivityMonths === null ? null : now,
      inactivityWarnings: 0,
      removalAt: null,
      untoldAt: null,
    }),
  }
}
