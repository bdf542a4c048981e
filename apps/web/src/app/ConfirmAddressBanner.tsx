import { accountLinks, type User } from '@placard/contract'
import { Mail, X } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { refusalOf } from '../shared/auth/refusal.ts'
import { ViewLink } from '../shared/navigation/ViewLink.tsx'
import { viewStore } from '../shared/navigation/view-store.ts'
import { Banner } from '../shared/ui/Banner.tsx'
import { IconButton } from '../shared/ui/IconButton.tsx'
import { uiMessages } from '../shared/ui/messages.en.ts'
import { showToast } from '../shared/ui/toast-store.ts'
import { appMessages } from './messages.en.ts'
import { authSession } from './services.ts'

const { confirmAddress: words } = appMessages

async function sendAgain(): Promise<void> {
  try {
    const { signedInCall } = await import('./api.ts')
    await signedInCall(authSession)(accountLinks.sendConfirmation, {})
    showToast(words.sent, { tone: 'success' })
  } catch (error) {
    showToast(refusalOf(error, Date.now()).failure ?? words.notSent, { tone: 'danger' })
  }
}

/** Says that a mail waits to be answered. Nothing waits for it, and it can be put away. */
export function ConfirmAddressBanner({ user: { email, isEmailVerified } }: { user: User }) {
  const [isPutAway, setIsPutAway] = useState(false)
  // the security view says more, the hall has other things to say
  const isElsewhere = useStore(viewStore, ({ view }) => view.kind === 'security' || view.kind === 'session')
  if (isEmailVerified !== false || isPutAway || isElsewhere) return null
  const look = 'target-dense inline-flex items-center px-2 underline underline-offset-2 hover:no-underline'
  return (
    <Banner
      icon={<Mail aria-hidden="true" />}
      action={
        <span className="inline-flex flex-wrap items-center gap-1">
          <button type="button" className={look} onClick={() => void sendAgain()}>
            {words.again}
          </button>
          <ViewLink view={{ kind: 'security' }} className={look}>
            {words.more}
          </ViewLink>
          <IconButton label={uiMessages.dismiss} isDense onClick={() => setIsPutAway(true)}>
            <X />
          </IconButton>
        </span>
      }
    >
      {words.text(email)}
    </Banner>
  )
}
