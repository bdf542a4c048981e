import type { CampaignGateway } from '../../client/gateways/campaign-gateway.ts'
import type { ChatGateway } from '../../client/gateways/chat-gateway.ts'
import type { PaperGateway } from '../../client/gateways/paper-gateway.ts'
import type { ProjectGateway } from '../../client/gateways/project-gateway.ts'
import type { VoiceGateway } from '../../client/gateways/voice-gateway.ts'
import type { WholeSessions } from '../../client/gateways/whole-sessions.ts'
import type { NamesOf } from './forwarding.ts'

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

export const CHAT_CALLS = {
  list: true,
  get: true,
  stop: true,
  cut: true,
  change: true,
  remove: true,
  restore: true,
  search: true,
  dropAttachment: true,
  readAttachment: true,
  keep: true,
} as const satisfies Partial<NamesOf<ChatGateway>>

export const PAPER_CALLS = {
  listPapers: true,
  readPaper: true,
  createPaper: true,
  savePaper: true,
  readVersion: true,
  changeParagraph: true,
  removePaper: true,
} as const satisfies NamesOf<PaperGateway>

export const PROJECT_CALLS = {
  listProjects: true,
  readProject: true,
  createProject: true,
  changeProject: true,
  removeProject: true,
  restoreProject: true,
  putProjectFile: true,
  takeProjectFile: true,
} as const satisfies NamesOf<ProjectGateway>

export const VOICE_CALLS = {
  speak: true,
  listVoices: true,
  readHealth: true,
  readAssignments: true,
  saveAssignments: true,
} as const satisfies NamesOf<Omit<VoiceGateway, 'preparation'>>

/** Export of whole sessions, which only the demo has. */
export const SESSION_CALLS = { nameSessions: true, exportSession: true } as const

export type CampaignCalls = Pick<CampaignGateway, keyof typeof CAMPAIGN_CALLS> & WholeSessions
export type ChatCalls = Pick<ChatGateway, keyof typeof CHAT_CALLS>
