import { REALTIME_PATH } from '@placard/contract'
import { conditionsStore } from '../../client/connectivity/conditions.ts'
import { onlineStore } from '../../client/connectivity/online-store.ts'
import type { ChatGateway } from '../../client/gateways/chat-gateway.ts'
import type { HearingGateway } from '../../client/gateways/hearing-gateway.ts'
import { lateMethods, loadedOnce } from '../../client/gateways/late-methods.ts'
import {
  CHAT_CALLS,
  CHAT_WORK,
  PAPER_CALLS,
  PROJECT_CALLS,
  RECORD_CALLS,
  RECORDING_CALLS,
  VOICE_CALLS,
} from '../../client/gateways/method-names.ts'
import type { PaperGateway } from '../../client/gateways/paper-gateway.ts'
import type { ProjectGateway } from '../../client/gateways/project-gateway.ts'
import type { RecordGateway } from '../../client/gateways/record-gateway.ts'
import type { RecordingGateway } from '../../client/gateways/recording-gateway.ts'
import type { VoiceGateway } from '../../client/gateways/voice-gateway.ts'
import { Realtime } from '../../client/realtime/realtime.ts'
import { doubtServer, signedInCall } from './api.ts'
import { authSession } from './auth.ts'
import { createServerGateway } from './campaign-gateway.ts'

/** The one websocket of this page, for the signed-in user. */
export const realtime = new Realtime({
  openSocket: () => new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}${REALTIME_PATH}`),
  credentials: authSession,
  random: () => Math.random(),
  onState(realtime) {
    conditionsStore.setState({ realtime })
    if (realtime.state === 'lost') doubtServer()
  },
})

// Reconnects at once when the server is healthy again.
conditionsStore.subscribe(({ api }, before) => {
  if (api === 'healthy' && before.api !== 'healthy') realtime.retryNow()
})

// Skips the reconnect delay for a user who returns to the page.
onlineStore.subscribe(({ isOnline }) => {
  if (isOnline) realtime.retryNow()
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') realtime.retryNow()
})

/** Campaigns of the signed-in user. */
export const serverGateway = createServerGateway(signedInCall(authSession), realtime)

/** What a session does without comes with the first call. */
const chatCalls = loadedOnce(() => import('./chat-calls.ts'))
const speechCalls = loadedOnce(() => import('./speech-calls.ts'))

/** Chats of the signed-in user; engines that only this page can ask are lent to the server. */
export const serverChatGateway: ChatGateway = {
  ...lateMethods<Omit<ChatGateway, 'share'>>(
    { ...CHAT_CALLS, ...CHAT_WORK, engines: true },
    async () => (await chatCalls()).chats,
  ),
  share: lateMethods<NonNullable<ChatGateway['share']>>(
    { begin: true, end: true },
    async () => (await chatCalls()).sharing,
  ),
}

/** Working papers of the signed-in user. */
export const serverPaperGateway = lateMethods<PaperGateway>(PAPER_CALLS, async () => (await chatCalls()).papers)

/** Projects of the signed-in user. */
export const serverProjectGateway = lateMethods<ProjectGateway>(PROJECT_CALLS, async () => (await chatCalls()).projects)

/** Everything the signed-in user has said. */
export const serverRecordGateway = lateMethods<RecordGateway>(RECORD_CALLS, async () => (await chatCalls()).records)

/** Recordings of the signed-in user. */
export const serverRecordings = lateMethods<RecordingGateway>(
  RECORDING_CALLS,
  async () => (await speechCalls()).recordings,
)

/** Speech for the signed-in user. */
export const serverVoiceGateway = lateMethods<Omit<VoiceGateway, 'preparation'>>(
  { ...VOICE_CALLS, converse: true },
  async () => (await speechCalls()).voice,
)

/** Hearing for the signed-in user. */
export const serverHearingGateway = lateMethods<Omit<HearingGateway, 'preparation'>>(
  { hear: true, readHealth: true },
  async () => (await speechCalls()).hearing,
)
