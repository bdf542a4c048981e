import type { PublicCampaign } from '@placard/contract'
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { CampaignGateway } from './campaign-gateway.ts'
import { useCampaignGateway } from './campaign-gateway-context.ts'

/** For how long a campaign is not asked for again, in ms: campaigns change rarely. */
export const CAMPAIGN_FRESH_MS = 5 * 60_000

/** One whole campaign. */
export function campaignQuery(gateway: CampaignGateway, campaignId: string) {
  return queryOptions({
    queryKey: ['campaign', campaignId],
    queryFn: ({ signal }) => gateway.getCampaign(campaignId, signal),
    staleTime: CAMPAIGN_FRESH_MS,
  })
}

/** One whole campaign; nothing is loaded until its id is known. */
export function useCampaign(campaignId: string | undefined): UseQueryResult<PublicCampaign> {
  const gateway = useCampaignGateway()
  return useQuery({ ...campaignQuery(gateway, campaignId ?? ''), enabled: campaignId !== undefined })
}
