import { lazy, Suspense, useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useStore } from 'zustand'
import { AuthContext } from '../client/auth/auth-context.ts'
import type { AuthSession } from '../client/auth/auth-session.ts'
import { chooseMode, modeStore } from '../client/auth/mode-store.ts'
import { closeKeepDemo, keepDemoStore } from '../client/keep-demo/keep-demo-store.ts'
import { navigate, viewStore } from '../client/navigation/view-store.ts'
import { AuthScreen } from '../features/account/sign-in/AuthScreen.tsx'
import { afterPaint } from '../kit/browser/after-paint.ts'
import { FullScreenSpinner } from '../kit/ui/FullScreenSpinner.tsx'
import { AppFallback } from './AppFallback.tsx'
import { LateConnectivity } from './LateConnectivity.tsx'
import { SignInUpdates } from './SignInUpdates.tsx'
import { Arrived } from './use-arrived.ts'
import { mayOpen, type Who } from './views/who.ts'

const loadShell = () => import('./Shell.tsx')
const Shell = lazy(() => loadShell().then((module) => ({ default: module.Shell })))

const FirstPassword = lazy(() => import('./FirstPassword.tsx').then((module) => ({ default: module.FirstPassword })))

// loaded after the first paint: toasts, tooltips, auto-hiding scroll bars
const LateLayers = lazy(() =>
  afterPaint()
    .then(() => import('./LateLayers.tsx'))
    .then((module) => ({ default: module.LateLayers })),
)

const DEMO: Who = { kind: 'demo' }
const VISITOR: Who = { kind: 'visitor' }

function Gate({ session }: { session: AuthSession }) {
  const state = useStore(session.store)
  const isDemo = useStore(modeStore, ({ mode }) => mode === 'demo')
  const isPublic = useStore(viewStore, ({ view }) => mayOpen(view, VISITOR))
  const isKeeping = useStore(keepDemoStore, ({ isWanted }) => isWanted)

  if (isDemo) return <Shell key="demo" who={DEMO} onLeave={() => leave(() => leaveDemo(session))} />
  if (state.status === 'loading') return <FullScreenSpinner />
  const isNewcomer = state.status === 'signed-in' && state.user.hasTemporaryPassword === true
  if (isPublic && (isNewcomer || state.status === 'signed-out')) {
    return <Shell key="visitor" who={VISITOR} onLeave={() => undefined} />
  }
  if (isNewcomer || state.status === 'signed-out') {
    return (
      <>
        <LateConnectivity />
        {state.status === 'signed-in' ? (
          <FirstPassword user={state.user} />
        ) : (
          <AuthScreen
            onDemo={enterDemo}
            reason={state.reason}
            isKeeping={isKeeping}
            onRetry={() => void session.restore()}
            updates={<SignInUpdates />}
          />
        )}
        <Arrived />
      </>
    )
  }
  const who: Who = { kind: 'member', user: state.user }
  return <Shell key={state.user.id} who={who} onLeave={() => leave(() => void session.signOut())} />
}

/** Navigates to the first view on leaving, so that the next user does not see this one's address. */
function leave(how: () => void): void {
  how()
  navigate({ kind: 'chat' }, { replace: true })
}

function enterDemo(): void {
  closeKeepDemo()
  chooseMode('demo')
}

function leaveDemo(session: AuthSession): void {
  chooseMode('account')
  void session.restore()
}

/** The page: the sign-in, or the shell for users who are signed in or in the demo. */
export function App({ session }: { session: AuthSession }) {
  useEffect(() => {
    // A page restored from the back/forward cache may show a user who has signed out since.
    const restoreFromCache = ({ persisted }: PageTransitionEvent) => {
      if (persisted && modeStore.getState().mode === 'account') void session.restore()
    }
    window.addEventListener('pageshow', restoreFromCache)
    return () => window.removeEventListener('pageshow', restoreFromCache)
  }, [session])

  return (
    <AuthContext value={session}>
      <ErrorBoundary FallbackComponent={AppFallback}>
        <Suspense fallback={<FullScreenSpinner />}>
          <Gate session={session} />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <LateLayers />
        </Suspense>
      </ErrorBoundary>
    </AuthContext>
  )
}
