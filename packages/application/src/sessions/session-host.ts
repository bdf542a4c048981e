import type { CommandAnswer, ReplayStretch, SessionDetail, SessionSummary } from '@placard/contract'
import type { DebriefStanding, Debriefs } from '../ports/debriefs.ts'
import type { Understanding } from '../ports/language.ts'
import { type Advanced, advanceSession } from './advance-session.ts'
import { Agendas } from './agendas.ts'
import type { SessionDependencies, SessionRef } from './dependencies.ts'
import { EmbeddedDebriefs } from './embedded-debriefs.ts'
import { hearWords } from './hear-words.ts'
import { StateCache } from './loaded.ts'
import type { Outcome } from './problem.ts'
import { debriefSession, getSession, getWholeSession, hasRecord, listSessions, savedPosition } from './read-session.ts'
import { type ReplayRequest, replaySession } from './replay-session.ts'
import { skipAbsence, takeClock } from './skip-absence.ts'
import { type StartRequest, startSession } from './start-session.ts'
import { type CommandRequest, submitCommand } from './submit-command.ts'

/** The use cases of sessions, the same on the server and in the browser. */
export interface SessionHost {
  startSession(request: StartRequest): Promise<Outcome<SessionDetail>>
  /** Reads a person's text ahead of their command; see `hearWords`. */
  hearWords(request: CommandRequest): Promise<Understanding | undefined>
  submitCommand(request: CommandRequest): Promise<Outcome<CommandAnswer>>
  advanceSession(sessionId: string, signal?: AbortSignal): Promise<Outcome<Advanced>>
  /** Excludes time in which no host ran the session; see `skipAbsence`. */
  skipAbsence(sessionId: string): Promise<void>
  /** Resumes a session whose last advance lies in the future after the clock was put back; see `takeClock`. */
  takeClock(sessionId: string): Promise<void>
  getSession(request: SessionRef & { readonly after?: number | undefined }): Promise<Outcome<SessionDetail>>
  listSessions(userId: string): Promise<SessionSummary[]>
  savedPosition(ref: SessionRef): Promise<Outcome<{ saved: true; seq: number }>>
  /** The same, with the debrief of a concluded session, or its state. */
  getWholeSession(request: SessionRef & { readonly after?: number | undefined }): Promise<Outcome<SessionDetail>>
  debrief(ref: SessionRef): Promise<Outcome<DebriefStanding>>
  /** Whether a session is over and the user holds a seat in it. */
  hasRecord(ref: SessionRef): Promise<boolean>
  /** A range of a concluded session, frame by frame. */
  replaySession(request: ReplayRequest): Promise<Outcome<ReplayStretch>>
}

/** Default size of the cache of folded states. */
const CACHED_SESSIONS = 256

export type SessionHostDependencies = Omit<SessionDependencies, 'cache' | 'agendas' | 'debriefs'> & {
  readonly cachedSessions?: number
  /** Makes debriefs; by default in this process. */
  readonly debriefs?: Debriefs
}

/** Creates the use cases over a store, a clock and the language ports. */
export function createSessionHost(given: SessionHostDependencies): SessionHost {
  return sessionHostOver(sessionDependenciesOf(given))
}

/** The dependencies with the use cases' caches; all use cases over the same sessions share one. */
export function sessionDependenciesOf({
  cachedSessions = CACHED_SESSIONS,
  ...given
}: SessionHostDependencies): SessionDependencies {
  const debriefs = given.debriefs ?? new EmbeddedDebriefs(given)
  return { ...given, debriefs, cache: new StateCache(cachedSessions), agendas: new Agendas() }
}

/** The use cases of sessions over shared dependencies. */
export function sessionHostOver(dependencies: SessionDependencies): SessionHost {
  return {
    startSession: (request) => startSession(dependencies, request),
    hearWords: (request) => hearWords(dependencies, request),
    submitCommand: (request) => submitCommand(dependencies, request),
    advanceSession: (sessionId, signal) => advanceSession(dependencies, sessionId, signal),
    skipAbsence: (sessionId) => skipAbsence(dependencies, sessionId),
    takeClock: (sessionId) => takeClock(dependencies, sessionId),
    getSession: (request) => getSession(dependencies, request),
    listSessions: (userId) => listSessions(dependencies, userId),
    savedPosition: (ref) => savedPosition(dependencies, ref),
    getWholeSession: (request) => getWholeSession(dependencies, request),
    debrief: (ref) => debriefSession(dependencies, ref),
    hasRecord: (ref) => hasRecord(dependencies, ref),
    replaySession: (request) => replaySession(dependencies, request),
  }
}
