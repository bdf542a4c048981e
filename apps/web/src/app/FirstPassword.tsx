import type { User } from '@placard/contract'
import { FirstPasswordScreen } from '../features/account/first-password/FirstPasswordScreen.tsx'
import { signedInCall } from '../hosts/server/api.ts'
import { authSession } from '../hosts/server/auth.ts'

const call = signedInCall(authSession)

/** What a user with a temporary password sees in place of the shell. */
export function FirstPassword({ user }: { user: User }) {
  return <FirstPasswordScreen call={call} user={user} />
}
