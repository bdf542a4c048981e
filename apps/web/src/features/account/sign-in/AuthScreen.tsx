import type { ReactNode } from 'react'
import type { SignedOutReason } from '../../../client/auth/auth-session.ts'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { AuthFormPanel } from './AuthFormPanel.tsx'
import { Halves } from './Halves.tsx'
import { authMessages } from './messages.en.ts'

function DemoCard({ onDemo }: { onDemo: () => void }) {
  return (
    <section
      aria-labelledby="demo-title"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border border-hairline bg-surface px-5 py-4"
    >
      <div className="min-w-48 flex-1">
        <h2 id="demo-title" className="text-17">
          {authMessages.demo.title}
        </h2>
        <p className="mt-0.5 text-13 text-text-2">{authMessages.demo.text}</p>
      </div>
      <Button onClick={onDemo}>{authMessages.demo.button}</Button>
    </section>
  )
}

type AuthScreenProps = {
  onDemo: () => void
  /** Why the user was signed out. */
  reason: SignedOutReason | undefined
  onRetry: () => void
  /** Whether a demo user came to keep the demo's content. */
  isKeeping?: boolean
  /** Community Updates. */
  updates?: ReactNode
}

/** The sign-in screen: a marble half with the hall, a paper half with the form. */
export function AuthScreen({ onDemo, reason, onRetry, isKeeping = false, updates }: AuthScreenProps) {
  usePageTitle(authMessages.pageTitle, authMessages.pageDescription)
  return (
    <Halves beside={updates} isMain>
      {reason !== undefined && (
        <Alert
          tone={reason === 'elsewhere' || reason === 'ended' ? 'info' : 'warning'}
          action={
            reason === 'server-unreachable' && (
              <Button size="sm" onClick={onRetry}>
                {authMessages.retry}
              </Button>
            )
          }
        >
          {authMessages.signedOut[reason]}
        </Alert>
      )}
      <AuthFormPanel
        startsWith={isKeeping ? 'register' : 'login'}
        notice={isKeeping && <Alert className="mb-4">{authMessages.keepDemo}</Alert>}
        instead={<DemoCard onDemo={onDemo} />}
      />
    </Halves>
  )
}
