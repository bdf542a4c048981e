import type { VoiceAssignment } from '@placard/contract'
import { and, asc, eq } from 'drizzle-orm'
import { type Database, type Executor, inTransaction } from '../../database/executor.ts'
import { sessions } from '../../database/schema.ts'
import { voiceAssignments } from '../../database/voice-schema.ts'

/** The voices that a person gave to delegates of a session; undefined where it is no session of theirs. */
export async function readAssignments(
  db: Executor,
  userId: string,
  sessionId: string,
): Promise<VoiceAssignment[] | undefined> {
  if (!(await isOwn(db, userId, sessionId))) return undefined
  const { seat: characterId, voiceId, voiceName, provider } = voiceAssignments
  return db
    .select({ characterId, voiceId, voiceName, provider })
    .from(voiceAssignments)
    .where(and(eq(voiceAssignments.sessionId, sessionId), eq(voiceAssignments.userId, userId)))
    .orderBy(asc(characterId))
}

/**
 * Puts voices in the place of those the person gave before; a delegate who is not among them has the one that is dealt.
 * @returns false where it is no session of theirs.
 */
export function writeAssignments(
  db: Database,
  userId: string,
  { sessionId, assignments }: { readonly sessionId: string; readonly assignments: readonly VoiceAssignment[] },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // concurrent calls about one session come one after the other
    if (!(await isOwn(tx, userId, sessionId, true))) return false
    const own = and(eq(voiceAssignments.sessionId, sessionId), eq(voiceAssignments.userId, userId))
    await tx.delete(voiceAssignments).where(own)
    const rows = assignments.map(({ characterId, ...voice }) => ({ sessionId, userId, seat: characterId, ...voice }))
    if (rows.length > 0) await tx.insert(voiceAssignments).values(rows)
    return true
  })
}

async function isOwn(db: Executor, userId: string, sessionId: string, isLocked = false): Promise<boolean> {
  const query = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
  const rows = isLocked ? await query.for('no key update') : await query
  return rows.length > 0
}
