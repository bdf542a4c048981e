import type { PublicCampaign } from '@placard/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useCampaignGateway } from './campaign-gateway-context.ts'

/** Campaigns change rarely: one read this recently is not asked for again. */
const FRESH_MS = 5 * 60_000

/** One campaign, whole; nothing is asked for while its id is not known yet. */
export function useCampaign(campaignId: string | undefined): UseQueryResult<PublicCampaign> {
  const gateway = useCampaignGateway()
  return useQuery({
    queryKey: ['campaign', campaignId],
    queryFn: ({ signal }) => gateway.getCampaign(campaignId ?? '', signal),
    enabled: campaignId !== undefined,
    staleTime: FRESH_MS,
  })
}
