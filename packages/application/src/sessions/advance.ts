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

/** Steps taken in one go; what is left stays due and comes next. */
const STEPS_AT_ONCE = 32

/** A session that has moved on, with the events to append. */
export interface Progress {
  readonly state: CampaignState
  readonly events: readonly SessionEvent[]
  readonly recent: readonly string[]
  /** Session ms of the last event. */
  readonly lastAt: number
}

/** A session before it moves on. */
export function startingFrom({ state, recent, lastAt }: LoadedSession): Progress {
  return { state, events: [], recent, lastAt }
}

/** The progress with what was decided after it. */
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
  /** What a delegate adds to its words, if anything. */
  readonly addition?: Addition
  readonly now: number
  readonly steps?: number
  readonly signal?: AbortSignal | undefined
}

/** Does what a session owes at a wall clock: runs its clock, lets its delegates act. Nothing owed, no events. */
export async function advance(session: LoadedSession, { now, steps, ...tools }: Tools): Promise<Progress> {
  let progress = startingFrom(session)
  for (let left = steps ?? STEPS_AT_ONCE; left > 0; left--) {
    const [first] = due(progress.state, now)
    if (!first) break
    const command = await commandFor(first, progress, tools)
    const decision = decide(progress.state, command, { now, notBefore: progress.lastAt })
    // An act that has gone out of order since it was owed, or a run that changed nothing: the next call asks again.
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
