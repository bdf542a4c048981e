import type { PublicCampaign } from '@placard/contract'
import { ApiError } from '../../client/api/api-error.ts'
import { useCampaign } from '../../client/gateways/use-campaign.ts'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button, buttonClasses } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'
import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'
import { AdvancedPanel } from './AdvancedPanel.tsx'
import { AgendaPanel } from './AgendaPanel.tsx'
import { CampaignHero } from './CampaignHero.tsx'
import { DelegatesPanel } from './DelegatesPanel.tsx'
import { detailsMessages } from './details-messages.en.ts'
import { FactsPanel } from './FactsPanel.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { pickerMessages } from './messages.en.ts'
import { OpeningPanel } from './OpeningPanel.tsx'
import { Overview } from './Overview.tsx'
import { RoomPanel } from './RoomPanel.tsx'
import { SeatPanel } from './SeatPanel.tsx'
import { SourcesPanel } from './SourcesPanel.tsx'
import { StartPanel } from './StartPanel.tsx'
import { useSeatChoice } from './seat-choice.ts'
import { useOpeningPaper } from './use-opening-paper.ts'
import { WorldPanel } from './WorldPanel.tsx'

/** One campaign's dossier: its contents, the positions of the member states, and the way into the room. */
export function CampaignScreen({ campaignId }: { campaignId: string }) {
  const { data, isPending, error, refetch } = useCampaign(campaignId)
  usePageTitle(data?.title ?? pickerMessages.title, data?.description)
  if (data) return <Details key={data.id} campaign={data} />
  if (isPending) return <DetailsLoading />
  return <DetailsFailed error={error} onRetry={() => void refetch()} />
}

function Details({ campaign }: { campaign: PublicCampaign }) {
  const choice = useSeatChoice(campaign)
  const opening = useOpeningPaper(campaign, choice)
  return (
    <article className="flex-1 lg:pb-20">
      <CampaignHero campaign={campaign} />
      <div className="mx-auto flex max-w-page flex-col gap-6 px-4 pt-6 sm:px-6 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start lg:gap-8 lg:pt-8">
        <aside className="contents lg:sticky lg:inset-bs-18 lg:order-2 lg:flex lg:max-h-[calc(100dvh-5rem)] lg:flex-col lg:gap-4 lg:overflow-y-auto lg:pb-2">
          <FactsPanel campaign={campaign} />
          <PanelBoundary>
            <SeatPanel campaign={campaign} choice={choice} />
          </PanelBoundary>
          <RoomPanel campaign={campaign} choice={choice} />
          <PanelBoundary>
            <OpeningPanel campaign={campaign} choice={choice} opening={opening} />
          </PanelBoundary>
          <StartPanel campaign={campaign} choice={choice} opening={opening} />
          <AdvancedPanel choice={choice} minutes={campaign.durationMinutes} />
          <HowItWorks delegates={campaign.seats.length} />
        </aside>
        <div className="flex min-w-0 flex-col gap-6 max-lg:order-1 lg:gap-8">
          <Overview campaign={campaign} />
          <PanelBoundary>
            <WorldPanel campaign={campaign} choice={choice} />
          </PanelBoundary>
          <AgendaPanel campaign={campaign} />
          <DelegatesPanel campaign={campaign} world={choice.world.data} />
          <SourcesPanel campaign={campaign} />
        </div>
      </div>
    </article>
  )
}

function DetailsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { notFound } = detailsMessages
  const isUnknown = error instanceof ApiError && error.status === 404
  const back = (
    <ViewLink view={{ kind: 'campaigns' }} className={buttonClasses(isUnknown ? 'primary' : 'secondary')}>
      {detailsMessages.back}
    </ViewLink>
  )
  if (isUnknown) {
    return (
      <EmptyState heading="h1" title={notFound.title} action={back}>
        {notFound.text}
      </EmptyState>
    )
  }
  return (
    <div className="mx-auto flex w-full max-w-page flex-col items-start gap-4 px-4 py-10 sm:px-6">
      <h1 className="sr-only">{detailsMessages.failed}</h1>
      <Alert
        tone="danger"
        title={detailsMessages.failed}
        className="w-full"
        action={
          <Button size="sm" onClick={onRetry}>
            {pickerMessages.retry}
          </Button>
        }
      >
        {error.message}
      </Alert>
      {back}
    </div>
  )
}

function DetailsLoading() {
  return (
    <SkeletonGroup className="flex flex-col gap-8">
      <Skeleton className="h-80 rounded-none" />
      <div className="mx-auto grid w-full max-w-page gap-8 px-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Skeleton className="h-120" />
        <Skeleton className="h-96" />
      </div>
    </SkeletonGroup>
  )
}
