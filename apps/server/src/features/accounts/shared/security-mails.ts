import type { Executor } from '../../../database/executor.ts'
import type { MailPost } from '../../../ports/mail-post.ts'
import { SECURITY_PATH } from './begin-sign-in.ts'
import { tellReader } from './reader-mails.ts'
import type { StoredUser } from './user-rows.ts'

/** A change of an account's credentials, with the account. */
type SecurityChange = { readonly user: Pick<StoredUser, 'id' | 'name' | 'email' | 'emailVerifiedAt'> } & (
  | { readonly what: 'second-factor-on' | 'second-factor-off' | 'recovery-codes-renewed' }
  | { readonly what: 'passkey-added' | 'passkey-removed'; readonly passkey: string }
)

/**
 * Reports a change of an account's credentials by mail to its owner, in the transaction of the change, whoever makes
 * it.
 */
export async function tellOfSecurity(
  mail: { readonly mail: Pick<MailPost, 'post'> },
  tx: Executor,
  change: SecurityChange,
  now: Date,
): Promise<void> {
  const { user } = change
  const said = { name: user.name, at: now, path: SECURITY_PATH }
  if ('passkey' in change) {
    const { what: template, passkey } = change
    return tellReader(mail, tx, user, { template, data: { ...said, passkey } })
  }
  return tellReader(mail, tx, user, { template: change.what, data: said })
}
