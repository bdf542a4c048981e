import type { PublicCampaign } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import { useCampaignGateway } from '../../client/gateways/campaign-gateway-context.ts'
import { CAMPAIGN_FRESH_MS, campaignQuery } from '../../client/gateways/use-campaign.ts'
import { useWorld } from '../../kit/countries/use-world.ts'
import { useCampaigns } from '../campaigns/catalogue.ts'
import { loadHandbookTexts } from './texts.ts'

/** What comes with the page and is the same for as long as it is open. */
const SHIPPED = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const
/** One list for all renders: a document is made anew with each other one. */
const NONE: readonly PublicCampaign[] = []

/** What the handbook is made of, as it arrives: its texts, the campaigns of the catalogue, the positions of states. */
export function useHandbook() {
  const gateway = useCampaignGateway()
  const texts = useQuery({ ...SHIPPED, queryKey: ['handbook-texts'], queryFn: loadHandbookTexts })
  const world = useWorld()
  const list = useCampaigns()
  const ids = list.data?.map(({ id }) => id)
  // one query over all of them: the observer of many would come into the first load of every view
  const campaigns = useQuery({
    queryKey: ['handbook-campaigns', ids],
    queryFn: ({ client }) => Promise.all((ids ?? []).map((id) => client.fetchQuery(campaignQuery(gateway, id)))),
    enabled: ids !== undefined,
    staleTime: CAMPAIGN_FRESH_MS,
  })
  const parts = [world, list, campaigns]
  const isWhole = world.data !== undefined && campaigns.data !== undefined
  return {
    texts,
    world: world.data,
    /** All of them, or none. */
    campaigns: isWhole ? campaigns.data : NONE,
    isWhole,
    hasFailed: parts.some(({ isError }) => isError),
    retry: () => {
      for (const part of parts) if (part.isError) void part.refetch()
    },
  }
}
