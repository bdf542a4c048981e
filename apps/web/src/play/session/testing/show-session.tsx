import type { World } from '@placard/application'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CommandLayer } from '../../../client/commands/CommandLayer.tsx'
import type { CampaignGateway } from '../../../client/gateways/campaign-gateway.ts'
import { CampaignGatewayContext } from '../../../client/gateways/campaign-gateway-context.ts'
import { type VoiceGateway, VoiceGatewayContext } from '../../../client/gateways/voice-gateway.ts'
import { MicrophoneContext, type MicrophonePort } from '../../../client/microphone/microphone-port.ts'
import { fetchLateParts } from '../LateParts.tsx'
import { SessionScreen } from '../SessionScreen.tsx'
import { aPlayedSession } from './played-session.ts'

/** Plays until there is a draft on the floor. */
export const aDraft = ({ until }: Pick<Awaited<ReturnType<typeof aPlayedSession>>, 'until'>) =>
  until(({ drafts }) => drafts.length > 0)

/** Renders the screen with a gateway, as the page does. */
export function showScreen(
  gateway: CampaignGateway,
  sessionId: string,
  voice?: VoiceGateway,
  microphone?: MicrophonePort,
): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CampaignGatewayContext value={gateway}>
        <VoiceGatewayContext value={voice}>
          <MicrophoneContext value={microphone}>
            <SessionScreen sessionId={sessionId} />
          </MicrophoneContext>
        </VoiceGatewayContext>
        <CommandLayer />
      </CampaignGatewayContext>
    </QueryClientProvider>,
  )
}

/** Renders the screen of a session, with controls of its clock and a simulated user. */
export async function showSession({
  prepare,
  change,
  procedures,
  voice,
  microphone,
}: {
  /** Plays the session before the page is opened. */
  prepare?: (played: Awaited<ReturnType<typeof aPlayedSession>>) => Promise<unknown>
  change?: (gateway: CampaignGateway) => Partial<CampaignGateway>
  /** The packs available to the session. */
  procedures?: World['procedures']
  /** Speech; without it the page has none. */
  voice?: VoiceGateway
  /** Who hears the player; without it nobody does. */
  microphone?: MicrophonePort
} = {}) {
  await fetchLateParts()
  const played = await aPlayedSession(procedures ? { procedures } : {})
  await prepare?.(played)
  showScreen({ ...played.gateway, ...change?.(played.gateway) }, played.sessionId, voice, microphone)
  await screen.findByRole('heading', { level: 1 })
  return { ...played, person: userEvent.setup() }
}
