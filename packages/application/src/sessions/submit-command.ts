import { type CommandAnswer, ReadingOffer, type SessionCommand } from '@placard/contract'
import { type Decision, decide, replay, type SeatId, stateHash, withdrawLast } from '@placard/engine'
import type { KeptAnswer, SessionHeader } from '../ports/event-store.ts'
import type { Understanding } from '../ports/language.ts'
import { advance, joined, type Progress } from './advance.ts'
import { cleanText, textFault } from './clean-text.ts'
import type { SessionDependencies, SessionRef } from './dependencies.ts'
import { type Interpretation, interpret } from './interpret.ts'
import { type LoadedSession, loadSession } from './loaded.ts'
import { openingFacts } from './opening-words.ts'
import { done, type HostProblem, invalid, type Outcome, refused } from './problem.ts'
import { wireEntries, wireView } from './shapes.ts'
import { seatOfPerson, storeProgress } from './store-progress.ts'

/** Steps of due work done before a command; further ones do not delay it. */
const STEPS_BEFORE_COMMAND = 12

/**
 * Retries after a version conflict: other servers and tabs advance the session too, and a person's text must not be
 * lost.
 */
const ATTEMPTS = 5

export interface CommandRequest extends SessionRef {
  readonly command: SessionCommand
  /** Idempotency key: a repeat returns the stored answer and decides nothing. */
  readonly key?: string | undefined
  /** The readings of `hearWords`. */
  readonly heard?: Understanding | undefined
  readonly signal?: AbortSignal | undefined
  /**
   * Wraps the write that continues an imported session for the first time, to count it; absent where nothing is
   * counted.
   */
  readonly count?: CountGoingOn | undefined
}

/** Runs a write that counts as a start, unless counting refuses it by throwing; a failed write does not count. */
export type CountGoingOn = <Written extends { readonly ok: boolean }>(
  header: SessionHeader,
  write: () => Promise<Written>,
) => Promise<Written>

type Attempt = Outcome<CommandAnswer> | { readonly ok: false; readonly conflict: 'version-conflict' | 'key-used' }

/**
 * Says or does something in a session, as the seat that the user holds. What is due is done first. Refused:
 * `validation-failed` (text), `not-found` (unknown session, or no seat in it), `command-rejected` (a rule of the
 * session), `idempotency-key-reused`, `version-conflict` when every retry lost to another writer.
 */
export async function submitCommand(
  dependencies: SessionDependencies,
  request: CommandRequest,
): Promise<Outcome<CommandAnswer>> {
  const checked = checkedCommand(request.command, dependencies.maxPace)
  if (!checked.ok) return checked
  const cleaned = { ...request, command: checked.value }
  for (let attempts = 0; attempts < ATTEMPTS; attempts++) {
    const repeated = await answerAgain(dependencies, cleaned)
    if (repeated) return repeated
    const attempt = await attemptCommand(dependencies, cleaned)
    if (attempt.ok || !('conflict' in attempt)) return attempt
    dependencies.cache.forget(request.sessionId)
  }
  return (await answerAgain(dependencies, cleaned)) ?? refused('version-conflict')
}

function checkedCommand(command: SessionCommand, maxPace: number): Outcome<SessionCommand> {
  if (command.kind === 'set-pace' && command.pace > maxPace) return invalid('pace', 'too-big')
  if (command.kind !== 'say' && command.kind !== 'act') return done(command)
  if (command.text === undefined) return done(command)
  const text = cleanText(command.text)
  const fault = textFault(text)
  const isEmptyAct = command.kind === 'act' && text.length === 0
  if (fault && !isEmptyAct) return refused('validation-failed', { fields: [fault] })
  return done({ ...command, text })
}

