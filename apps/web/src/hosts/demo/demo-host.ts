import {
  BrokenLogError,
  type Catalogue,
  campaignHits,
  campaignRecords,
  campaignSummaryOf,
  createSessionHost,
  type DebriefStanding,
  EmbeddedDebriefs,
  type Outcome,
  type SessionHost,
  type SpeechPort,
  type UnderstandingPort,
  type World,
} from '@placard/application'
import { type Debrief, type DebriefProgress, publicCampaignOf, RESTORE_WITHIN_SECONDS } from '@placard/contract'
import type { SessionUpdate } from '../../client/gateways/campaign-gateway.ts'
import type { CampaignCalls } from './calls.ts'
import { demoMessages } from './messages.en.ts'
import { type Answer, type Answers, answerTo, type Question, type TestClock } from './protocol.ts'
import { type Alone, SessionRunner } from './session-runner.ts'
import { SessionWatches } from './session-watches.ts'
import { SpokenSessions } from './spoken-sessions.ts'
import type { DemoStore } from './storage/open-store.ts'
import { exportSession, nameSessions } from './whole-sessions.ts'

/** The demo's user in this browser. */
const PERSON = { userId: 'demo', name: demoMessages.personName } as const
/** Fastest pace of the demo. */
const MAX_PACE = 3

/** Notifies the other tabs of this browser that a session has moved, and receives their notifications. */
export interface TabChannel {
  tell(moved: MovedOn): void
  onMoved(listener: (moved: MovedOn) => void): void
}

export interface MovedOn {
  readonly sessionId: string
  readonly seq: number
}

export interface DemoHostDependencies {
  readonly demoStore: DemoStore
  readonly catalogue: Catalogue
  readonly world: World
  readonly understanding: UnderstandingPort
  readonly speech: SpeechPort
  readonly tabs: TabChannel
  readonly alone: Alone
  readonly now: () => number
  readonly newId: () => string
  readonly newSeed: () => number
  readonly newSalt: () => string
  readonly clock: TestClock | undefined
  /** Called when an unreadable session was set aside. */
  readonly onSetAside: () => void
}

/** The demo's host: the server's use cases in this browser, for one user, run only while a page watches. */
export class DemoHost {
  private readonly dependencies: DemoHostDependencies
  private readonly host: SessionHost
  private readonly watches: SessionWatches
  private readonly runner: SessionRunner
  private readonly answers: Answers<CampaignCalls>

  constructor(dependencies: DemoHostDependencies) {
    this.dependencies = dependencies
    const { demoStore, catalogue, world, understanding, speech, now, newId, newSeed, newSalt, clock, alone } =
      dependencies
    this.host = createSessionHost({
      store: demoStore.store,
      // about a second of work, in slices between which page calls are answered
      debriefs: new EmbeddedDebriefs({ store: demoStore.store, pause: () => new Promise((done) => setTimeout(done)) }),
      clock: { now },
      ids: { sessionId: newId, seed: newSeed, salt: newSalt },
      publisher: {
        publish: (notice) => {
          this.watches.tell(notice)
          this.runner.nudge(notice.sessionId)
          dependencies.tabs.tell({ sessionId: notice.sessionId, seq: notice.seq })
        },
      },
      catalogue,
      world,
      understanding,
      speech,
      maxPace: clock?.maxPace ?? MAX_PACE,
    })
    this.answers = answersOf(dependencies, this.host)
    this.watches = new SessionWatches(this.host, PERSON.userId)
    this.runner = new SessionRunner({
      host: this.host,
      alone,
      now,
      onTrouble: (sessionId, error) => void this.afterTrouble(sessionId, error),
    })
    dependencies.tabs.onMoved(({ sessionId, seq }) => {
      this.watches.catchUp(sessionId, seq)
      this.runner.nudge(sessionId)
    })
  }

  /** Answers one call; never rejects. */
  async answer(question: Question): Promise<Answer<unknown>> {
    try {
      return await answerTo(this.answers, question)
    } catch (error) {
      if (!(error instanceof BrokenLogError))
        return { ok: false, rejection: { code: 'unavailable', isFull: isFull(error) } }
      await this.afterTrouble(error.sessionId, error)
      return { ok: false, rejection: { code: 'not-found' } }
    }
  }

