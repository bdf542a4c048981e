import type { ReactNode } from 'react'
import type { SignedOutReason } from '../../../client/auth/auth-session.ts'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { chooseTheme } from '../../../client/settings/choose-theme.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { ThemeSwitch } from '../../../kit/ui/ThemeSwitch.tsx'
import { AuthFormPanel } from './AuthFormPanel.tsx'
import { HALVES, Hall } from './Hall.tsx'
import { HallPicture } from './HallPicture.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
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

function LegalLinks() {
  const look = 'target inline-flex items-center text-13 text-text-2 underline-offset-2 hover:text-text hover:underline'
  return (
    <nav
      aria-label={authMessages.legalLinks}
      className="mx-auto flex w-full max-w-form flex-wrap justify-center gap-x-6"
    >
      <ViewLink view={{ kind: 'legal' }} className={look}>
        {authMessages.terms}
      </ViewLink>
      <ViewLink view={{ kind: 'privacy' }} className={look}>
        {authMessages.privacy}
      </ViewLink>
    </nav>
  )
}

function UpdatesBeside({ children }: { children: ReactNode }) {
  return (
    <aside className="px-6 pb-8 lg:px-12 xl:w-80 xl:shrink-0 xl:border-s xl:border-hairline xl:bg-sunken xl:px-5 xl:py-8 2xl:w-96">
      <div className="mx-auto max-w-form">{children}</div>
    </aside>
  )
}

type AuthScreenProps = {
  onDemo: () => void
  /** Why the user was signed out. */
  reason: SignedOutReason | undefined
  onRetry: () => void
  /** Whether a demo user came to keep the demo's content. */
  isKeeping?: boolean
  /** Community Updates, beside the form on large screens and under it on smaller ones. */
  updates?: ReactNode
}

/** The sign-in screen: a marble half with the hall, a paper half with the form. */
export function AuthScreen({ onDemo, reason, onRetry, isKeeping = false, updates }: AuthScreenProps) {
  usePageTitle(authMessages.pageTitle, authMessages.pageDescription)
  return (
    <div className={HALVES}>
      <Hall
        corner={<ThemeSwitch onChoose={(theme) => void chooseTheme(theme)} />}
        picture={(className) => <HallPicture className={className} />}
      />
      <div className="flex flex-col xl:flex-row">
        <main className="flex flex-col px-6 py-6 lg:px-12 xl:flex-1">
          <div className="hidden justify-end lg:flex">
            <ThemeSwitch onChoose={(theme) => void chooseTheme(theme)} />
          </div>
          <div className="mx-auto flex w-full max-w-form flex-1 flex-col justify-center gap-8 py-4">
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
            <div>
              <h2 className="mb-3 text-32">{authMessages.formHeading}</h2>
              {isKeeping && <Alert className="mb-4">{authMessages.keepDemo}</Alert>}
              <AuthFormPanel startsWith={isKeeping ? 'register' : 'login'} />
            </div>
            <DemoCard onDemo={onDemo} />
          </div>
          <LegalLinks />
          <LanguageLinks />
        </main>
        {updates !== undefined && <UpdatesBeside>{updates}</UpdatesBeside>}
      </div>
    </div>
  )
}