async function attemptCommand(dependencies: SessionDependencies, request: CommandRequest): Promise<Attempt> {
  const { sessionId, userId, signal } = request
  const session = await loadSession(dependencies.store, dependencies.cache, sessionId)
  const seat = session && seatOfPerson(session.header, userId)
  if (!session || seat === undefined) return refused('not-found')
  const now = dependencies.clock.now()
  const addition = openingFacts(dependencies.catalogue)
  const before = await advance(session, {
    speech: dependencies.speech,
    addition,
    now,
    steps: STEPS_BEFORE_COMMAND,
    signal,
  })
  const { read, decision } = await decided(dependencies, request, seat, before, now)
  const progress = decision?.ok ? joined(before, decision) : before
  const kept = decision?.ok ? keptAnswer(request, session, progress, read) : undefined
  const stored = await storeCounted(dependencies, request, session, { progress, now, kept })
  if (!stored.ok) return storeRefusal(stored.rejection)
  if (decision && !decision.ok) return refused('command-rejected', { rejection: decision.rejection })
  return done({
    outcome: decision ? 'taken' : 'unclear',
    readings: read.readings,
    readBy: read.readBy,
    seq: progress.state.seq,
    view: wireView(progress.state, seat),
    entries: wireEntries(progress.events, session.state.seq),
  })
}

type Writing = { readonly progress: Progress; readonly now: number; readonly kept: KeptAnswer | undefined }

/** An imported session whose pause ends counts as played here. */
function storeCounted(
  dependencies: SessionDependencies,
  { count }: CommandRequest,
  session: LoadedSession,
  writing: Writing,
) {
  const { progress, now, kept } = writing
  const { header } = session
  if (header.imported !== 'resting' || progress.state.status === 'paused') {
    return storeProgress(dependencies, session, progress, now, kept)
  }
  const going: LoadedSession = { ...session, header: { ...header, imported: 'played' } }
  const write = () => storeProgress(dependencies, going, progress, now, kept)
  return count === undefined ? write() : count(header, write)
}

/** The decision on the text or the act. A withdrawal is decided on the whole log, as it restores the earlier state. */
async function decided(
  dependencies: SessionDependencies,
  { sessionId, command, heard, signal }: CommandRequest,
  seat: SeatId,
  before: Progress,
  now: number,
): Promise<{ readonly read: Pick<Interpretation, 'readings' | 'readBy'>; readonly decision: Decision | undefined }> {
  if (command.kind === 'undo') {
    const stored = await dependencies.store.events(sessionId, 0, before.state.seq - before.events.length)
    const decision = withdrawLast([...stored, ...before.events], seat, { now })
    return { read: { readings: [], readBy: 'person' }, decision }
  }
  const read = await interpret(dependencies, before.state, seat, command, { heard, signal })
  return { read, decision: read.command && decide(before.state, read.command, { now, notBefore: before.lastAt }) }
}

function storeRefusal(
  reason: 'version-conflict' | 'key-used' | 'unknown-session',
): { ok: false; conflict: 'version-conflict' | 'key-used' } | { ok: false; rejection: HostProblem } {
  return reason === 'unknown-session'
    ? { ok: false, rejection: { code: 'not-found' } }
    : { ok: false, conflict: reason }
}

function keptAnswer(
  { sessionId, userId, key, command }: CommandRequest,
  session: LoadedSession,
  { state }: Progress,
  { readings, readBy }: Pick<Interpretation, 'readings' | 'readBy'>,
): KeptAnswer | undefined {
  if (key === undefined) return undefined
  return {
    userId,
    key,
    fingerprint: stateHash(command),
    sessionId,
    after: session.state.seq,
    seq: state.seq,
    readings: JSON.stringify(readings),
    readBy,
  }
}

/**
 * The answer stored under the idempotency key, rebuilt from the log up to its position; undefined for an unused key.
 */
async function answerAgain(
  dependencies: SessionDependencies,
  request: CommandRequest,
): Promise<Outcome<CommandAnswer> | undefined> {
  const { key, userId, sessionId, command } = request
  const kept = key === undefined ? undefined : await dependencies.store.answerTo(userId, key)
  if (!kept) return undefined
  if (kept.sessionId !== sessionId || kept.fingerprint !== stateHash(command)) return refused('idempotency-key-reused')
  const events = await dependencies.store.events(sessionId, 0, kept.seq)
  const state = replay(events)
  const seat = state.seats.find(({ holder }) => holder.kind === 'person' && holder.personId === userId)
  if (!seat) return refused('not-found')
  const readings: unknown = JSON.parse(kept.readings)
  return done({
    outcome: 'taken',
    readings: Array.isArray(readings) ? readings.map((reading) => ReadingOffer.parse(reading)) : [],
    readBy: kept.readBy,
    seq: kept.seq,
    view: wireView(state, seat.id),
    entries: wireEntries(events.slice(kept.after), kept.after),
  })
}
