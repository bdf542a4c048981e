import type { ChatGateway } from './chat-gateway.ts'
import type { NamesOf } from './late-methods.ts'
import type { PaperGateway } from './paper-gateway.ts'
import type { ProjectGateway } from './project-gateway.ts'
import type { RecordGateway } from './record-gateway.ts'
import type { RecordingGateway } from './recording-gateway.ts'
import type { VoiceGateway } from './voice-gateway.ts'

/** Methods of the chat that take and return plain data. */
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

export const RECORD_CALLS = {
  listRecords: true,
  countRecords: true,
  searchRecords: true,
  change: true,
  remove: true,
  restore: true,
} as const satisfies NamesOf<RecordGateway>

export const VOICE_CALLS = {
  speak: true,
  listVoices: true,
  readHealth: true,
  readAssignments: true,
  saveAssignments: true,
} as const satisfies NamesOf<Omit<VoiceGateway, 'preparation'>>

/** Methods of the chat that report while they are at work. */
export const CHAT_WORK = { send: true, regenerate: true, proceed: true, follow: true, attach: true } as const

export const RECORDING_CALLS = {
  list: true,
  keep: true,
  sound: true,
  remove: true,
  removeAll: true,
} as const satisfies NamesOf<RecordingGateway>
