import type { CampaignSummary, SessionSummary } from '@placard/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useCampaignGateway } from '../../client/gateways/campaign-gateway-context.ts'

/** The catalogue's campaigns, in its order. */
export function useCampaigns(): UseQueryResult<readonly CampaignSummary[]> {
  const gateway = useCampaignGateway()
  return useQuery({ queryKey: ['campaigns'], queryFn: ({ signal }) => gateway.listCampaigns(signal) })
}

/** The user's sessions, most recently played first; never cached, since other devices play too. */
export function useSessions(): UseQueryResult<readonly SessionSummary[]> {
  const gateway = useCampaignGateway()
  return useQuery({ queryKey: ['sessions'], queryFn: ({ signal }) => gateway.listSessions(signal), staleTime: 0 })
}
