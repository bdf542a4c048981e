import type { ChatContext } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import { useCampaignGateway } from '../../client/gateways/campaign-gateway-context.ts'
import { dialogMessages } from './dialogs/messages.en.ts'

/** All campaigns, from the same cache as the campaigns view. */
export function useCampaignTitles(isWanted: boolean): readonly { readonly id: string; readonly title: string }[] {
  const gateway = useCampaignGateway()
  const { data } = useQuery({
    queryKey: ['campaigns'],
    queryFn: ({ signal }) => gateway.listCampaigns(signal),
    enabled: isWanted,
  })
  return data ?? []
}

/** Title of a conversation's context; undefined when it has none. */
export function useContextTitle(context: ChatContext | null): string | undefined {
  const campaigns = useCampaignTitles(context?.kind === 'campaign')
  if (context === null) return undefined
  if (context.kind === 'debrief') return dialogMessages.debrief
  if (context.kind === 'drill') return context.motion
  const title = campaigns.find(({ id }) => id === context.campaignId)?.title
  return title === undefined ? dialogMessages.dossier : dialogMessages.dossierOf(title)
}
