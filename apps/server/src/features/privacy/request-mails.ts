import { owedOf } from '@placard/application'
import type { Executor } from '../../database/executor.ts'
import type { MailPost } from '../../ports/mail-post.ts'
import type { ReceivedKind } from '../../ports/mails.ts'
import type { StoredRequest } from './request-rows.ts'
import { readPrivacySettings } from './settings.ts'

/** The page on which people use their rights, and see their requests. */
export const RIGHTS_PATH = '/settings/privacy-rights'

interface Reader {
  readonly id: string
  readonly name: string
  readonly email: string
}
interface Mailing {
  readonly mail: Pick<MailPost, 'post'>
}

/** Mails that a request was received, with the day by which it is answered. */
export async function mailReceipt(
  { mail }: Mailing,
  tx: Executor,
  { id: userId, name, email: to }: Reader,
  { kind, receivedAt }: { readonly kind: ReceivedKind; readonly receivedAt: Date },
): Promise<void> {
  const { communication } = await readPrivacySettings(tx, userId)
  if (!communication.email) return
  const answerOn = owedOf(kind, receivedAt).at(-1)?.on ?? ''
  const data = { name, kind, answerOn, path: RIGHTS_PATH }
  await mail.post({ to, template: 'request-received', data, userId }, tx)
}

/** Mails when a confirmed deletion is carried out. It comes whatever is settled about mails. */
export async function mailConfirmed(
  { mail }: Mailing,
  tx: Executor,
  { id: userId, name, email: to }: Reader,
  { row, executesAt }: { readonly row: StoredRequest; readonly executesAt: Date },
): Promise<void> {
  const data = { name, isAll: row.kind === 'delete', at: executesAt, path: RIGHTS_PATH }
  await mail.post({ to, template: 'deletion-confirmed', data, userId }, tx)
}

/** Mails that an archive can be downloaded. It comes whatever is settled about mails: somebody else may have asked. */
export async function mailArchive(
  { mail }: Mailing,
  tx: Executor,
  { id: userId, name, email: to }: Reader,
  until: Date,
): Promise<void> {
  await mail.post({ to, template: 'archive-ready', data: { name, until, path: RIGHTS_PATH }, userId }, tx)
}

/** Mails that an account stays, since nobody else administers the server. It comes whatever is settled about mails. */
export async function mailDenied(
  { mail }: Mailing,
  tx: Executor,
  { id: userId, name, email: to }: Reader,
): Promise<void> {
  await mail.post({ to, template: 'deletion-denied', data: { name, path: RIGHTS_PATH }, userId }, tx)
}

/** Mails that a deletion was withdrawn. It comes whatever is settled about mails. */
export async function mailCancelled(
  { mail }: Mailing,
  tx: Executor,
  { id: userId, name, email: to }: Reader,
  { kind }: StoredRequest,
): Promise<void> {
  const data = { name, isAll: kind === 'delete', path: RIGHTS_PATH }
  await mail.post({ to, template: 'deletion-cancelled', data, userId }, tx)
}
