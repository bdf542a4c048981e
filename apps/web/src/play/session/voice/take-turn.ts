import { SURE_CONFIDENCE } from '@placard/contract'
import { answerIn, type SpokenAnswer } from '@placard/voice'
import type { HeardTurn } from '../../../client/microphone/microphone-port.ts'
import type { HallUi } from '../hall-ui.ts'
import type { Session } from '../model/session.ts'
import type { SpokenQuestion } from './spoken-question.ts'

/** Answers that make words count, or take them away: they have to be heard well. All others only close or open something. */
const COUNTING: ReadonlySet<SpokenAnswer> = new Set(['confirm', 'discard', 'first', 'second', 'third', 'close'])

/**
 * Answers the newest card that was there when somebody spoke, and still is, and understands their words.
 * @returns whether the words were an answer, also where it was too short or heard too badly to count.
 */
function answered(ui: HallUi, stood: readonly SpokenQuestion[], heard: HeardTurn): boolean {
  const { asked } = ui.getState()
  for (const question of stood.filter((one) => asked.includes(one)).toReversed()) {
    const answer = answerIn(heard.text, question.kind)
    if (answer === undefined) continue
    if (answer === 'short') {
      ui.setState({ unanswered: { why: 'short', kind: question.kind } })
      return true
    }
    const act = question.answers()[answer]
    if (act === undefined) continue
    // who does not say how sure they are hears free speech, and has written a whole sentence of ours
    const isSure = !heard.isCutShort && (heard.confidence ?? 1) >= SURE_CONFIDENCE
    if (COUNTING.has(answer) && !isSure) {
      ui.setState({ unanswered: { why: 'unsure', kind: question.kind } })
    } else act()
    return true
  }
  return false
}

/**
 * Puts what was heard into the composer, in place of what was heard before and still stands there. It is sent at once only
 * where the recogniser is sure of it and nothing else stands there; the session itself keeps back what binds until the
 * player has confirmed it.
 */
function takeHeard(session: Session, ui: HallUi, { text, confidence, alternatives = [], isCutShort }: HeardTurn): void {
  const { draft } = session.store.getState()
  const before = draft === ui.getState().lastHeard ? '' : draft
  const isAlone = before.trim() === ''
  const all = isAlone ? text : `${before.trimEnd()} ${text}`
  session.type(all)
  const isSure = isAlone && !isCutShort && (confidence ?? 0) >= SURE_CONFIDENCE
  ui.setState({ lastHeard: all, toCheck: isSure ? undefined : { text: all, before, alternatives } })
  if (isSure) void session.say()
}

/** Does with what was heard what it asks for: an answer to a card that stood there, or words for the composer. */
export function takeTurn(session: Session, ui: HallUi, stood: readonly SpokenQuestion[], heard: HeardTurn): void {
  if (!answered(ui, stood, heard)) takeHeard(session, ui, heard)
}
