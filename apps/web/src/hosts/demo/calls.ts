import type { WantedWords } from '@placard/application'
import type { CampaignRecord, ConversationRecord, RecordHit } from '@placard/contract'
import type { CampaignGateway } from '../../client/gateways/campaign-gateway.ts'
import type { ChatGateway } from '../../client/gateways/chat-gateway.ts'
import type { NamesOf } from '../../client/gateways/late-methods.ts'
import type { CHAT_CALLS } from '../../client/gateways/method-names.ts'
import type { RecordGateway } from '../../client/gateways/record-gateway.ts'
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

/** The records of the demo's chats. */
export interface ChatRecords {
  conversationRecords(wanted: WantedWords | undefined): Promise<readonly ConversationRecord[]>
  conversationHits(words: string): Promise<readonly RecordHit[]>
}
export const CHAT_RECORD_CALLS = {
  conversationRecords: true,
  conversationHits: true,
} as const satisfies NamesOf<ChatRecords>

/** The records of the demo's sessions. */
export interface SessionRecords extends Pick<RecordGateway, 'change' | 'remove' | 'restore'> {
  campaignRecords(wanted: WantedWords | undefined): Promise<readonly CampaignRecord[]>
  campaignHits(words: string): Promise<readonly RecordHit[]>
}
export const SESSION_RECORD_CALLS = {
  campaignRecords: true,
  campaignHits: true,
  change: true,
  remove: true,
  restore: true,
} as const satisfies NamesOf<SessionRecords>

/** Export of whole sessions, which only the demo has. */
export const SESSION_CALLS = { nameSessions: true, exportSession: true } as const

export type CampaignCalls = Pick<CampaignGateway, keyof typeof CAMPAIGN_CALLS> & WholeSessions & SessionRecords
export type ChatCalls = Pick<ChatGateway, keyof typeof CHAT_CALLS>
