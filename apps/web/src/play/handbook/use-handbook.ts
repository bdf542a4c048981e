import { useQueries, useQuery } from '@tanstack/react-query'
import { useCampaignGateway } from '../../client/gateways/campaign-gateway-context.ts'
import { campaignQuery } from '../../client/gateways/use-campaign.ts'
import { useWorld } from '../../kit/countries/use-world.ts'
import { useCampaigns } from '../campaigns/catalogue.ts'
import { loadHandbookTexts } from './texts.ts'

/** What the handbook is made of, as it arrives: its texts, the campaigns of the catalogue, the positions of states. */
export function useHandbook() {
  const gateway = useCampaignGateway()
  const texts = useQuery({ queryKey: ['handbook-texts'], queryFn: loadHandbookTexts, gcTime: Number.POSITIVE_INFINITY })
  const world = useWorld()
  const list = useCampaigns()
  const campaigns = useQueries({ queries: (list.data ?? []).map(({ id }) => campaignQuery(gateway, id)) })
  const parts = [world, list, ...campaigns]
  const found = campaigns.flatMap(({ data }) => data ?? [])
  const isWhole = world.data !== undefined && list.data !== undefined && found.length === campaigns.length
  return {
    texts,
    world: world.data,
    /** All of them, or none. */
    campaigns: isWhole ? found : [],
    isWhole,
    hasFailed: parts.some(({ isError }) => isError),
    retry: () => {
      for (const part of parts) if (part.isError) void part.refetch()
    },
  }
}
