import { lateMethods, loadedOnce } from '../../client/gateways/late-methods.ts'
import { PAPER_CALLS, PROJECT_CALLS, RECORD_CALLS } from '../../client/gateways/method-names.ts'
import type { OwnEngineGateway } from '../../client/gateways/own-engine-gateway.ts'
import type { PaperGateway } from '../../client/gateways/paper-gateway.ts'
import type { ProjectGateway } from '../../client/gateways/project-gateway.ts'
import type { RecordGateway } from '../../client/gateways/record-gateway.ts'
import type { WholeSessions } from '../../client/gateways/whole-sessions.ts'
import { noteMadeInDemo } from '../../client/keep-demo/keep-demo-store.ts'
import { offeredWhile } from '../../client/own-engines/offered-while.ts'
import { tellDemoStorage } from '../../client/storage/demo-storage.ts'
import { askToStore } from '../../client/storage/storage-promise.ts'
import { SESSION_CALLS } from './calls.ts'
import { createDemoGateway } from './late-campaign-gateway.ts'
import { createLazyChatGateway } from './late-chat-gateway.ts'

const host = loadedOnce(async () => (await import('./index.ts')).createDemoGateway(tellDemoStorage))

/** Campaigns of the demo: played in this browser, without an account or a server. */
export const demoGateway = createDemoGateway(host, () => {
  noteMadeInDemo()
  void askToStore()
})

/** The database of the demo's models. */
const OWN_ENGINES = 'placard-own-engines'

const ownEngines = loadedOnce(async () =>
  (await import('../../client/own-engines/open-own-engines.ts')).openOwnEngines(OWN_ENGINES),
)

/** The models that the user of this browser has added. */
export const demoOwnEngines: OwnEngineGateway = {
  calledFrom: 'browser',
  offer: (left) => void offeredWhile(ownEngines, left),
  list: async () => ({ engines: await (await ownEngines()).all(), isAllowed: true }),
  ...lateMethods<Pick<OwnEngineGateway, 'add' | 'remove' | 'test'>>(
    { add: true, remove: true, test: true },
    ownEngines,
  ),
}

/** The worker may ask for the user's own models before any menu does. */
const lookForEngines = () => offeredWhile(ownEngines, undefined)

const chatHost = loadedOnce(async () =>
  (await import('./chat/index.ts')).createDemoChatGateway((sessionId) => demoGateway.getSession(sessionId)),
)

/** Working papers of the demo, kept with its chats. */
export const demoPaperGateway = lateMethods<PaperGateway>(PAPER_CALLS, chatHost)

const lateProjects = lateMethods<ProjectGateway>(PROJECT_CALLS, chatHost)

/** Projects of the demo, kept with its chats. */
export const demoProjectGateway: ProjectGateway = {
  ...lateProjects,
  async createProject(project) {
    const begun = await lateProjects.createProject(project)
    noteMadeInDemo()
    void askToStore()
    return begun
  },
}

/** Chats of the demo: answered and stored in this browser. */
export const demoChatGateway = createLazyChatGateway(
  async () => {
    void lookForEngines()
    return chatHost()
  },
  lookForEngines,
  () => {
    noteMadeInDemo()
    void askToStore()
  },
)

const recordHost = loadedOnce(async () => (await import('./record-gateway.ts')).createDemoRecordGateway(chatHost, host))

/** Everything that was said in the demo. */
export const demoRecordGateway = lateMethods<RecordGateway>(RECORD_CALLS, recordHost)

/** The sessions of the demo with their whole logs, also for signed-in users. */
export const wholeDemo = lateMethods<WholeSessions>(SESSION_CALLS, host)
