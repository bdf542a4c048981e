import type { PaperGateway } from '../../client/gateways/paper-gateway.ts'
import type { WholeSessions } from '../../client/gateways/whole-sessions.ts'
import { noteMadeInDemo } from '../../client/keep-demo/keep-demo-store.ts'
import { tellDemoStorage } from '../../client/storage/demo-storage.ts'
import { askToStore } from '../../client/storage/storage-promise.ts'
import { PAPER_CALLS, SESSION_CALLS } from './calls.ts'
import { lateMethods, loadedOnce } from './forwarding.ts'
import { createDemoGateway } from './late-campaign-gateway.ts'
import { createLazyChatGateway } from './late-chat-gateway.ts'

const host = loadedOnce(async () => (await import('./index.ts')).createDemoGateway(tellDemoStorage))

/** Campaigns of the demo: played in this browser, without an account or a server. */
export const demoGateway = createDemoGateway(host, () => {
  noteMadeInDemo()
  void askToStore()
})

const chatHost = loadedOnce(async () =>
  (await import('./chat/index.ts')).createDemoChatGateway((sessionId) => demoGateway.getSession(sessionId)),
)

/** Working papers of the demo, kept with its chats. */
export const demoPaperGateway = lateMethods<PaperGateway>(PAPER_CALLS, chatHost)

/** Chats of the demo: answered and stored in this browser. */
export const demoChatGateway = createLazyChatGateway(chatHost, () => {
  noteMadeInDemo()
  void askToStore()
})

/** The sessions of the demo with their whole logs, also for signed-in users. */
export const wholeDemo = lateMethods<WholeSessions>(SESSION_CALLS, host)
