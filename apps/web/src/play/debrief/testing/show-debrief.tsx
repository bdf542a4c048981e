import type { SessionDetail } from '@placard/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { CampaignGateway } from '../../../client/gateways/campaign-gateway.ts'
import { CampaignGatewayContext } from '../../../client/gateways/campaign-gateway-context.ts'
import { type VoiceGateway, VoiceGatewayContext } from '../../../client/gateways/voice-gateway.ts'
import { DebriefScreen } from '../DebriefScreen.tsx'
import { climateSummit } from './recorded-session.ts'

function refuse(): never {
  throw new Error('this call is not part of the test')
}

/** A gateway with one session, which refuses calls that a test does not expect. */
export function gatewayTo(detail: SessionDetail, over: Partial<CampaignGateway> = {}): CampaignGateway {
  return {
    listCampaigns: refuse,
    getCampaign: async () => climateSummit,
    listSessions: refuse,
    startSession: refuse,
    getSession: async () => detail,
    getDebrief: refuse,
    getReplay: refuse,
    sendCommand: refuse,
    watchSession: refuse,
    ...over,
  }
}

/** Renders the screen with a gateway, as the page does. */
export function open(gateway: CampaignGateway, voice?: VoiceGateway) {
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
