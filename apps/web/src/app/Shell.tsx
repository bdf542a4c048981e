import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useStore } from 'zustand'
import { CampaignGatewayContext } from '../client/gateways/campaign-gateway-context.ts'
import { ChatScopeContext, useChatPresence } from '../client/gateways/chat-scope.ts'
import { PaperGatewayContext } from '../client/gateways/paper-gateway.ts'
import { VoiceGatewayContext } from '../client/gateways/voice-gateway.ts'
import { MicrophoneContext } from '../client/microphone/microphone-port.ts'
import { usePageTitle } from '../client/navigation/page-title.ts'
import { addressOf, type View } from '../client/navigation/view.ts'
import { viewStore } from '../client/navigation/view-store.ts'
import { ExportGateContext, UNCOUNTED } from '../client/usage/export-gate.ts'
import { demoGateway } from '../hosts/demo/gateways.ts'
import { serverExports } from '../hosts/server/export-gate.ts'
import { serverGateway } from '../hosts/server/gateways.ts'
import { afterPaint } from '../kit/browser/after-paint.ts'
import { Skeleton, SkeletonGroup } from '../kit/ui/Skeleton.tsx'
import { AppFallback } from './AppFallback.tsx'
import { chatScopeOf, microphoneOf, papersOf, voiceOf } from './chat-scope-of.ts'
import { Header } from './Header.tsx'
import { LateConnectivity } from './LateConnectivity.tsx'
import { appMessages } from './messages.en.ts'
import { Sidebar } from './sidebar/Sidebar.tsx'
import { Arrived } from './use-arrived.ts'
import { useFavicon } from './use-favicon.ts'
import { entryOf, screenOf } from './views/registry.tsx'
import { hasParts, screenKeyOf, useShownView } from './views/shown-view.ts'
import { PRODUCT_DESCRIPTION } from './views/view-messages.en.ts'
import { mayOpen, type Who } from './views/who.ts'

const Notices = lazy(() => import('./Notices.tsx').then((module) => ({ default: module.Notices })))
const SpeechLayer = lazy(() =>
  afterPaint()
    .then(() => import('./SpeechLayer.tsx'))
    .then((module) => ({ default: module.SpeechLayer })),
)
const NoView = lazy(() => import('./views/NoView.tsx').then((module) => ({ default: module.NoView })))
// loaded after the view: shortcuts and palette are not needed at first
const ShellCommands = lazy(() =>
  import('./commands/ShellCommands.tsx').then((module) => ({ default: module.ShellCommands })),
)

/**
 * No retries here: `call` retries by itself, and a second layer would multiply the attempts. A browser without a network is
 * asked all the same: the demo and what the page keeps need none, and `call` says by itself that there is none.
 */
function aQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
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

/** Sets a view's default title; rendered before the view, whose own title is set later and wins. */
function ViewHead({ kind }: Pick<View, 'kind'>) {
  const { title, description = PRODUCT_DESCRIPTION } = entryOf(kind)
  usePageTitle(title, description)
  useFavicon(kind === 'voice' || kind === 'voice-conversation' ? '/icon-voice.svg' : '/icon.svg')
  return null
}

function ViewBody({ view, who }: { view: View; who: Who }) {
  const screen = mayOpen(view, who) ? screenOf(view) : undefined
  return screen ?? <NoView view={view} who={who} />
}

/** The view in its main landmark. A change of view moves the focus here, so that it is not lost with the old view. */
function Main({ who }: { who: Who }) {
  const view = useShownView()
  const main = useRef<HTMLElement>(null)
  const address = addressOf(view)
  const key = screenKeyOf(view)
  const shown = useRef({ address, key })
  useEffect(() => {
    const before = shown.current
    shown.current = { address, key }
    // a screen of several parts leads from one to the next by itself
    const isWithin = before.key === key && hasParts(key)
    if (before.address !== address && !isWithin) main.current?.focus({ preventScroll: true })
  }, [address, key])
  return (
    <main ref={main} id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      <ViewHead kind={view.kind} />
      <ErrorBoundary FallbackComponent={AppFallback} resetKeys={[address]}>
        <Suspense key={key} fallback={<ViewLoading />}>
          <ViewBody view={view} who={who} />
          <Arrived />
        </Suspense>
      </ErrorBoundary>
    </main>
  )
}

