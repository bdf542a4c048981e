import { campaigns, sessions } from '@placard/contract'
import type { Call } from '../../client/api/client.ts'
import type { CampaignGateway } from '../../client/gateways/campaign-gateway.ts'
import type { Realtime } from '../../client/realtime/realtime.ts'
import { watchSession } from './watch-session.ts'

/** Campaigns of a signed-in user, over the server. */
export function createServerGateway(call: Call, realtime: Realtime): CampaignGateway {
  const getSession = (sessionId: string, after?: number, signal?: AbortSignal) =>
    call(sessions.get, { params: { sessionId }, query: { after }, signal })
  return {
    listCampaigns: (signal) => call(campaigns.list, { signal }),
    getCampaign: (campaignId, signal) => call(campaigns.get, { params: { campaignId }, signal }),
    startSession: (body) => call(sessions.start, { body }),
    listSessions: (signal) => call(sessions.history, { signal }),
    getSession,
    getDebrief: (sessionId, signal) => call(sessions.debrief, { params: { sessionId }, signal }),
    getReplay: (sessionId, after, signal) => call(sessions.replay, { params: { sessionId }, query: { after }, signal }),
    sendCommand: (sessionId, body, idempotencyKey) =>
      call(sessions.command, { params: { sessionId }, body, idempotencyKey }),
    watchSession: (sessionId, after, onUpdate, onStatus) =>
      watchSession({ realtime, getSession }, sessionId, after, onUpdate, onStatus),
  }
}
