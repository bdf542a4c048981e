import { createContext, useContext } from 'react'
import type { CampaignGateway } from './campaign-gateway.ts'

export const CampaignGatewayContext = createContext<CampaignGateway | undefined>(undefined)

/** Where this page's campaigns are played: the server, or in the demo this browser. */
export function useCampaignGateway(): CampaignGateway {
  const gateway = useContext(CampaignGatewayContext)
  if (gateway === undefined) throw new Error('useCampaignGateway must be used inside the signed-in part of the page')
  return gateway
}
