import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useAuthSession } from '../../../client/auth/auth-context.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { buttonClasses } from '../../../kit/ui/Button.tsx'
import { linkMessages } from './link-messages.en.ts'

/** A page with one task on a sheet of paper, for links from mails. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid flex-1 place-items-center px-4 py-12 sm:px-6">
      <section className="paper flex w-full max-w-form flex-col gap-4 p-6 sm:p-8">
        <h1 className="text-32">{title}</h1>
        {children}
      </section>
    </div>
  )
}

/** Link to the first view: the sign-in, or the page behind it. */
export function WayOn() {
  const isSignedIn = useStore(useAuthSession().store, ({ status }) => status === 'signed-in')
  return (
    <ViewLink view={{ kind: 'chat' }} className={buttonClasses('primary')}>
      {isSignedIn ? linkMessages.resume : linkMessages.toSignIn}
    </ViewLink>
  )
}
