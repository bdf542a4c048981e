import {
  type Catalogue,
  type SessionDependencies,
  type SessionHeader,
  type SessionHost,
  type SessionLists,
  sessionDependenciesOf,
  sessionHostOver,
  TUTORIAL_CAMPAIGN_ID,
  withUnlisted,
} from '@placard/application'
import { RESTORE_WITHIN_SECONDS } from '@placard/contract'
import { Gauge, Histogram } from 'prom-client'
import { createPostgresDueSessions } from '../adapters/event-store/postgres-due-sessions.ts'
import { PostgresEventStore } from '../adapters/event-store/postgres-event-store.ts'
import { createPostgresPresence } from '../adapters/event-store/postgres-presence.ts'
import { createPostgresSessionLists } from '../adapters/event-store/postgres-session-lists.ts'
import { shippedWorld } from '../adapters/language/shipped-world.ts'
import { createCampaignWords } from '../adapters/language-model/campaign/campaign-words.ts'
import { createSentiment } from '../adapters/language-model/campaign/sentiment.ts'
import { PostgresBus } from '../adapters/publisher/postgres-bus.ts'
import { createLogReading } from '../adapters/simulation/log-reading.ts'
import { PostgresDebriefs } from '../adapters/simulation/postgres-debriefs.ts'
import { SimulationPool } from '../adapters/simulation/simulation-pool.ts'
import { KeyedMutex } from '../concurrency/keyed-mutex.ts'
import type { PersonalNews } from '../database/personal-news.ts'
import { createPlayedCounter } from '../features/analytics/count-played.ts'
import { registerCampaignCalls } from '../features/campaign-calls/routes.ts'
import { createCatalogue } from '../features/campaigns/catalogue.ts'
import { registerCampaigns } from '../features/campaigns/routes.ts'
import { registerDemoImport } from '../features/demo-import/routes.ts'
import { createConsentGate } from '../features/privacy/consent-gate.ts'
import { Audience } from '../features/realtime/audience.ts'
import { registerRealtime } from '../features/realtime/realtime.ts'
import { Presence } from '../features/sessions/presence.ts'
import { registerSessions } from '../features/sessions/routes.ts'
import { watchClock } from '../features/sessions/steady-clock.ts'
import { Ticker } from '../features/sessions/ticker.ts'
import type { App } from '../http/app.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import { gatesOf } from './billing.ts'
import { campaignLanguageOf } from './campaign-language.ts'
import { spokenLanguageOf } from './chat.ts'
import type { Language } from './language.ts'
import { readTutorial } from './shipped-campaigns.ts'

/** Cache size: sessions whose state is kept in memory, about 150 kB each. */
const CACHED_SESSIONS = 2_048
/** Interval of the erasure of deleted sessions. */
const ERASE_MS = 60_000

/** What other features may ask of campaigns. */
interface CampaignPlay {
  readonly sessions: SessionHost
  readonly catalogue: Catalogue
  readonly sessionLists: SessionLists
}

/** Composes campaigns: catalogue, sessions, the clock that runs them, and the socket that shows them. */
export async function registerCampaignPlay(
  app: App,
  dependencies: Dependencies,
  { tasks }: Pick<Language, 'tasks'>,
): Promise<CampaignPlay> {
  const { db, clock, ids, logger } = dependencies
  const now = () => clock.now().getTime()
  const onFailure = (error: unknown) => logger.warn({ err: error }, 'campaign play failed')
  const serverId = ids.next()
  const bus = new PostgresBus({
    pool: db.$client,
    serverId,
    onMoved: (moved) => {
      store.forgetHeader(moved.sessionId)
      audience.hear(moved)
    },
    onPersonalNews: (news) => tellPages(news),
    onHearing: () => {
      store.recent.setHearing(true)
      audience.lookAgain()
      tellPages({ userId: 'everybody', device: undefined })
    },
    onDeaf: () => store.recent.setHearing(false),
    onFailure,
  })
  const audience = new Audience(bus)
  let tellPages: (news: PersonalNews) => void = () => undefined
  const catalogue = playableCatalogue(db)
  const store = countingStoreOf(app, dependencies, catalogue, ({ nextDueAt }) => ticker.expect(nextDueAt))
  const language = campaignLanguageOf(app, dependencies, tasks)
  const { simulation, debriefs } = simulationOf(app, dependencies, store, serverId)
  const ports = { ...language, store, catalogue, debriefs, publisher: audience }
  const sessionDependencies = sessionDependenciesOver(dependencies, ports)
  const host = sessionHostOver(sessionDependencies)
  const mutex = new KeyedMutex()
  const book = createPostgresPresence(db.$client)
  const presence = new Presence({ book, now, watched: () => audience.watched(), onFailure })
  const ticker: Ticker = new Ticker({
    host,
    sessions: createPostgresDueSessions(bus, serverId),
    underLease: (lease, work) => mutex.runExclusive(lease.header.sessionId, () => store.underLease(lease, work)),
    now,
    isWatched: (sessionId) => audience.isWatched(sessionId) || presence.wasSeen(sessionId),
    steadyMs: watchClock({ now, passedMs: () => performance.now() }),
    onTicked: playFigures(app, audience).onTicked,
    onFailure,
  })

  registerCampaigns(app, dependencies, catalogue)
  const runExclusive = <Result>(sessionId: string, work: () => Promise<Result>) =>
    mutex.runExclusive(sessionId, () => store.runExclusive(sessionId, work))
  registerSessions(app, dependencies, { host, runExclusive, presence, ...gatesOf(dependencies) })
  registerCampaignCalls(app, dependencies, {
    sessionDependencies,
    runExclusive,
    presence,
    words: createCampaignWords(tasks),
    sentiment: createSentiment(tasks),
  })
  const logs = createLogReading(simulation, logger)
  registerDemoImport(app, dependencies, { ...gatesOf(dependencies), store, catalogue, logs })
  await registerRealtime(app, dependencies, {
    host,
    audience,
    onLooked: (sessionId, isThere) => (isThere ? presence.seen(sessionId) : presence.left(sessionId)),
    onPersonalNews: (listener) => {
      tellPages = listener
    },
  })
  const sessionLists = sessionListsOf(dependencies, store, bus)
  runWithServer(app, { bus, ticker, presence, sessionLists, now, onFailure })
  return { sessions: host, catalogue, sessionLists }
}

