import { Readable } from 'node:stream'
import { FileAnswer } from '../../../http/file-answer.ts'
import { problem } from '../../../http/problems.ts'
import type { SignedInUser } from '../../../ports/access.ts'
import type { PrivacyDependencies } from '../dependencies.ts'
import { requireVerified } from '../identity.ts'
import { privacyMessages } from '../messages.en.ts'
import { readRequests } from '../request-rows.ts'
import { partsOf } from './archive-rows.ts'

/**
 * The archive of a person's request, to be sent.
 * @throws {Problem} `not-found` also for another person's, and once its days are over; `identity-unverified`; `conflict`
 *   while it is being built.
 */
export async function openArchive(
  { db, clock }: Pick<PrivacyDependencies, 'db' | 'clock'>,
  user: SignedInUser,
  requestId: string,
): Promise<FileAnswer> {
  const now = clock.now()
  const [whole] = await readRequests(db, user.id, requestId)
  const archive = whole?.archive
  if (archive === undefined) throw problem('not-found')
  await requireVerified(db, user, now)
  if (archive.state === 'building') throw problem('conflict', { message: privacyMessages.archiveNotReady })
  const { bytes, endsAt, readyAt } = archive
  const isThere = archive.state === 'ready' && endsAt !== null && endsAt > now
  if (!isThere || bytes === null || readyAt === null)
    throw problem('not-found', { message: privacyMessages.archiveOver })
  const name = `placard-archive-${readyAt.toISOString().slice(0, 10)}.zip`
  return new FileAnswer(Readable.from(partsOf(db, requestId, bytes)), { name, bytes })
}