  watch(id: number, sessionId: string, after: number, onUpdate: (update: SessionUpdate) => void): void {
    this.watches.add(id, sessionId, after, onUpdate)
    this.runner.start(sessionId)
  }

  unwatch(id: number): void {
    const unwatched = this.watches.remove(id)
    if (unwatched !== undefined) this.runner.stop(unwatched)
  }

  /** Sets an unreadable log aside, so that the other sessions keep working; other faults may be transient. */
  private async afterTrouble(sessionId: string, error: unknown): Promise<void> {
    if (!(error instanceof BrokenLogError)) return
    this.runner.stop(sessionId)
    await this.dependencies.demoStore.setAside(sessionId).then(this.dependencies.onSetAside, () => undefined)
  }
}

/** The implementation of each call. */
function answersOf(
  { demoStore: { store }, catalogue, clock, now }: DemoHostDependencies,
  host: SessionHost,
): Answers<CampaignCalls> {
  const { userId } = PERSON
  const spoken = new SpokenSessions(store, userId)
  return {
    listCampaigns: async () => given((await catalogue.list()).map(campaignSummaryOf)),
    async getCampaign(campaignId) {
      const campaign = await catalogue.get(campaignId)
      return orNotFound(campaign && publicCampaignOf(campaign))
    },
    startSession: async (input) =>
      answerOf(
        await host.startSession({
          input: clock === undefined ? input : { ...input, pace: clock.pace },
          person: PERSON,
        }),
      ),
    listSessions: async () => given(await host.listSessions(userId)),
    getSession: async (sessionId, after) => answerOf(await host.getSession({ sessionId, after, userId })),
    getDebrief: async (sessionId) => debriefAnswer(await host.debrief({ sessionId, userId })),
    getReplay: async (sessionId, after) => answerOf(await host.replaySession({ sessionId, after, userId })),
    async sendCommand(sessionId, command, key) {
      const said = { sessionId, command, key, userId }
      // a model may need seconds, in which the session goes on
      const heard = await host.hearWords(said)
      return answerOf(await host.submitCommand({ ...said, heard }))
    },
    campaignRecords: async (wanted) => given(campaignRecords(await spoken.all(wanted?.within === 'contents'), wanted)),
    campaignHits: async (words) => given(campaignHits(await spoken.all(true), words)),
    change: async (sessionId, change) => ifThere(await store.change(userId, sessionId, change)),
    async remove(sessionId) {
      const outcome = await store.remove(userId, sessionId, now())
      return outcome === 'running'
        ? { ok: false, rejection: { code: 'session-running' } }
        : ifThere(outcome === 'removed')
    },
    restore: async (sessionId) =>
      ifThere(await store.restore(userId, sessionId, now() - RESTORE_WITHIN_SECONDS * 1000)),
    nameSessions: async () => given(await nameSessions(store, userId)),
    exportSession: async (sessionId) => orNotFound(await exportSession(store, sessionId)),
  }
}

/** Whether the browser's storage quota is exceeded. */
function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

function given<Value>(value: Value): Answer<Value> {
  return { ok: true, value }
}

function orNotFound<Value>(value: Value | undefined): Answer<Value> {
  return value === undefined ? { ok: false, rejection: { code: 'not-found' } } : given(value)
}

function ifThere(isThere: boolean): Answer<void> {
  return isThere ? given(undefined) : { ok: false, rejection: { code: 'not-found' } }
}

function debriefAnswer(outcome: Outcome<DebriefStanding>): Answer<Debrief | DebriefProgress> {
  if (!outcome.ok) return answerOf(outcome)
  const standing = outcome.value
  if (standing.status === 'refused') return { ok: false, rejection: { code: 'unavailable' } }
  return given(standing.status === 'ready' ? standing.debrief : standing.progress)
}

function answerOf<Value>(outcome: Outcome<Value>): Answer<Value> {
  return outcome.ok ? given(outcome.value) : { ok: false, rejection: outcome.rejection }
}
