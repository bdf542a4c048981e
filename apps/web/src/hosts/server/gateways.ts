import { REALTIME_PATH } from '@placard/contract'
import { conditionsStore } from '../../client/connectivity/conditions.ts'
import { onlineStore } from '../../client/connectivity/online-store.ts'
import { Realtime } from '../../client/realtime/realtime.ts'
import { doubtServer, signedInCall, signedInConverse, signedInStream, signedInUpload } from './api.ts'
import { authSession } from './auth.ts'
import { createServerGateway } from './campaign-gateway.ts'
import { createServerChatGateway } from './chat-gateway.ts'
import { createServerHearingGateway } from './hearing-gateway.ts'
import { createServerPaperGateway } from './paper-gateway.ts'
import { createServerProjectGateway } from './project-gateway.ts'
import { createServerVoiceGateway } from './voice-gateway.ts'

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

/** Chats of the signed-in user. */
export const serverChatGateway = createServerChatGateway(
  signedInCall(authSession),
  signedInStream(authSession),
  signedInUpload(authSession),
)

/** Working papers of the signed-in user. */
export const serverPaperGateway = createServerPaperGateway(signedInCall(authSession))

/** Projects of the signed-in user. */
export const serverProjectGateway = createServerProjectGateway(signedInCall(authSession))

/** Speech for the signed-in user. */
export const serverVoiceGateway = createServerVoiceGateway(signedInCall(authSession), () =>
  signedInConverse(authSession),
)

/** Hearing for the signed-in user. */
export const serverHearingGateway = createServerHearingGateway(signedInCall(authSession))
