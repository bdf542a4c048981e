import { accountLinks, type User } from '@placard/contract'
import type { Call } from '../../../client/api/client.ts'
import type { AuthSession } from '../../../client/auth/auth-session.ts'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { confirmationMessages } from './confirmation.en.ts'

/** Has the mail sent that an address is owed, and says what came of it. @throws {ApiError} */
export async function sendConfirmation(
  call: Call,
  session: Pick<AuthSession, 'changeUser'>,
  user: User,
): Promise<void> {
  const { sentAt } = await call(accountLinks.sendConfirmation, {})
  // nothing is owed to an address that was confirmed meanwhile, such as on another device
  session.changeUser(
    sentAt === undefined ? { ...user, isEmailVerified: true } : { ...user, confirmationSentAt: sentAt },
  )
  showToast(sentAt === undefined ? confirmationMessages.confirmed : confirmationMessages.sent, { tone: 'success' })
}
