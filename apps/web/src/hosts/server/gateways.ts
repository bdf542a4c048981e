import { REALTIME_PATH } from '@placard/contract'
import { conditionsStore } from '../../client/connectivity/conditions.ts'
import { onlineStore } from '../../client/connectivity/online-store.ts'
import { Realtime } from '../../client/realtime/realtime.ts'
import { doubtServer, signedInCall, signedInStream, signedInUpload } from './api.ts'
import { authSession } from './auth.ts'
import { createServerGateway } from './campaign-gateway.ts'
import { createServerChatGateway } from './chat-gateway.ts'

/** The one websocket of this page, for whoever is signed in. */
export const realtime = new Realtime({
  openSocket: () => new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}${REALTIME_PATH}`),
  credentials: authSession,
  random: () => Math.random(),
  onState(realtime) {
    conditionsStore.setState({ realtime })
    if (realtime.state === 'lost') doubtServer()
  },
})

// A server that is back is worth a new try at once.
conditionsStore.subscribe(({ api }, before) => {
  if (api === 'healthy' && before.api !== 'healthy') realtime.retryNow()
})

// Somebody who comes back must not sit out a delay that began while nobody was looking.
onlineStore.subscribe(({ isOnline }) => {
  if (isOnline) realtime.retryNow()
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') realtime.retryNow()
})

/** Campaigns of the person who is signed in. */
export const serverGateway = createServerGateway(signedInCall(authSession), realtime)

/** Chats of the person who is signed in. */
export const serverChatGateway = createServerChatGateway(
  signedInCall(authSession),
  signedInStream(authSession),
  signedInUpload(authSession),
)
