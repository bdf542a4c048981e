import { DELEGATE_ANSWERS } from '../delegates/answers.ts'
import type { Command, CommandMeta, Rejection } from '../model/session/command.ts'
import type { Decision } from '../model/session/decision.ts'
import { seatIndexOf } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { commandTime } from '../model/session/time.ts'
import { checkAct } from '../rules/acts/check.ts'
import { concludeEarly } from '../rules/conclusion/conclusion.ts'
import { cutToTime, speakingTime, wordsIn } from '../rules/procedure/speaking-time.ts'
import { reject, Turn } from '../rules/turn.ts'
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
  const turn = new Turn(state, commandTime(state, meta), meta.now, DELEGATE_ANSWERS)
  const rejection = apply(turn, command)
  if (rejection) return { ok: false, rejection }
  return { ok: true, events: turn.events, state: turn.state }
}

function statusRefusal(state: CampaignState, command: Command): Rejection | undefined {
  if (state.status === 'concluded') return reject('session-concluded', 'the session is over')
  if (state.status === 'paused' && command.kind === 'TakeAct')
    return reject('session-paused', 'resume the session first')
  return undefined
}

function apply(turn: Turn, command: Exclude<Command, { kind: 'OpenSession' }>): Rejection | undefined {
  switch (command.kind) {
    case 'TakeAct': {
      const refusal =
        wordsRefusal(command.words) ??
        lengthRefusal(turn.state, command) ??
        checkAct(turn.state, command.seat, command.act)
      if (refusal) return refusal
      takeFloor(turn, command)
      return undefined
    }
    case 'AdvanceClock':
      if (turn.state.status === 'active') runClock(turn)
      return undefined
    case 'AnswerClosingOffer':
      return answerClosing(turn, command)
    case 'PauseSession':
      if (turn.state.status === 'active') turn.record({ kind: 'session-paused' })
      return undefined
    case 'ResumeSession':
      if (turn.state.status === 'paused') turn.record({ kind: 'session-resumed' })
      return undefined
    case 'SetPace':
      return setPace(turn, command.pace)
  }
}

/** Only a person who plays alone may set the speed of the clock; several people share one. */
function setPace(turn: Turn, pace: number): Rejection | undefined {
  if (!(pace >= 1 && pace <= 10_000)) return reject('pace-out-of-range', 'pace is 1 or more')
  const people = turn.state.seats.filter((seat) => seat.holder.kind === 'person')
  if (people.length > 1) return reject('pace-is-shared', 'several people share the clock')
  if (pace === turn.state.clock.pace) return undefined
  turn.record({ kind: 'clock-advanced', elapsedMs: turn.at, cycle: false })
  turn.record({ kind: 'pace-changed', pace })
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
function takeFloor(turn: Turn, command: TakeAct): void {
  const seconds = speakingTime(turn.state)
  const cut = seconds === undefined ? undefined : cutToTime(command.words, seconds)
  performAct(turn, cut === undefined ? command : { ...command, words: cut })
  if (cut !== undefined) turn.record({ kind: 'time-called', seat: command.seat })
}

function answerClosing(turn: Turn, command: { readonly seat: string; readonly close: boolean }): Rejection | undefined {
  if (turn.state.closingOfferUntil === undefined) return reject('no-closing-offer', 'nothing to answer')
  if (turn.state.seats[seatIndexOf(turn.state, command.seat)]?.holder.kind !== 'person') {
    return reject('seat-not-yours', 'the people at the session decide whether it closes early')
  }
  turn.record({ kind: 'closing-answered', seat: command.seat, close: command.close })
  if (command.close) concludeEarly(turn)
  return undefined
}
