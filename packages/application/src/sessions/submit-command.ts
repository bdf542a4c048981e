import { type CommandAnswer, ReadOfCommand, type SessionCommand } from '@placard/contract'
import {
  type Command,
  type Decision,
  decide,
  replay,
  type SeatId,
  type SessionEvent,
  stateHash,
  withdrawLast,
} from '@placard/engine'
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
  if (command.kind === 'acts') return checkedActs(command)
  if (command.kind !== 'say' && command.kind !== 'act') return done(command)
  if (command.text === undefined) return done(command)
  const text = cleanText(command.text)
  const fault = textFault(text)
  const isEmptyAct = command.kind === 'act' && text.length === 0
  if (fault && !isEmptyAct) return refused('validation-failed', { fields: [fault] })
  return done({ ...command, text })
}

function checkedActs(command: Extract<SessionCommand, { kind: 'acts' }>): Outcome<SessionCommand> {
  const acts = command.acts.map(({ act, text }) => ({ act, text: cleanText(text) }))
  const fault = acts.map(({ text }) => (text === '' ? undefined : textFault(text))).find((found) => found !== undefined)
  return fault ? refused('validation-failed', { fields: [fault] }) : done({ ...command, acts })
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
  const { read, decision, refused: left } = await decided(dependencies, request, seat, before, now)
  const progress = decision?.ok ? joined(before, decision) : before
  const kept = decision?.ok ? keptAnswer(request, session, progress, { ...read, refused: left }) : undefined
  const stored = await storeCounted(dependencies, request, session, { progress, now, kept })
  if (!stored.ok) return storeRefusal(stored.rejection)
  if (decision && !decision.ok) return refused('command-rejected', { rejection: decision.rejection })
  return done({
    outcome: decision ? 'taken' : read.acts ? 'draft' : 'unclear',
    ...told({ ...read, refused: left }),
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

type Read = Pick<Interpretation, 'readings' | 'readBy' | 'acts' | 'beyond'>
type Refused = NonNullable<CommandAnswer['refused']>

/** What an answer says of the reading, without empty members. */
function told({ readings, readBy, acts, beyond, refused: left }: Read & { readonly refused: Refused }) {
  return {
    readings,
    readBy,
    ...(acts === undefined ? {} : { acts }),
    ...(beyond === undefined ? {} : { beyond }),
    ...(left.length === 0 ? {} : { refused: left }),
  }
}

interface Decided {
  readonly read: Read
  /** undefined when the text asks for nothing yet. */
  readonly decision: Decision | undefined
  readonly refused: Refused
}

/** The decision on the text or the acts. A withdrawal is decided on the whole log, as it restores the earlier state. */
async function decided(
  dependencies: SessionDependencies,
  { sessionId, command, heard, signal }: CommandRequest,
  seat: SeatId,
  before: Progress,
  now: number,
): Promise<Decided> {
  const undone = async () => {
    const stored = await dependencies.store.events(sessionId, 0, before.state.seq - before.events.length)
    return withdrawLast([...stored, ...before.events], seat, { now })
  }
  if (command.kind === 'undo') {
    return { read: { readings: [], readBy: 'person' }, decision: await undone(), refused: [] }
  }
  const read = await interpret(dependencies, before.state, seat, command, { heard, signal })
  if (read.isUndo) return { read, decision: await undone(), refused: [] }
  return { read, ...decideAll(before, read.commands, now) }
}

/**
 * Decides commands in order, each on the state that the ones before it left. Those that the rules refuse are left out;
 * when they refuse every one, the decision is the first refusal.
 */
function decideAll(before: Progress, commands: readonly Command[], now: number): Omit<Decided, 'read'> {
  let { state, lastAt } = before
  const events: SessionEvent[] = []
  const refused: Refused = []
  let first: Decision | undefined
  for (const [index, command] of commands.entries()) {
    const decision = decide(state, command, { now, notBefore: lastAt })
    first ??= decision
    if (!decision.ok) {
      refused.push({ index, code: decision.rejection.code })
      continue
    }
    state = decision.state
    lastAt = decision.events.at(-1)?.at ?? lastAt
    events.push(...decision.events)
  }
  const isRefused = commands.length > 0 && refused.length === commands.length
  if (commands.length === 0 || isRefused) return { decision: first, refused: [] }
  return { decision: { ok: true, state, events }, refused }
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
  read: Read & { readonly refused: Refused },
): KeptAnswer | undefined {
  if (key === undefined) return undefined
  return {
    userId,
    key,
    fingerprint: stateHash(command),
    sessionId,
    after: session.state.seq,
    seq: state.seq,
    readings: JSON.stringify(told(read)),
    readBy: read.readBy,
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
  const read: unknown = JSON.parse(kept.readings)
  return done({
    outcome: 'taken',
    // answers stored before messages could hold several acts are the list of readings alone
    ...ReadOfCommand.parse(Array.isArray(read) ? { readings: read, readBy: kept.readBy } : read),
    seq: kept.seq,
    view: wireView(state, seat.id),
    entries: wireEntries(events.slice(kept.after), kept.after),
  })
}
