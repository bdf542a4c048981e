import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useAuthSession } from '../../../client/auth/auth-context.ts'
import { modeStore } from '../../../client/auth/mode-store.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { buttonClasses } from '../../../kit/ui/Button.tsx'
import { Halves } from '../sign-in/Halves.tsx'
import { linkMessages } from './link-messages.en.ts'

const useIsSignedIn = () => useStore(useAuthSession().store, ({ status }) => status === 'signed-in')

/** A page with one task, for links from mails: in the sign-in’s own frame, and on a sheet of paper for who is inside. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  const isSignedIn = useIsSignedIn()
  const isInside = useStore(modeStore, ({ mode }) => mode === 'demo') || isSignedIn
  const task = (
    <>
      <h1 className="text-32">{title}</h1>
      {children}
    </>
  )
  if (!isInside) {
    return (
      <Halves>
        <section className="flex flex-col gap-4">{task}</section>
      </Halves>
    )
  }
  return (
    <div className="grid flex-1 place-items-center px-4 py-12 sm:px-6">
      <section className="paper flex w-full max-w-form flex-col gap-4 p-6 sm:p-8">{task}</section>
    </div>
  )
}

/** Link to the first view: the sign-in, or the page behind it. */
function FirstViewLink({ className }: { className: string }) {
  const isSignedIn = useIsSignedIn()
  return (
    <ViewLink view={{ kind: 'chat' }} className={className}>
      {isSignedIn ? linkMessages.resume : linkMessages.toSignIn}
    </ViewLink>
  )
}

/** A way back for who came here by mistake. */
export const WayBack = () => <FirstViewLink className="target inline-flex items-center self-start text-14 underline" />

/** The way on from what is done. */
export const WayOn = () => <FirstViewLink className={buttonClasses('primary')} />
