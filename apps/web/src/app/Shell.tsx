import type { User } from '@placard/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useStore } from 'zustand'
import { CampaignGatewayContext } from '../shared/campaign-gateway-context.ts'
import { addressOf } from '../shared/navigation/view.ts'
import { viewStore } from '../shared/navigation/view-store.ts'
import { Skeleton, SkeletonGroup } from '../shared/ui/Skeleton.tsx'
import { AppFallback } from './AppFallback.tsx'
import { DemoStorageBanner } from './DemoStorageBanner.tsx'
import { demoGateway, serverGateway } from './gateways.ts'
import { Header } from './Header.tsx'
import { appMessages } from './messages.en.ts'
import { SettingsNotice } from './SettingsNotice.tsx'
import { screenOf } from './screens.tsx'
import { followSettings } from './settings-sync.ts'

/** `call` tries again by itself; a second layer would multiply the attempts. */
function aQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  })
}

function ViewLoading() {
  return (
    <SkeletonGroup className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 py-8 sm:px-6">
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-4 w-96 max-w-full" />
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    </SkeletonGroup>
  )
}

/** The view in its landmark. A change of view moves the focus here, so that it is never lost with the old view. */
function Main() {
  const view = useStore(viewStore, (state) => state.view)
  const main = useRef<HTMLElement>(null)
  const address = addressOf(view)
  const shownAddress = useRef(address)
  useEffect(() => {
    if (shownAddress.current === address) return
    shownAddress.current = address
    main.current?.focus({ preventScroll: true })
  }, [address])
  return (
    <main ref={main} id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      <ErrorBoundary FallbackComponent={AppFallback} resetKeys={[address]}>
        <Suspense fallback={<ViewLoading />}>{screenOf(view)}</Suspense>
      </ErrorBoundary>
    </main>
  )
}

type ShellProps = {
  /** Undefined in the demo. */
  user: User | undefined
  onLeave: () => void
}

/** Everything behind the sign-in. It lives as long as one person is here: nothing of theirs is left to the next. */
export function Shell({ user, onLeave }: ShellProps) {
  const [queryClient] = useState(aQueryClient)
  const account = user?.id
  useEffect(() => (account === undefined ? undefined : followSettings(account)), [account])
  return (
    <QueryClientProvider client={queryClient}>
      <CampaignGatewayContext value={user === undefined ? demoGateway : serverGateway}>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:inset-s-4 focus:inset-bs-2 focus:z-30 focus:bg-surface focus:px-4 focus:py-2"
        >
          {appMessages.skipToContent}
        </a>
        {user === undefined && <DemoStorageBanner />}
        <SettingsNotice />
        <Header user={user} onLeave={onLeave} />
        <Main />
      </CampaignGatewayContext>
    </QueryClientProvider>
  )
}
