import {
  type CampaignState,
  type Command,
  type Decision,
  type Due,
  decide,
  due,
  type SessionEvent,
} from '@placard/engine'
import type { SpeechPort } from '../ports/language.ts'
import { type LoadedSession, lastAtOf, linesAfter } from './loaded.ts'
import type { Addition } from './opening-words.ts'
import { wordsFor } from './words.ts'

/** Most steps per call; the remaining ones stay due for the next call. */
const STEPS_AT_ONCE = 32

/** A session's new state, with the events to append. */
export interface Progress {
  readonly state: CampaignState
  readonly events: readonly SessionEvent[]
  readonly recent: readonly string[]
  /** Session ms of the last event. */
  readonly lastAt: number
}

/** Progress before the first event. */
export function startingFrom({ state, recent, lastAt }: LoadedSession): Progress {
  return { state, events: [], recent, lastAt }
}

/** The progress with the events of a decision. */
export function joined(before: Progress, { events, state }: Extract<Decision, { ok: true }>): Progress {
  return {
    state,
    events: [...before.events, ...events],
    recent: linesAfter(before.recent, events),
    lastAt: lastAtOf(events) ?? before.lastAt,
  }
}

interface Tools {
  readonly speech: SpeechPort
  /** Adds a sentence to a delegate's line. */
  readonly addition?: Addition
  readonly now: number
  readonly steps?: number
  readonly signal?: AbortSignal | undefined
}

/**
 * Does what is due in a session at a wall-clock time: runs its clock and lets its delegates act. No events when nothing
 * is due.
 */
export async function advance(session: LoadedSession, { now, steps, ...tools }: Tools): Promise<Progress> {
  let progress = startingFrom(session)
  for (let left = steps ?? STEPS_AT_ONCE; left > 0; left--) {
    const [first] = due(progress.state, now)
    if (!first) break
    const command = await commandFor(first, progress, tools)
    const decision = decide(progress.state, command, { now, notBefore: progress.lastAt })
    // The act has gone out of order since it became due, or the run changed nothing: the next call tries again.
    if (!decision.ok || decision.events.length === 0) break
    progress = joined(progress, decision)
  }
  return progress
}

async function commandFor(
  first: Due,
  { state, recent }: Progress,
  { speech, addition, signal }: Pick<Tools, 'speech' | 'addition' | 'signal'>,
): Promise<Command> {
  if (first.kind === 'clock') return { kind: 'AdvanceClock' }
  const { seat, act, origin, spoken } = first
  const said = spoken ? await wordsFor(speech, { state, seat, act, recent }, signal) : { words: '' }
  const added = said.words === '' || origin !== 'autonomous' ? undefined : await addition?.(state, seat)
  const words = added === undefined ? said.words : `${said.words} ${added}`
  return { kind: 'TakeAct', seat, act, origin, ...said, words }
}
