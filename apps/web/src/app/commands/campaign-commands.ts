import type { Command } from '../../client/commands/commands.ts'
import type { CampaignGateway } from '../../client/gateways/campaign-gateway.ts'
import { navigate } from '../../client/navigation/view-store.ts'
import { namesByCode } from '../../kit/countries/names-by-code.ts'
import { commandMessages } from './messages.en.ts'

type Gateway = Pick<CampaignGateway, 'listCampaigns' | 'listSessions'>

/** A command for each unfinished session, then one for each campaign. */
export async function campaignCommands(gateway: Gateway, signal: AbortSignal): Promise<readonly Command[]> {
  const [sessions, campaigns] = await Promise.all([gateway.listSessions(signal), gateway.listCampaigns(signal)])
  const { groups, takeUp, start } = commandMessages
  const unfinished = sessions.filter(({ status }) => status !== 'concluded')
  const names = unfinished.length === 0 ? new Map<string, string>() : await namesByCode()
  const open = unfinished.map((session) => ({
    id: `session-${session.id}`,
    label: takeUp(session.title, names.get(session.country) ?? session.country),
    group: groups.sessions,
    run: () => navigate({ kind: 'session', sessionId: session.id }),
  }))
  const startable = campaigns.map(({ id, title }) => ({
    id: `campaign-${id}`,
    label: start(title),
    group: groups.campaigns,
    run: () => navigate({ kind: 'campaign', campaignId: id }),
  }))
  return [...open, ...startable]
}
