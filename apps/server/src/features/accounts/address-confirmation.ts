import type { Executor } from '../../data/executor.ts'
import type { AccountDependencies } from './begin-sign-in.ts'
import { emailKey } from './email-key.ts'
import { issueToken } from './one-time-tokens.ts'
import { findUserByEmail, type StoredUser, updateUser } from './users.ts'

/** A link that confirms an address is good for two days: mail can wait over a weekend's day. */
const CONFIRMATION_HOURS = 48
const HOUR_MS = 60 * 60 * 1000

/** Where a person asks for a new password. */
export const FORGOTTEN_PATH = '/forgot-password'

/**
 * Sends the mail that an address is owed when an account claims it: the link that confirms it, or, when another account
 * has it, word of that to the person whose mail it is. That a mail was sent is told alike in both cases.
 */
export async function sendConfirmation(
  { random, mail }: Pick<AccountDependencies, 'random' | 'mail'>,
  tx: Executor,
  user: StoredUser,
  now: Date,
): Promise<void> {
  await updateUser(tx, user.id, { confirmationSentAt: now }, now)
  const address = user.pendingEmail ?? user.email
  const holder = await findUserByEmail(tx, address)
  if (holder !== undefined && holder.id !== user.id) {
    const data = { name: holder.name, signInPath: '/', resetPath: FORGOTTEN_PATH }
    return mail.post({ to: holder.email, userId: holder.id, template: 'account-exists', data }, tx)
  }
  const { token, expiresAt } = await issueToken(
    tx,
    random,
    {
      purpose: 'verify-address',
      userId: user.id,
      data: { emailKey: emailKey(address) },
      lifetimeMs: CONFIRMATION_HOURS * HOUR_MS,
    },
    now,
  )
  const data = { name: user.name, path: `/confirm-email#token=${token}`, hours: CONFIRMATION_HOURS }
  return mail.post({ to: address, userId: user.id, template: 'verify-address', data, until: expiresAt }, tx)
}
