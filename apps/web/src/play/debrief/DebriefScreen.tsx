import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../client/api/api-error.ts'
import { useCampaignGateway } from '../../client/gateways/campaign-gateway-context.ts'
import { useCampaign } from '../../client/gateways/use-campaign.ts'
import { Missing } from '../../client/navigation/NothingHere.tsx'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button, buttonClasses } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'
import { useDebrief } from '../room/use-debrief.ts'
import { DebriefPage } from './DebriefPage.tsx'
import { debriefMessages } from './messages.en.ts'

/** The debrief of a session, loaded once the session is over. */
export function DebriefScreen({ sessionId }: { sessionId: string }) {
  const gateway = useCampaignGateway()
  const session = useQuery({
    queryKey: ['session', sessionId],
    queryFn: ({ signal }) => gateway.getSession(sessionId, undefined, signal),
    staleTime: 0,
  })
  const detail = session.data
  const asked = useDebrief(detail)
  const campaign = useCampaign(detail?.view.campaignId)
  usePageTitle(detail ? debriefMessages.title(detail.view.title) : debriefMessages.debrief)
  if (detail === undefined) {
    if (session.isError) return <DebriefFailed error={session.error} onRetry={() => void session.refetch()} />
    return <DebriefLoading />
  }
  if (detail.view.status !== 'concluded') return <StillRunning sessionId={sessionId} />
  return <DebriefPage detail={{ ...detail, debrief: asked.debrief }} asked={asked} campaign={campaign.data} />
}

function StillRunning({ sessionId }: { sessionId: string }) {
  return (
    <div className="grid flex-1 place-items-center">
      <Missing words={debriefMessages.running} view={{ kind: 'session', sessionId }} />
    </div>
  )
}

function DebriefFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { notFound } = debriefMessages
  const isUnknown = error instanceof ApiError && error.status === 404
  const back = (
    <ViewLink view={{ kind: 'campaigns' }} className={buttonClasses(isUnknown ? 'primary' : 'secondary')}>
      {debriefMessages.back}
    </ViewLink>
  )
  if (isUnknown) {
    return (
      <div className="grid flex-1 place-items-center">
        <EmptyState heading="h1" title={notFound.title} action={back}>
          {notFound.text}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="mx-auto flex w-full max-w-page flex-col items-start gap-4 px-4 py-10 sm:px-6">
      <h1 className="sr-only">{debriefMessages.failed}</h1>
      <Alert
        tone="danger"
        title={debriefMessages.failed}
        className="w-full"
        action={
          <Button size="sm" onClick={onRetry}>
            {debriefMessages.retry}
          </Button>
        }
      >
        {error.message}
      </Alert>
      {back}
    </div>
  )
}

function DebriefLoading() {
  return (
    <SkeletonGroup className="flex flex-col gap-8">
      <Skeleton className="h-72 rounded-none" />
      <div className="mx-auto grid w-full max-w-page gap-8 px-4 sm:px-6 lg:grid-cols-2">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </SkeletonGroup>
  )
}
