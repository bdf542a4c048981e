import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../../client/api/api-error.ts'
import { useCampaignGateway } from '../../client/gateways/campaign-gateway-context.ts'
import { Missing } from '../../client/navigation/NothingHere.tsx'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'
import { useDebrief } from '../room/use-debrief.ts'
import { replayMessages as words } from './messages.en.ts'
import { ReplayPage } from './ReplayPage.tsx'

/** Loads a finished session for the replay. */
export function ReplayScreen({ sessionId }: { sessionId: string }) {
  const gateway = useCampaignGateway()
  const { data, error, refetch } = useQuery({
    queryKey: ['session', sessionId],
    queryFn: ({ signal }) => gateway.getSession(sessionId, undefined, signal),
    staleTime: 0,
  })
  const { debrief } = useDebrief(data)
  usePageTitle(data ? words.title(data.view.title) : words.replay)
  if (data === undefined) {
    return error ? <ReplayFailed error={error} onRetry={() => void refetch()} /> : <ReplayLoading />
  }
  if (data.view.status === 'concluded') return <ReplayPage detail={{ ...data, debrief }} />
  return (
    <Middle>
      <Missing words={words.running} view={{ kind: 'session', sessionId }} />
    </Middle>
  )
}

function Middle({ children }: { children: ReactNode }) {
  return <div className="grid flex-1 place-items-center">{children}</div>
}

function ReplayFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Middle>
        <EmptyState heading="h1" title={words.notFound.title}>
          {words.notFound.text}
        </EmptyState>
      </Middle>
    )
  }
  const retry = (
    <Button size="sm" onClick={onRetry}>
      {words.retry}
    </Button>
  )
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-4 px-4 py-10 sm:px-6">
      <h1 className="sr-only">{words.failed}</h1>
      <Alert tone="danger" title={words.failed} action={retry}>
        {error.message}
      </Alert>
    </div>
  )
}

function ReplayLoading() {
  return (
    <SkeletonGroup className="mx-auto flex w-full max-w-page flex-col gap-5 px-4 py-8 sm:px-6">
      <Skeleton className="h-24" />
      <Skeleton className="h-96" />
    </SkeletonGroup>
  )
}
