import type { Executor } from '../../../database/executor.ts'
import type { MailPost, OwedMail } from '../../../ports/mail-post.ts'
import type { MailName } from '../../../ports/mails.ts'
import type { StoredUser } from './user-rows.ts'

/**
 * Sends a mail about an account to whoever reads its address. An address nobody has answered for may be a stranger's,
 * made use of to fill their mailbox: nothing but the link that confirms it, or a new password somebody asks for, goes there.
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
