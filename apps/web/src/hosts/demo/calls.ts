import type { CampaignGateway } from '../../client/gateways/campaign-gateway.ts'
import type { ChatGateway } from '../../client/gateways/chat-gateway.ts'
import type { NamesOf } from '../../client/gateways/late-methods.ts'
import type { CHAT_CALLS } from '../../client/gateways/method-names.ts'
import type { WholeSessions } from '../../client/gateways/whole-sessions.ts'

/**
 * Gateway methods that the demo's workers implement unchanged: arguments go to the worker, results come back. Callbacks
 * stay on the page, so methods that take one are excluded.
 */
export const CAMPAIGN_CALLS = {
  listCampaigns: true,
  getCampaign: true,
  startSession: true,
  listSessions: true,
  getSession: true,
  getDebrief: true,
  getReplay: true,
  sendCommand: true,
} as const satisfies Partial<NamesOf<CampaignGateway>>

/** Export of whole sessions, which only the demo has. */
export const SESSION_CALLS = { nameSessions: true, exportSession: true } as const

export type CampaignCalls = Pick<CampaignGateway, keyof typeof CAMPAIGN_CALLS> & WholeSessions
export type ChatCalls = Pick<ChatGateway, keyof typeof CHAT_CALLS>
