import { DELEGATE_ANSWERS } from '../delegates/answers.ts'
import type { Command, CommandMeta, Rejection } from '../model/session/command.ts'
import type { Decision } from '../model/session/decision.ts'
import { seatIndexOf } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { commandTime } from '../model/session/time.ts'
import { checkAct } from '../rules/acts/check.ts'
import { CommandContext, reject } from '../rules/command-context.ts'
import { concludeEarly } from '../rules/conclusion/conclusion.ts'
import { cutToTime, speakingTime, wordsIn } from '../rules/procedure/speaking-time.ts'
import { runClock } from './cycle.ts'
import { openSession } from './open.ts'
import { performAct } from './perform-act.ts'

type TakeAct = Extract<Command, { kind: 'TakeAct' }>

/** Maximum length of an act's text, in UTF-16 code units. */
export const WORDS_MAX_LENGTH = 4000

/**
 * Decides a command: the rules of the session. Pure and total; the same state, command and meta always give the same
 * events. A command that changes nothing returns no events.
 * @param state undefined before the session is opened.
 */
export function decide(state: CampaignState | undefined, command: Command, meta: CommandMeta): Decision {
  if (command.kind === 'OpenSession') {
    if (state) return { ok: false, rejection: reject('session-already-open', 'a session is opened once') }
    return openSession(command.plan, meta.now)
  }
  if (!state) throw new RangeError(`decide: ${command.kind} before OpenSession`)
  const refusal = statusRefusal(state, command)
  if (refusal) return { ok: false, rejection: refusal }
  const context = new CommandContext(state, commandTime(state, meta), meta.now, DELEGATE_ANSWERS)
  const rejection = apply(context, command)
  if (rejection) return { ok: false, rejection }
  return { ok: true, events: context.events, state: context.state }
}

function statusRefusal(state: CampaignState, command: Command): Rejection | undefined {
  if (state.status === 'concluded') return reject('session-concluded', 'the session is over')
  if (state.status === 'paused' && command.kind === 'TakeAct')
    return reject('session-paused', 'resume the session first')
  return undefined
}

function apply(context: CommandContext, command: Exclude<Command, { kind: 'OpenSession' }>): Rejection | undefined {
  switch (command.kind) {
    case 'TakeAct': {
      const refusal =
        wordsRefusal(command.words) ??
        lengthRefusal(context.state, command) ??
        checkAct(context.state, command.seat, command.act)
      if (refusal) return refusal
      takeFloor(context, command)
      return undefined
    }
    case 'AdvanceClock':
      if (context.state.status === 'active') runClock(context)
      return undefined
    case 'AnswerClosingOffer':
      return answerClosing(context, command)
    case 'PauseSession':
      if (context.state.status === 'active') context.record({ kind: 'session-paused' })
      return undefined
    case 'ResumeSession':
      if (context.state.status === 'paused') context.record({ kind: 'session-resumed' })
      return undefined
    case 'SetPace':
      return setPace(context, command.pace)
  }
}

/** Only a person who plays alone may set the speed of the clock; several people share one. */
function setPace(context: CommandContext, pace: number): Rejection | undefined {
  if (!(pace >= 1 && pace <= 10_000)) return reject('pace-out-of-range', 'pace is 1 or more')
  const people = context.state.seats.filter((seat) => seat.holder.kind === 'person')
  if (people.length > 1) return reject('pace-is-shared', 'several people share the clock')
  if (pace === context.state.clock.pace) return undefined
  context.record({ kind: 'clock-advanced', elapsedMs: context.at, cycle: false })
  context.record({ kind: 'pace-changed', pace })
  return undefined
}

function wordsRefusal(words: string): Rejection | undefined {
  if (words.length <= WORDS_MAX_LENGTH) return undefined
  return reject('words-too-long', `at most ${WORDS_MAX_LENGTH} characters`)
}

/** Time limit of a person's speech: rejected before any of it is recorded, so that the person can shorten it. */
function lengthRefusal(state: CampaignState, { words, origin }: TakeAct): Rejection | undefined {
  const seconds = speakingTime(state)
  if (seconds === undefined || origin !== 'person') return undefined
  return cutToTime(words, seconds) === undefined
    ? undefined
    : reject('speech-too-long', `at most ${wordsIn(seconds)} words in ${seconds} seconds`)
}

/** Time limit of an AI delegate's speech: the chair cuts it off after the last sentence that fits. */
function takeFloor(context: CommandContext, command: TakeAct): void {
  const seconds = speakingTime(context.state)
  const cut = seconds === undefined ? undefined : cutToTime(command.words, seconds)
  performAct(context, cut === undefined ? command : { ...command, words: cut })
  if (cut !== undefined) context.record({ kind: 'time-called', seat: command.seat })
}

function answerClosing(
  context: CommandContext,
  command: { readonly seat: string; readonly close: boolean },
): Rejection | undefined {
  if (context.state.closingOfferUntil === undefined) return reject('no-closing-offer', 'nothing to answer')
  if (context.state.seats[seatIndexOf(context.state, command.seat)]?.holder.kind !== 'person') {
    return reject('seat-not-yours', 'the people at the session decide whether it closes early')
  }
  context.record({ kind: 'closing-answered', seat: command.seat, close: command.close })
  if (command.close) concludeEarly(context)
  return undefined
}
