import type { PublicCampaign } from '@placard/contract'
import { useMemo } from 'react'
import { ApiError } from '../../client/api/api-error.ts'
import { useCampaign } from '../../client/gateways/use-campaign.ts'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import type { CountryWorld } from '../../kit/countries/countries.ts'
import { useWorld } from '../../kit/countries/use-world.ts'
import { buttonClasses } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { Loaded } from '../../kit/ui/Loaded.tsx'
import { worksheetDocument } from './handbook.ts'
import { handbookMessages as words, worksheetMessages } from './messages.en.ts'
import { Pages } from './Pages.tsx'

/** The worksheet of one campaign. */
export function WorksheetScreen({ campaignId }: { campaignId: string }) {
  const campaign = useCampaign(campaignId)
  const world = useWorld()
  usePageTitle(campaign.data ? worksheetMessages.chapter(campaign.data.title) : worksheetMessages.title)
  if (campaign.error instanceof ApiError && campaign.error.status === 404) return <NoWorksheet />
  return (
    <Loaded query={campaign}>
      {(found) => <Loaded query={world}>{(states) => <Sheet campaign={found} world={states} />}</Loaded>}
    </Loaded>
  )
}

function Sheet({ campaign, world }: { campaign: PublicCampaign; world: CountryWorld }) {
  const document = useMemo(() => worksheetDocument(campaign, world), [campaign, world])
  return (
    <Pages
      document={document}
      ways={
        <>
          <ViewLink view={{ kind: 'campaign', campaignId: campaign.id }} className="text-accent underline">
            {words.toCampaign}
          </ViewLink>
          <ViewLink view={{ kind: 'handbook' }} className="text-accent underline">
            {words.wholeHandbook}
          </ViewLink>
        </>
      }
    />
  )
}

function NoWorksheet() {
  return (
    <EmptyState
      heading="h1"
      title={words.noCampaign.title}
      action={
        <ViewLink view={{ kind: 'handbook' }} className={buttonClasses('primary')}>
          {words.wholeHandbook}
        </ViewLink>
      }
    >
      {words.noCampaign.text}
    </EmptyState>
  )
}
