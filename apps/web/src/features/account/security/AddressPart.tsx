import { auth, type User } from '@placard/contract'
import { useState } from 'react'
import { useAuthSession } from '../../../client/auth/auth-context.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { confirmationMessages as words } from '../confirmation/confirmation.en.ts'
import { sendConfirmation } from '../confirmation/send-confirmation.ts'
import { useAttempt } from '../shared/use-attempt.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { securityMessages } from './messages.en.ts'
import { useCall } from './security-context.ts'

const { profile } = securityMessages

/** The address, whether it is confirmed, and a pending change of it. */
export function AddressPart({ member }: { member: User }) {
  const [isChanging, setIsChanging] = useState(false)
  const isConfirmed = member.isEmailVerified === true
  return (
    <div className="flex flex-col gap-3 border-t border-hairline pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="text-13 font-medium text-text-2">{profile.email}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-15">
            <span className="break-all">{member.email}</span>
            <Badge tone={isConfirmed ? 'success' : 'warning'}>
              {isConfirmed ? profile.confirmed : profile.unconfirmed}
            </Badge>
          </p>
        </div>
        <Button onClick={() => setIsChanging(true)}>{profile.change}</Button>
      </div>
      <OpenMail member={member} />
      {isChanging && <AddressDialog present={member.email} onClose={() => setIsChanging(false)} />}
    </div>
  )
}

/** A confirmation mail that is pending. */
function OpenMail({ member }: { member: User }) {
  const { email, pendingEmail, isEmailVerified, confirmationSentAt } = member
  const call = useCall()
  const session = useAuthSession()
  const { attempt, failure, button, say } = useAttempt()
  if (pendingEmail === undefined && isEmailVerified === true) return null

  const send = () => attempt(() => sendConfirmation(call, session, member))
  async function keep(): Promise<void> {
    const isKept = await attempt(async () => session.changeUser((await call(auth.profile, { body: { email } })).user))
    if (isKept) showToast(profile.kept, { tone: 'success' })
  }

  return (
    <>
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      <Alert>
        <p>
          {pendingEmail === undefined
            ? [words.notice(email, confirmationSentAt), profile.whyConfirm].join(' ')
            : profile.pending(pendingEmail, email)}
        </p>
        {isEmailVerified !== true && <p className="mt-2">{profile.beforeConfirm}</p>}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" {...button} onClick={() => void send()}>
            {say(words.send(confirmationSentAt))}
          </Button>
          {pendingEmail !== undefined && (
            <Button size="sm" variant="quiet" onClick={() => void keep()}>
              {profile.keep}
            </Button>
          )}
        </div>
      </Alert>
    </>
  )
}
