import { type CountGoingOn, type Outcome, type SessionHost, TUTORIAL_CAMPAIGN_ID } from '@placard/application'
import { type DebriefFault, type StartSession, sessions } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { DEAR_CALL, implement, Pending } from '../../http/implement.ts'
import { type Problem, problem } from '../../http/problems.ts'
import { timeZoneOf } from '../../http/time-zone.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { StorageGate } from '../../ports/storage-gate.ts'
import { metered, type UsageGate, type UsageRequest } from '../../ports/usage-gate.ts'
import type { Presence } from './presence.ts'

/** Dependencies of the calls of sessions. */
export interface SessionRouteDependencies {
  readonly host: SessionHost
  /** Runs work under the session's mutex on this server. */
  readonly runExclusive: <Result>(sessionId: string, work: () => Promise<Result>) => Promise<Result>
  readonly presence: Pick<Presence, 'seen'>
  readonly usage: UsageGate
  readonly storage: StorageGate
}

/**
 * Estimated bytes of opening a session, whose opening event holds the whole room. A session in play is never stopped.
 */
const OPENING_BYTES = 300_000

/** The host stores the answer to an idempotency key in the same write as the events. */
const KEEPS_ANSWERS = { keepsAnswers: true } as const
/** Words longer than this, in UTF-16 code units, take the server noticeable time to read. */
const LONG_WORDS = 600
/** `Retry-After` for a debrief that could not be made now. */
const DEBRIEF_LATER_SECONDS = 5

/**
 * Registers the calls that open, show and play sessions. A caller without a seat is answered as if there was no
 * session.
 */
export function registerSessions(app: App, dependencies: Dependencies, session: SessionRouteDependencies): void {
  const { host, runExclusive, presence, usage, storage } = session
  registerShownSessions(app, dependencies, session)
  implement(
    app,
    dependencies,
    sessions.start,
    async ({ body, user, idempotencyKey: key, request }) => {
      const person = { userId: user.id, name: user.name }
      const open = async () => unwrapped(await host.startSession({ input: body, person, key }))
      const start = () => storage.storing(user, OPENING_BYTES, open)
      if (isLesson(body)) return start()
      const what = body.campaignId
      const order = { user, kind: 'campaign', amount: 1, what, key, timeZone: timeZoneOf(request) } as const
      return metered(usage, order, start, ({ session }) => session.title)
    },
    { ...KEEPS_ANSWERS, lane: 'bulky' },
  )

  implement(
    app,
    dependencies,
    sessions.command,
    async ({ params: { sessionId }, body: command, user, idempotencyKey: key, request }) => {
      const count = countedGoingOn(usage, user, timeZoneOf(request))
      const said = { sessionId, userId: user.id, command, key, count }
      // read before the mutex is taken: a model may need seconds, and the session continues meanwhile
      const heard = await host.hearWords(said)
      const lane = command.kind === 'say' && command.text.length > LONG_WORDS ? app.lanes.dear : app.lanes.usual
      const submit = () => runExclusive(sessionId, () => host.submitCommand({ ...said, heard }))
      const answer = unwrapped(await lane.run(request, submit))
      presence.seen(sessionId)
      return answer
    },
    { ...KEEPS_ANSWERS, lane: 'none' },
  )
}

/** Registers the reads: showing a whole session is expensive and runs in its caller's turn. */
function registerShownSessions(
  app: App,
  dependencies: Dependencies,
  { host, presence }: SessionRouteDependencies,
): void {
  implement(app, dependencies, sessions.history, async ({ user }) => host.listSessions(user.id))

  implement(
    app,
    dependencies,
    sessions.save,
    async ({ body, user }) => unwrapped(await host.savedPosition({ sessionId: body.sessionId, userId: user.id })),
    KEEPS_ANSWERS,
  )

  implement(
    app,
    dependencies,
    sessions.get,
    async ({ params: { sessionId }, query, user }) => {
      const detail = unwrapped(await host.getWholeSession({ sessionId, userId: user.id, after: query.after }))
      presence.seen(sessionId)
      const { debriefProgress } = detail
      return debriefProgress === undefined ? detail : new Pending({ ...detail, debriefProgress })
    },
    DEAR_CALL,
  )

  implement(
    app,
    dependencies,
    sessions.debrief,
    async ({ params: { sessionId }, user }) => {
      const standing = unwrapped(await host.debrief({ sessionId, userId: user.id }))
      if (standing.status === 'ready') return standing.debrief
      if (standing.status === 'pending') return new Pending(standing.progress)
      throw refusalOf(standing.fault)
    },
    DEAR_CALL,
  )

  implement(
    app,
    dependencies,
    sessions.replay,
    async ({ params: { sessionId }, query, user }) =>
      unwrapped(await host.replaySession({ sessionId, userId: user.id, after: query.after })),
    DEAR_CALL,
  )
}

/** Continuing an imported session counts as a start. Of two concurrent attempts one counts. */
function countedGoingOn(usage: UsageGate, user: UsageRequest['user'], timeZone: string): CountGoingOn {
  return async ({ sessionId, campaignId, from, title }, write) => {
    if (isLesson({ campaignId, from })) return write()
    const order = { user, kind: 'campaign', amount: 1, what: title, key: `import:${sessionId}`, timeZone } as const
    const { id } = await usage.reserve(order)
    const written = await write()
    // an unwritten settlement after a fault expires by itself
    await (written.ok ? usage.settle(user.id, id) : usage.release(user.id, id))
    return written
  }
}

/** The tutorial round is not counted, however often it is played. */
function isLesson({ campaignId, from }: Pick<StartSession, 'campaignId' | 'from'>): boolean {
  return campaignId === TUTORIAL_CAMPAIGN_ID && from === undefined
}

function refusalOf(fault: DebriefFault): Problem {
  if (fault === 'too-costly') return problem('debrief-refused')
  return problem(fault === 'too-many' ? 'rate-limited' : 'unavailable', { retryAfterSeconds: DEBRIEF_LATER_SECONDS })
}

/** @throws {Problem} for a refusal of the host. */
function unwrapped<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value
  const { code, ...details } = outcome.rejection
  throw problem(code, details)
}
