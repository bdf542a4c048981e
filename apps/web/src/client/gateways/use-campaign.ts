import type { PublicCampaign } from '@placard/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useCampaignGateway } from './campaign-gateway-context.ts'

/** Cache time: campaigns change rarely. */
const FRESH_MS = 5 * 60_000

/** One whole campaign; nothing is loaded until its id is known. */
export function useCampaign(campaignId: string | undefined): UseQueryResult<PublicCampaign> {
  const gateway = useCampaignGateway()
  return useQuery({
    queryKey: ['campaign', campaignId],
    queryFn: ({ signal }) => gateway.getCampaign(campaignId ?? '', signal),
    enabled: campaignId !== undefined,
    staleTime: FRESH_MS,
  })
}
