import type { World } from '@placard/application'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CommandLayer } from '../../../client/commands/CommandLayer.tsx'
import type { CampaignGateway } from '../../../client/gateways/campaign-gateway.ts'
import { CampaignGatewayContext } from '../../../client/gateways/campaign-gateway-context.ts'
import { fetchLateParts } from '../LateParts.tsx'
import { SessionScreen } from '../SessionScreen.tsx'
import { aPlayedSession } from './played-session.ts'

/** Plays until a draft lies on the floor. */
export const aDraft = ({ until }: Pick<Awaited<ReturnType<typeof aPlayedSession>>, 'until'>) =>
  until(({ drafts }) => drafts.length > 0)

/** The screen over a gateway, as the page composes it. */
export function showScreen(gateway: CampaignGateway, sessionId: string): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CampaignGatewayContext value={gateway}>
        <SessionScreen sessionId={sessionId} />
        <CommandLayer />
      </CampaignGatewayContext>
    </QueryClientProvider>,
  )
}

/** Shows the screen of a session, with hands on its clock and a person at its keyboard. */
export async function showSession({
  prepare,
  change,
  procedures,
}: {
  /** Plays the session to where the test begins, before the page is opened. */
  prepare?: (played: Awaited<ReturnType<typeof aPlayedSession>>) => Promise<unknown>
  change?: (gateway: CampaignGateway) => Partial<CampaignGateway>
  /** Packs the session finds its rules among. */
  procedures?: World['procedures']
} = {}) {
  await fetchLateParts()
  const played = await aPlayedSession(procedures ? { procedures } : {})
  await prepare?.(played)
  showScreen({ ...played.gateway, ...change?.(played.gateway) }, played.sessionId)
  await screen.findByRole('heading', { level: 1 })
  return { ...played, person: userEvent.setup() }
}
