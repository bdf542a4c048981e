import type { Executor } from '../../../database/executor.ts'
import type { MailPost, OwedMail } from '../../../ports/mail-post.ts'
import type { MailName } from '../../../ports/mails.ts'
import type { StoredUser } from './user-rows.ts'

/**
 * Sends a mail about an account to its address. An unconfirmed address may be a stranger's, abused to flood their
 * mailbox: it gets nothing but the confirmation link, or a requested link for a new password.
 */
export async function tellReader<Name extends MailName>(
  { mail }: { readonly mail: Pick<MailPost, 'post'> },
  tx: Executor,
  { id: userId, email: to, emailVerifiedAt }: Pick<StoredUser, 'id' | 'email' | 'emailVerifiedAt'>,
  said: Pick<OwedMail<Name>, 'template' | 'data'>,
): Promise<void> {
  if (emailVerifiedAt === null) return
  await mail.post({ ...said, to, userId }, tx)
}
