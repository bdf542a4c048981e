import { createContext, useContext } from 'react'
import type { CampaignGateway } from './campaign-gateway.ts'

export const GatewayContext = createContext<CampaignGateway | undefined>(undefined)

/** Where this page's campaigns are played; the same for the views whether that is the server or this browser. */
export function useCampaignGateway(): CampaignGateway {
  const gateway = useContext(GatewayContext)
  if (gateway === undefined) throw new Error('useCampaignGateway must be used behind the sign-in or in the demo')
  return gateway
}
