import { createContext, useContext } from 'react'
import type { CampaignGateway } from './campaign-gateway.ts'

export const CampaignGatewayContext = createContext<CampaignGateway | undefined>(undefined)

/** The page's campaign gateway: over the server, or in the demo over this browser's worker. */
export function useCampaignGateway(): CampaignGateway {
  const gateway = useContext(CampaignGatewayContext)
  if (gateway === undefined) throw new Error('useCampaignGateway must be used inside the signed-in part of the page')
  return gateway
}
