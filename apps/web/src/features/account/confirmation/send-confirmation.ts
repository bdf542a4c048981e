import { accountLinks, type User } from '@placard/contract'
import type { Call } from '../../../client/api/client.ts'
import type { AuthSession } from '../../../client/auth/auth-session.ts'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { confirmationMessages } from './confirmation.en.ts'

/** Requests the confirmation mail of an address, and reports the result. @throws {ApiError} */
export async function sendConfirmation(
  call: Call,
  session: Pick<AuthSession, 'changeUser'>,
  user: User,
): Promise<void> {
  const { sentAt } = await call(accountLinks.sendConfirmation, {})
  // an address that was confirmed meanwhile, such as on another device, needs no mail
  session.changeUser(
    sentAt === undefined ? { ...user, isEmailVerified: true } : { ...user, confirmationSentAt: sentAt },
  )
  showToast(sentAt === undefined ? confirmationMessages.confirmed : confirmationMessages.sent, { tone: 'success' })
}
