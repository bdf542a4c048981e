import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { CampaignGateway } from '../../../client/gateways/campaign-gateway.ts'
import { CampaignGatewayContext } from '../../../client/gateways/campaign-gateway-context.ts'

/** Renders a screen with a gateway, as the page does. */
export function renderPage(gateway: CampaignGateway, screen: ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
  return render(
    <QueryClientProvider client={queries}>
      <CampaignGatewayContext value={gateway}>{screen}</CampaignGatewayContext>
    </QueryClientProvider>,
  )
}
