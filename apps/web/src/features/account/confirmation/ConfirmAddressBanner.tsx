import type { User } from '@placard/contract'
import { Mail, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Call } from '../../../client/api/client.ts'
import { useAuthSession } from '../../../client/auth/auth-context.ts'
import type { AuthSession } from '../../../client/auth/auth-session.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { viewStore } from '../../../client/navigation/view-store.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { classes } from '../../../kit/ui/classes.ts'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { uiMessages } from '../../../kit/ui/messages.en.ts'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { refusalOf } from '../shared/refusal.ts'
import { confirmationMessages as words } from './confirmation.en.ts'
import { forgetNoticeRoom, keepNoticeRoom } from './notice-room.ts'

async function send(loadCall: () => Promise<Call>, session: AuthSession, user: User): Promise<void> {
  try {
    const [call, { sendConfirmation }] = await Promise.all([loadCall(), import('./send-confirmation.ts')])
    await sendConfirmation(call, session, user)
  } catch (error) {
    showToast(refusalOf(error, Date.now()).failure ?? words.notSent, { tone: 'danger' })
  }
}

type ConfirmAddressBannerProps = {
  user: User
  /** Calls as this user. The module is loaded with the first call, which most users never make. */
  loadCall: () => Promise<Call>
}

/** A notice about an unconfirmed address, and whether a confirmation mail is pending. Loaded lazily. */
export function ConfirmAddressBanner({ user, loadCall }: ConfirmAddressBannerProps) {
  const session = useAuthSession()
  const { email, pendingEmail, isEmailVerified, confirmationSentAt } = user
  const [isPutAway, setIsPutAway] = useState(false)
  // the security view has the details, and the hall is kept free of the notice
  const isElsewhere = useStore(viewStore, ({ view }) => view.kind === 'security' || view.kind === 'session')
  useEffect(() => {
    if (isEmailVerified !== false) forgetNoticeRoom()
  }, [isEmailVerified])
  if (isEmailVerified !== false || isPutAway || isElsewhere) return null
  const look = 'target-dense inline-flex items-center px-2 underline underline-offset-2 hover:no-underline'
  return (
    <div ref={keepNoticeRoom} className="notice grid min-h-11">
      <Banner
        icon={<Mail aria-hidden="true" />}
        action={
          <span className="inline-flex items-center gap-1">
            <button type="button" className={look} onClick={() => void send(loadCall, session, user)}>
              {words.send(confirmationSentAt)}
            </button>
            <ViewLink view={{ kind: 'security' }} className={classes(look, 'max-sm:hidden')}>
              {words.accountSecurity}
            </ViewLink>
            <IconButton label={uiMessages.dismiss} isDense onClick={() => setIsPutAway(true)}>
              <X />
            </IconButton>
          </span>
        }
      >
        <span className="max-sm:hidden">{words.notice(pendingEmail ?? email, confirmationSentAt)}</span>
        <ViewLink view={{ kind: 'security' }} className="underline underline-offset-2 sm:hidden">
          {words.short}
        </ViewLink>
      </Banner>
    </div>
  )
}
