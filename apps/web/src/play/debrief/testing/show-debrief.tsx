import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { CampaignGateway } from '../../../client/gateways/campaign-gateway.ts'
import { CampaignGatewayContext } from '../../../client/gateways/campaign-gateway-context.ts'
import { type VoiceGateway, VoiceGatewayContext } from '../../../client/gateways/voice-gateway.ts'
import { giveLayout } from '../../../kit/testing/layout.ts'
import { DebriefScreen } from '../DebriefScreen.tsx'

/** Renders the screen with a gateway, as the page does. */
export function open(gateway: CampaignGateway, voice?: VoiceGateway) {
  giveLayout()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <CampaignGatewayContext value={gateway}>
        <VoiceGatewayContext value={voice}>
          <DebriefScreen sessionId="a-session" />
        </VoiceGatewayContext>
      </CampaignGatewayContext>
    </QueryClientProvider>,
  )
}
