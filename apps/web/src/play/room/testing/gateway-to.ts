import type { SessionDetail } from '@placard/contract'
import type { CampaignGateway } from '../../../client/gateways/campaign-gateway.ts'
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
