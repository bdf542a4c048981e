import { RECORDING_KEPT_HOURS, RECORDINGS_LISTED, type Recording, type RecordingType } from '@placard/contract'
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { chatMessages } from './chat-schema.ts'
import { isLimited } from './choice-state-rows.ts'
import { type ConsentDecision, recordConsent } from './consent-rows.ts'
import type { Executor } from './executor.ts'
import { recordings } from './recording-schema.ts'
import { users } from './schema.ts'

const KEPT_MS = RECORDING_KEPT_HOURS * 60 * 60 * 1000

/** A recording to keep. */
export interface NewRecording {
  readonly id: string
  readonly sound: Uint8Array
  readonly mediaType: RecordingType
  readonly seconds: number
  readonly text: string
  readonly sessionId: string | undefined
}

const isOwn = (userId: string, id: string) => and(eq(recordings.userId, userId), eq(recordings.id, id))
const isLeft = (now: Date) => gt(recordings.endsAt, now)

/**
 * Keeps a recording where its owner has it so at this very moment: whoever turns it off meanwhile finds nothing kept
 * afterwards.
 */
export async function keepRecording(
  db: Executor,
  userId: string,
  recording: NewRecording,
  now: Date,
): Promise<boolean> {
  const { id, sound, mediaType, seconds, text, sessionId = null } = recording
  const endsAt = new Date(now.getTime() + KEPT_MS)
  const kept = await db.execute(sql`
    insert into ${recordings} (id, owner_id, sound, media_type, seconds, text, session_id, created_at, ends_at)
    select ${id}::uuid, owner.id, ${Buffer.from(sound)}::bytea, ${mediaType}, ${seconds}::real, ${text},
      ${sessionId}::uuid, ${now.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz
    from (select id from ${users} where id = ${userId}::uuid and keeps_recordings for share) owner`)
  return kept.rowCount === 1
}

/** Names the message that recordings of its owner's became, each once. */
export async function recordingsSent(
  tx: Executor,
  userId: string,
  ids: readonly string[],
  messageId: string,
): Promise<void> {
  await tx
    .update(recordings)
    .set({ messageId })
    .where(and(eq(recordings.userId, userId), inArray(recordings.id, [...ids]), isNull(recordings.messageId)))
}

/** Whether an owner has recordings kept. */
export async function isKeepingRecordings(db: Executor, userId: string): Promise<boolean> {
  const [row] = await db.select({ isKeeping: users.keepsRecordings }).from(users).where(eq(users.id, userId))
  return row?.isKeeping === true
}

/** A decision about the keeping of one's own recordings: the consent to it, wherever the control stood. */
export type KeepingDecision = Omit<ConsentDecision, 'purpose'>

/**
 * Has recordings kept from now on, or none, and then none that was kept before; notes the decision.
 * False for an owner who has limited the use of sensitive information: nothing is kept then.
 */
export async function setKeeping(tx: Executor, decision: KeepingDecision, now: Date): Promise<boolean> {
  const { userId, isGranted } = decision
  // whoever limits it meanwhile changes this row as well, and is waited for
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  if (isGranted && (await isLimited(tx, userId))) return false
  await tx.update(users).set({ keepsRecordings: isGranted }).where(eq(users.id, userId))
  if (!isGranted) await deleteRecordings(tx, userId)
  await recordConsent(tx, { ...decision, purpose: 'sensitive-data' }, now)
  return true
}

/** An owner's recordings, newest first. */
export async function listRecordings(db: Executor, userId: string, now: Date): Promise<Recording[]> {
  const { id, mediaType, seconds, text, messageId, sessionId, createdAt, endsAt } = recordings
  const bytes = sql<number>`octet_length(${recordings.sound})`
  const { conversationId } = chatMessages
  const rows = await db
    .select({ id, mediaType, seconds, text, messageId, sessionId, createdAt, endsAt, bytes, conversationId })
    .from(recordings)
    .leftJoin(chatMessages, eq(chatMessages.id, messageId))
    .where(and(eq(recordings.userId, userId), isLeft(now)))
    .orderBy(desc(createdAt), desc(id))
    .limit(RECORDINGS_LISTED)
  return rows.map(({ createdAt: at, endsAt: end, ...row }) => ({
    ...row,
    at: at.toISOString(),
    endsAt: end.toISOString(),
  }))
}

/** The sound of an owner's recording. */
export async function readRecording(db: Executor, userId: string, id: string, now: Date) {
  const [row] = await db
    .select({ sound: recordings.sound, mediaType: recordings.mediaType })
    .from(recordings)
    .where(and(isOwn(userId, id), isLeft(now)))
  return row
}

/** Deletes an owner's recording. False when there is none. */
export async function deleteRecording(db: Executor, userId: string, id: string): Promise<boolean> {
  return (await db.delete(recordings).where(isOwn(userId, id))).rowCount === 1
}

/** Deletes all recordings of an owner. */
export async function deleteRecordings(db: Executor, userId: string): Promise<void> {
  await db.delete(recordings).where(eq(recordings.userId, userId))
}
