import { setTimeout as pause } from 'node:timers/promises'
import { readEngineChoice } from '../adapters/chat-store/conversation-rows.ts'
import { HearingQueue } from '../adapters/hearing-providers/embedded/hearing-queue.ts'
import { createDocumentAnalysis } from '../adapters/language-model/documents/document-analysis.ts'
import { tryOwnKey } from '../adapters/language-model/own-key-model.ts'
import { registerAccounts } from '../features/accounts/routes.ts'
import { registerAnalytics } from '../features/analytics/routes.ts'
import { BrowserEngines } from '../features/browser-engines/browser-engines.ts'
import { registerBrowserEngines } from '../features/browser-engines/routes.ts'
import { registerConverse } from '../features/chat/converse/routes.ts'
import { registerClientErrors } from '../features/client-errors/routes.ts'
import { registerEngineRules } from '../features/engine-rules/routes.ts'
import { WithdrawnEngines } from '../features/engine-rules/withdrawn-engines.ts'
import { registerFigures } from '../features/figures/routes.ts'
import { createInputWatch, createNewNameWatch } from '../features/input-audit/input-watch.ts'
import { registerInputAudit } from '../features/input-audit/routes.ts'
import { registerLanguageUsage } from '../features/language-usage/routes.ts'
import { registerOwnEngines } from '../features/own-engines/routes.ts'
import { createConsentGate } from '../features/privacy/consent-gate.ts'
import { createRecordingShelf } from '../features/recordings/recording-shelf.ts'
import { registerRecordings } from '../features/recordings/routes.ts'
import { registerRecords } from '../features/records/routes.ts'
import { registerSettings } from '../features/settings/routes.ts'
import { registerStatus } from '../features/status/routes.ts'
import type { App } from '../http/app.ts'
import { createSearching } from '../http/searching.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import { registerNotices } from './announcements.ts'
import { registerBilling, storageGateOf } from './billing.ts'
import { registerCampaignPlay } from './campaign-play.ts'
import { registerChat, voiceIdOf } from './chat.ts'
import { composeHearing } from './hearing.ts'
import { keepingOver } from './kept-in.ts'
import { languageOf } from './language.ts'
import { languageCheck } from './language-check.ts'
import { composeLive } from './live.ts'
import { registerWorkingPapers } from './papers.ts'
import { registerPrivacyCentre } from './privacy.ts'
import { registerProjects } from './projects.ts'
import { registerSpeech } from './voice.ts'

/** A capability of the product: registers its routes and background work. */
export type Feature = (app: App, dependencies: Dependencies) => void | Promise<void>

const registerPlayAndChat: Feature = async (app, dependencies) => {
  const rules = new WithdrawnEngines(dependencies)
  const withdrawn = () => rules.all()
  const { isKeptIn, barred } = keepingOver(dependencies, createConsentGate(dependencies), withdrawn)
  const browserEngines = new BrowserEngines({
    ...dependencies,
    pause: (ms, signal) => pause(ms, undefined, { signal, ref: false }).catch(() => undefined),
  })
  const language = await languageOf(dependencies, { withdrawn, isKeptIn }, browserEngines)
  app.addHook('onClose', () => language.close())
  const { sessions, catalogue, sessionLists } = await registerCampaignPlay(app, dependencies, language)
  const check = languageCheck(dependencies.configuration.language, withdrawn, language)
  if (check !== undefined) app.statusChecks.add(check)
  const { tasks, titles, chatOver } = language
  const analysis = createDocumentAnalysis(tasks)
  registerBrowserEngines(app, dependencies, browserEngines)
  registerEngineRules(app, dependencies, rules)
  registerOwnEngines(app, dependencies, {
    tryKey: (own) => tryOwnKey(own, dependencies.vendorAddresses),
    isAllowed: async () => !(await withdrawn()).has('own'),
  })
  const model = chatOver(catalogue)
  const searching = createSearching(dependencies.lanes.search)
  const chat = registerChat(app, dependencies, {
    sessions,
    catalogue,
    model,
    titles,
    analysis,
    withdrawn,
    isKeptIn,
    searching,
  })
  const { search: searchConversations, watchInput } = chat
  registerRecords(app, dependencies, { searchConversations, searching, watchInput, sessionLists })
  registerWorkingPapers(app, dependencies, { tasks, catalogue })
  const queue = new HearingQueue({ spareMs: dependencies.configuration.idleMs })
  const talk = await composeLive(app, dependencies, { language, catalogue, model, queue, barred })
  const speech = await registerSpeech(app, dependencies, { withdrawn, barred }, talk?.live)
  const shelf = createRecordingShelf({ ...dependencies, storage: storageGateOf(dependencies) })
  registerRecordings(app, dependencies)
  const hearing = await composeHearing(app, dependencies, { sessions, catalogue, shelf, barred, queue })
  const voiceIdFor = (userId: string) => voiceIdOf(dependencies, userId)
  const engineChoiceOf = (userId: string, conversationId: string) =>
    readEngineChoice(dependencies.db, userId, conversationId)
  registerConverse(app, dependencies, { chat, hearing, speech, shelf, voiceIdOf: voiceIdFor, engineChoiceOf, talk })
}

/** All features of the server, besides probes and metrics. */
export const FEATURES: readonly Feature[] = [
  registerStatus,
  (app, dependencies) =>
    registerAccounts(app, dependencies, {
      watchInput: createInputWatch(dependencies),
      watchName: createNewNameWatch(dependencies),
    }),
  registerPlayAndChat,
  registerProjects,
  registerBilling,
  registerSettings,
  registerPrivacyCentre,
  registerNotices,
  (app, dependencies) => registerClientErrors(app, dependencies, createConsentGate(dependencies)),
  registerFigures,
  registerInputAudit,
  registerAnalytics,
  registerLanguageUsage,
]
