import {
  type Catalogue,
  type ChatDefaults,
  type ChatDependencies,
  type ChatModelPort,
  type ChatTitlePort,
  campaignBackground,
  countWords,
  createChatHost,
  type DocumentAnalysisPort,
  latest,
  type NameOf,
  projectGround,
  type SessionHost,
  sessionBackground,
  settingsOf,
} from '@placard/application'
import { isPaidByOperator, publicCampaignOf, type RuledEngine } from '@placard/contract'
import { Gauge } from 'prom-client'
import { ChatNews } from '../adapters/chat-store/chat-news.ts'
import { eraseRemoved } from '../adapters/chat-store/conversation-rows.ts'
import { PostgresChatStore } from '../adapters/chat-store/postgres-chat-store.ts'
import { searchChats } from '../adapters/chat-store/search.ts'
import { DocumentReaders } from '../adapters/documents/document-readers.ts'
import { shippedWorld } from '../adapters/language/shipped-world.ts'
import { eraseUnsent } from '../database/document-rows.ts'
import type { ChatCallDependencies } from '../features/chat/ask.ts'
import { registerAttachmentAnalysis } from '../features/chat/attachment-analysis.ts'
import { registerAttachments } from '../features/chat/attachments.ts'
import { startChatClock } from '../features/chat/chat-clock.ts'
import { OpenStreams } from '../features/chat/open-streams.ts'
import { registerChatCalls } from '../features/chat/routes.ts'
import type { SearchChats } from '../features/chat/search.ts'
import { createInputWatch } from '../features/input-audit/input-watch.ts'
import { listOwnEngines } from '../features/own-engines/own-engine-rows.ts'
import { createProjectStore, eraseRemovedProjects, hasProject } from '../features/projects/project-rows.ts'
import { readSettings } from '../features/settings/setting-rows.ts'
import type { App } from '../http/app.ts'
import type { RunSearch } from '../http/searching.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import { gatesOf, usageGateOf } from './billing.ts'

/**
 * Queue limits: documents read at once, one per expected processor, and documents waiting. An ordinary document takes
 * well under a second, start of the process included: hundreds fit into an account's hourly allowance, and eighteen
 * that run into the time limit.
 */
const READINGS = { atOnce: 2, waiting: 22, msAnHour: 3 * 60_000 } as const

/** Collaborators of the chat: contexts of conversations, and the model that answers. */
export interface ChatSurroundings {
  readonly sessions: Pick<SessionHost, 'getSession' | 'hasRecord'>
  readonly catalogue: Pick<Catalogue, 'get' | 'list'>
  readonly model: ChatModelPort
  readonly titles: ChatTitlePort
  readonly analysis: DocumentAnalysisPort
  readonly searching: RunSearch
  /** What an administrator has withdrawn from everybody. */
  readonly withdrawn: () => Promise<ReadonlySet<RuledEngine>>
  /** Whether a user has nothing they say sent to services. */
  readonly isKeptIn: (userId: string) => Promise<boolean>
}

/** The store of conversations, the news between servers about them, and the host that makes their answers. */
function chatHostOf(dependencies: Dependencies, around: ChatSurroundings, onFailure: (error: unknown) => void) {
  const { db, clock, ids } = dependencies
  const usage = usageGateOf(dependencies)
  const projects = createProjectStore(db)
  const news = new ChatNews({
    pool: db.$client,
    serverId: ids.next(),
    onFailure,
    onMoved: (messageId) => host.look(messageId),
    onHearing: () => {
      for (const messageId of host.followed()) host.look(messageId)
    },
  })
  const store = new PostgresChatStore({
    db,
    news,
    countWords,
    // an answer without any text is not counted, nor is one that cost the operator nothing
    async onFinished({ userId, usageId, answer }) {
      if (usageId === null) return
      const { content, engine } = answer
      const isFree = content === '' || (engine !== undefined && !isPaidByOperator(engine.place))
      const end = isFree ? usage.release(userId, usageId) : usage.settle(userId, usageId)
      await end.catch(onFailure)
    },
  })
  const host = createChatHost({
    store,
    ids,
    model: around.model,
    titles: around.titles,
    clock: { now: () => clock.now().getTime() },
    every(ms, task) {
      const timer = setInterval(task, ms).unref()
      return () => clearInterval(timer)
    },
    background: backgroundOf(around),
    async project(userId, projectId) {
      const detail = await projects.read(userId, projectId)
      return detail && projectGround(detail, countryName)
    },
    onTrouble: onFailure,
  })
  return { news, store, host }
}