/** The store of sessions, of which those that begin and end are counted for statistics. */
function countingStoreOf(
  app: App,
  dependencies: Dependencies,
  catalogue: Catalogue,
  onStored: (header: SessionHeader) => void,
): PostgresEventStore {
  const played = createPlayedCounter({
    ...dependencies,
    catalogue,
    consents: createConsentGate(dependencies),
    languageOf: (userId) => spokenLanguageOf(dependencies, userId),
  })
  app.addHook('onClose', () => played.settled())
  return new PostgresEventStore(dependencies.db.$client, (header, isNew) => {
    onStored(header)
    played.stored(header, isNew)
  })
}

/** Sessions in the lists of their people. The header of a session names them, and each server may know it. */
function sessionListsOf({ db }: Dependencies, store: PostgresEventStore, bus: PostgresBus): SessionLists {
  return createPostgresSessionLists(db, (sessionId) => {
    store.forgetHeader(sessionId)
    bus.tell({ sessionId, after: 0, seq: 0 })
  })
}

interface RunningPlay {
  readonly bus: PostgresBus
  readonly ticker: Ticker
  readonly presence: Presence
  readonly sessionLists: SessionLists
  readonly now: () => number
  readonly onFailure: (error: unknown) => void
}

/** Runs the clock of sessions, and erases those that were deleted, while the server listens. */
function runWithServer(app: App, { bus, ticker, presence, sessionLists, now, onFailure }: RunningPlay): void {
  const erase = () => void sessionLists.eraseRemoved(now() - RESTORE_WITHIN_SECONDS * 1000).catch(onFailure)
  let erasing: ReturnType<typeof setInterval> | undefined
  app.addHook('onListen', async () => {
    await bus.open()
    void ticker.run()
    erasing = setInterval(erase, ERASE_MS).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(erasing)
    await ticker.close()
    await presence.close()
    await bus.close()
  })
}

/** The worker processes of the simulation, which end with the server, and the store of debriefs. */
function simulationOf(app: App, { db, logger }: Dependencies, store: PostgresEventStore, serverId: string) {
  const simulation = new SimulationPool()
  const log = (sessionId: string, upTo: number) => store.log(sessionId, upTo)
  const debriefs = new PostgresDebriefs({ pool: db.$client, simulation, log, serverId, logger })
  app.addHook('onClose', async () => {
    await simulation.close()
    await debriefs.close()
  })
  return { simulation, debriefs }
}

/** The catalogue in the database plus the tutorial round, which is listed nowhere. */
function playableCatalogue(db: Dependencies['db']) {
  const listed = createCatalogue(db, () => performance.now())
  return withUnlisted(listed, { id: TUTORIAL_CAMPAIGN_ID, load: readTutorial })
}

/** Dependencies of the session use cases: the server's clock and ids, and the shipped world. */
function sessionDependenciesOver(
  { clock, ids, random, configuration }: Dependencies,
  own: Pick<SessionDependencies, 'store' | 'catalogue' | 'publisher' | 'understanding' | 'speech' | 'debriefs'>,
): SessionDependencies {
  return sessionDependenciesOf({
    ...own,
    clock: { now: () => clock.now().getTime() },
    ids: {
      sessionId: () => ids.next(),
      seed: () => new DataView(random.bytes(4).buffer).getUint32(0),
      salt: () => Buffer.from(random.bytes(16)).toString('hex'),
    },
    world: shippedWorld,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    maxPace: configuration.maxPace,
    cachedSessions: CACHED_SESSIONS,
  })
}

/** Metrics: how late sessions are advanced and how many are being watched. */
function playFigures({ figures }: App, audience: Audience) {
  const lags = new Histogram({
    name: 'placard_session_lag_seconds',
    help: 'Time from a session being due to its being advanced and stored.',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [figures],
  })
  new Gauge({
    name: 'placard_sessions_watched',
    help: 'Sessions somebody follows over a socket of this server.',
    registers: [figures],
    collect() {
      this.set(audience.watched().length)
    },
  })
  return { onTicked: (lagMs: number) => lags.observe(Math.max(0, lagMs) / 1000) }
}
