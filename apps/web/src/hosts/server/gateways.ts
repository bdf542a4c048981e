import { REALTIME_PATH } from '@placard/contract'
import { createChatStream } from '../../client/api/chat-stream.ts'
import { conditionsStore } from '../../client/connectivity/conditions.ts'
import { onlineStore } from '../../client/connectivity/online-store.ts'
import { noteMadeInDemo } from '../../client/keep-demo/keep-demo-store.ts'
import { Realtime } from '../../client/realtime/realtime.ts'
import { tellDemoStorage } from '../../client/storage/demo-storage.ts'
import { askToStore } from '../../client/storage/storage-promise.ts'
import { createDemoGateway, loadedOnce } from '../demo/late-campaign-gateway.ts'
import { createLazyChatGateway } from '../demo/late-chat-gateway.ts'
import { doubtServer, signedInCall, signedInUpload, TIME_ZONE } from './api.ts'
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
  createChatStream({ send: (input, init) => fetch(input, init), credentials: authSession, timeZone: TIME_ZONE }),
  signedInUpload(authSession),
)

const demoHost = loadedOnce(async () => (await import('../demo/index.ts')).createDemoGateway(tellDemoStorage))

/** Campaigns of the demo: played in this browser, without an account or a server. */
export const demoGateway = createDemoGateway(demoHost, () => {
  noteMadeInDemo()
  void askToStore()
})

/** Chats of the demo: answered and kept in this browser. */
export const demoChatGateway = createLazyChatGateway(
  async () =>
    (await import('../demo/chat/index.ts')).createDemoChatGateway((sessionId) => demoGateway.getSession(sessionId)),
  () => {
    noteMadeInDemo()
    void askToStore()
  },
)

/** The sessions of the demo with their whole logs, also for somebody who is signed in. */
export const wholeDemo = {
  nameSessions: async () => (await demoHost()).nameSessions(),
  exportSession: async (sessionId: string) => (await demoHost()).exportSession(sessionId),
}