/** Synchronises the settings with the account, if there is one; the code is loaded after the first view. */
function useFollowedSettings(account: string | undefined): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    void import('../hosts/server/follow-settings.ts').then(
      ({ followSettings }) => {
        if (!isOver) stop = followSettings(account)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [account])
}

/** Views that links from mails lead to. */
const ACCOUNT_PAGES: readonly View['kind'][] = [
  'forgot-password',
  'reset-password',
  'confirm-email',
  'restore-address',
  'stop-news',
]

/** Reserves the space of the one predictable notice, so that it does not push the view down. */
function NoticeRoom({ who, kind }: { who: Who } & Pick<View, 'kind'>) {
  const isElsewhere = kind === 'security' || kind === 'session'
  const isExpected = who.kind === 'member' && who.user.isEmailVerified === false && !isElsewhere
  return isExpected ? (
    <div className="min-h-[2.8125rem] max-md:h-(--notice-room) border-b border-hairline bg-sunken" />
  ) : null
}

type ShellProps = { who: Who; onLeave: () => void }

/** Everything behind the sign-in. It is mounted for one user, so that no state is left to the next. */
export function Shell({ who, onLeave }: ShellProps) {
  const [queryClient] = useState(aQueryClient)
  const [chatScope] = useState(() => chatScopeOf(who))
  useChatPresence(chatScope)
  useFollowedSettings(who.kind === 'member' ? who.user.id : undefined)
  const kind = useStore(viewStore, ({ view }) => view.kind)
  // these have the sign-in's frame, in which there is nowhere else to go
  const isBare = who.kind === 'visitor' && ACCOUNT_PAGES.includes(kind)
  return (
    <QueryClientProvider client={queryClient}>
      <CampaignGatewayContext value={who.kind === 'demo' ? demoGateway : serverGateway}>
        <ChatScopeContext value={chatScope}>
          <PaperGatewayContext value={papersOf(who)}>
            <VoiceGatewayContext value={voiceOf(who)}>
              <MicrophoneContext value={microphoneOf(who)}>
                <ExportGateContext value={who.kind === 'demo' ? UNCOUNTED : serverExports}>
                  <a
                    href="#content"
                    className="sr-only focus:not-sr-only focus:absolute focus:inset-s-4 focus:inset-bs-2 focus:z-30 focus:bg-surface focus:px-4 focus:py-2"
                  >
                    {appMessages.skipToContent}
                  </a>
                  <div className="flex flex-1">
                    {!isBare && <Sidebar who={who} onLeave={onLeave} />}
                    <div className="flex min-w-0 flex-1 flex-col">
                      <ErrorBoundary fallback={null}>
                        <Suspense fallback={<NoticeRoom who={who} kind={kind} />}>
                          <Notices who={who} onLeave={onLeave} />
                        </Suspense>
                      </ErrorBoundary>
                      {/* what stands between the page and its server stays in view wherever one reads */}
                      <div className="sticky inset-bs-0 z-20">
                        <div className="max-h-dvh overflow-y-auto">
                          <LateConnectivity />
                        </div>
                        {!isBare && <Header who={who} onLeave={onLeave} />}
                      </div>
                      <Main who={who} />
                    </div>
                  </div>
                  {who.kind !== 'visitor' && (
                    <ErrorBoundary fallback={null}>
                      <Suspense>
                        <ShellCommands who={who} onLeave={onLeave} />
                        <SpeechLayer />
                      </Suspense>
                    </ErrorBoundary>
                  )}
                </ExportGateContext>
              </MicrophoneContext>
            </VoiceGatewayContext>
          </PaperGatewayContext>
        </ChatScopeContext>
      </CampaignGatewayContext>
    </QueryClientProvider>
  )
}