/** Composes the chat: conversations, answers, the streams that show them, and the daily word allowance. */
export function registerChat(app: App, dependencies: Dependencies, around: ChatSurroundings): ChatCallDependencies {
  const { db, clock, logger, server } = dependencies
  const onFailure = (error: unknown) => logger.warn({ err: error }, 'the chat failed')
  const { usage, storage } = gatesOf(dependencies)
  const { news, store, host } = chatHostOf(dependencies, around, onFailure)
  const streams = new OpenStreams({ ...dependencies, onFailure })
  const defaultsOf = (userId: string) => chosenBy(dependencies, userId)
  const watchInput = createInputWatch(dependencies)
  const search: SearchChats = (userId, words) => (tx, before) => searchChats(tx, userId, words, before)
  const isThere = contextsOf(around)
  const calls: ChatCallDependencies = {
    db,
    clock,
    server,
    host,
    store,
    search,
    searching: around.searching,
    streams,
    watchInput,
    usage,
    storage,
    defaultsOf,
    engines: {
      ownEnginesOf: (userId) => listOwnEngines(db, userId),
      withdrawn: around.withdrawn,
      isKeptIn: around.isKeptIn,
    },
    isThere,
    hasProject: (userId, projectId) => hasProject(db, userId, projectId),
  }
  registerChatCalls(app, dependencies, calls)
  const readers = new DocumentReaders(READINGS)
  registerAttachments(app, dependencies, { store, readers, storage })
  registerAttachmentAnalysis(app, dependencies, { store, usage, analysis: around.analysis })
  countStreams(app, streams)
  let stopClock: () => void = () => undefined
  app.addHook('onListen', async () => {
    await news.open()
    const erase = async () => {
      await eraseRemoved(db, clock.now())
      await eraseRemovedProjects(db, clock.now())
      await eraseUnsent(db, clock.now())
    }
    stopClock = startChatClock({ host, isMadeHere: (id) => store.isMadeHere(id), eraseRemoved: erase, onFailure })
  })
  // before connections are awaited: streams end when their answers have
  app.addHook('preClose', async () => {
    stopClock()
    await host.close()
    await streams.close()
    readers.close()
    news.close()
  })
  return calls
}

const NAMES = new Map(shippedWorld.countries.map(({ iso3, name }) => [iso3, name]))
const countryName: NameOf = (country) => NAMES.get(country) ?? country

/**
 * Background of a context: the public dossier of a campaign, or the transcript of a concluded session of the user's
 * own.
 */
function backgroundOf({ catalogue, sessions }: ChatSurroundings): ChatDependencies['background'] {
  return async (userId, context) => {
    if (context.kind === 'campaign') {
      const campaign = await catalogue.get(context.campaignId)
      return campaign && campaignBackground(publicCampaignOf(campaign), countryName)
    }
    const { sessionId } = context
    const found = await sessions.getSession({ sessionId, userId, after: 0 })
    if (!found.ok || found.value.session.status !== 'concluded') return undefined
    return sessionBackground(found.value, countryName)
  }
}

/** Whether the context of a conversation exists for its owner; another owner's is not found. */
function contextsOf({ catalogue, sessions }: ChatSurroundings): ChatCallDependencies['isThere'] {
  return async (userId, context) => {
    if (context.kind === 'drill') return true
    if (context.kind === 'campaign') return (await catalogue.get(context.campaignId)) !== undefined
    return sessions.hasRecord({ sessionId: context.sessionId, userId })
  }
}

/** The voice that the user chose to be answered in. */
export async function voiceIdOf({ db }: Dependencies, userId: string): Promise<string> {
  return (await storedSettings(db, userId)).selectedUserVoice
}

/** The language that the user speaks and is spoken to in, as a BCP 47 tag. */
export async function spokenLanguageOf({ db }: Pick<Dependencies, 'db'>, userId: string): Promise<string> {
  return (await storedSettings(db, userId)).language
}

async function storedSettings(db: Dependencies['db'], userId: string) {
  return settingsOf({ entries: latest({}, await readSettings(db, userId)) })
}

/** The user's settings for answers. */
async function chosenBy({ db }: Dependencies, userId: string): Promise<ChatDefaults> {
  const settings = await storedSettings(db, userId)
  const { debateMode: mode, temperature, maxTokens, speechSpeed } = settings
  return { mode, temperature, maxTokens, speechSpeed }
}

function countStreams({ figures }: App, streams: OpenStreams): void {
  new Gauge({
    name: 'placard_chat_streams',
    help: 'Streams of answers that are open.',
    registers: [figures],
    collect() {
      this.set(streams.size)
    },
  })
}
