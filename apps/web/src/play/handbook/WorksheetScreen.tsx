import type { PublicCampaign } from '@placard/contract'
import { useMemo } from 'react'
import { ApiError } from '../../client/api/api-error.ts'
import { useCampaign } from '../../client/gateways/use-campaign.ts'
import { Missing } from '../../client/navigation/NothingHere.tsx'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import type { CountryWorld } from '../../kit/countries/countries.ts'
import { useWorld } from '../../kit/countries/use-world.ts'
import { Loaded } from '../../kit/ui/Loaded.tsx'
import { worksheetDocument } from './handbook.ts'
import { handbookMessages as words, worksheetMessages } from './messages.en.ts'
import { Pages } from './Pages.tsx'

/** The worksheet of one campaign. */
export function WorksheetScreen({ campaignId }: { campaignId: string }) {
  const campaign = useCampaign(campaignId)
  const world = useWorld()
  usePageTitle(campaign.data ? worksheetMessages.chapter(campaign.data.title) : worksheetMessages.title)
  if (campaign.error instanceof ApiError && campaign.error.status === 404) {
    return <Missing words={{ ...words.noCampaign, back: words.wholeHandbook }} view={{ kind: 'handbook' }} />
  }
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
