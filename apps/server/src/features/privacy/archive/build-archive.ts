import { ARCHIVE_KEPT_DAYS } from '@placard/contract'
import { eq } from 'drizzle-orm'
import { type Database, type Executor, inTransaction } from '../../../database/executor.ts'
import { users } from '../../../database/schema.ts'
import { inSnapshot } from '../../../database/snapshot.ts'
import { sqlStateOf } from '../../../database/sql-state.ts'
import type { PrivacyDependencies } from '../dependencies.ts'
import { askedIn } from '../present-request.ts'
import { mailArchive } from '../request-mails.ts'
import { holdRequest, takeStep } from '../request-rows.ts'
import { archiveFiles, countSteps } from './archive-files.ts'
import { ArchiveGone, addPart, claimArchive, noteFault, noteReady, removeOthers } from './archive-rows.ts'
import { manifestText } from './manifest.ts'
import type { ArchiveSource } from './personal-reader.ts'
import type { StoredArchive } from './read-archives.ts'
import { type ZippedFile, ZipWriter } from './zip-writer.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Size of a stored piece. */
const PART_BYTES = 256 * 1024
/** The first wait after an attempt that failed, such as on a full disk; each further one is twice as long, to an hour. */
const RETRY_MS = 60_000
const MOST_RETRY_MS = 60 * 60_000
/** SQLSTATE of PostgreSQL on a full disk. */
const DISK_FULL = '53100'

type ArchiveDependencies = Pick<PrivacyDependencies, 'db' | 'clock' | 'mail' | 'logger'>

/** Builds the archives that are asked for, one after the other. @returns how many. */
export async function buildDueArchives(dependencies: ArchiveDependencies): Promise<number> {
  const { db, clock, logger } = dependencies
  for (let built = 0; ; ) {
    const archive = await claimArchive(db, clock.now())
    if (archive === undefined) return built
    const { requestId } = archive
    try {
      await buildArchive(dependencies, archive)
      built += 1
      logger.info({ event: 'archive-built', requestId }, 'an archive was built')
    } catch (error) {
      if (error instanceof ArchiveGone) continue
      logger.error({ err: error, event: 'archive-failed', requestId }, 'an archive is retried later')
      await postpone(dependencies, archive, error)
    }
  }
}

async function postpone({ db, clock }: ArchiveDependencies, archive: StoredArchive, error: unknown): Promise<void> {
  const waitMs = Math.min(RETRY_MS * 2 ** (archive.attempt - 1), MOST_RETRY_MS)
  const fault = sqlStateOf(error) === DISK_FULL ? 'no-room' : 'failed'
  try {
    await noteFault(db, archive, { fault, againAt: new Date(clock.now().getTime() + waitMs) })
  } catch (failure) {
    if (!(failure instanceof ArchiveGone)) throw failure
  }
}

async function buildArchive(dependencies: ArchiveDependencies, archive: StoredArchive): Promise<void> {
  const { db, clock } = dependencies
  const { requestId, userId } = archive
  const row = await inTransaction(db, async (tx) => {
    const held = await holdRequest(tx, userId, requestId)
    if (held?.status === 'pending') await takeStep(tx, held, { step: 'archive-begun', manner: 'job' }, clock.now())
    return held
  })
  if (row === undefined) throw new ArchiveGone(`archive ${requestId} is no longer asked for`)
  const range = askedIn({ row }).range ?? {}
  const bytes = await inSnapshot(db, (tx) =>
    writeArchive(dependencies, archive, { tx, userId, range, builtAt: clock.now() }),
  )
  await inTransaction(db, (tx) => finish(dependencies, tx, archive, bytes))
}

async function writeArchive(
  { db, clock }: ArchiveDependencies,
  archive: StoredArchive,
  about: Omit<ArchiveSource, 'onSteps'>,
): Promise<number> {
  const total = await countSteps(about)
  const parts = collecting(db, archive, { total, clock })
  await parts.begin()
  const zip = new ZipWriter(parts.sink, about.builtAt)
  const files: ZippedFile[] = []
  try {
    for await (const { name, pieces } of archiveFiles({ ...about, onSteps: parts.onSteps })) {
      files.push(await zip.add(name, pieces))
    }
    await zip.add('manifest.json', once(manifestText({ ...about, files })))
    const bytes = await zip.end()
    await parts.flush()
    return bytes
  } finally {
    zip.close()
  }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

/** Collects small pieces to larger ones and stores these. */
function collecting(
  db: Database,
  archive: StoredArchive,
  { total, clock }: { readonly total: number; readonly clock: { now(): Date } },
) {
  let waiting: Uint8Array[] = []
  let length = 0
  let seq = 0
  let done = 0
  const flush = async () => {
    if (length === 0) return
    const part = { seq, bytes: Buffer.concat(waiting) }
    waiting = []
    length = 0
    seq += 1
    await addPart(db, archive, { part, progress: { done, total } }, clock.now())
  }
  return {
    begin: () => addPart(db, archive, { progress: { done, total } }, clock.now()),
    flush,
    async sink(piece: Uint8Array) {
      waiting.push(piece)
      length += piece.length
      if (length >= PART_BYTES) await flush()
    },
    onSteps(steps: number) {
      done += steps
    },
  }
}

/** Answers the request: one archive of a person is kept, the newest. */
async function finish(
  { mail, clock }: ArchiveDependencies,
  tx: Executor,
  archive: StoredArchive,
  bytes: number,
): Promise<void> {
  const { requestId, userId } = archive
  const now = clock.now()
  const row = await holdRequest(tx, userId, requestId)
  if (row === undefined) throw new ArchiveGone(`archive ${requestId} is no longer asked for`)
  const endsAt = new Date(now.getTime() + ARCHIVE_KEPT_DAYS * DAY_MS)
  await noteReady(tx, archive, { bytes, readyAt: now, endsAt })
  await takeStep(tx, row, { step: 'completed', manner: 'job' }, now)
  await removeOthers(tx, archive, now)
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (user !== undefined) await mailArchive({ mail }, tx, user, endsAt)
}
