import { type CardQuestion, SURE_CONFIDENCE } from '@placard/contract'
import { answerIn, type SpokenAnswer } from '@placard/voice'
import { useEffect, useRef } from 'react'
import type { HeardTurn } from '../../../client/microphone/microphone-port.ts'
import { type HallUi, useHallUi } from '../hall-ui.ts'
import type { Answers, SpokenQuestion } from './spoken-question.ts'

/** Answers that make words count, or take them away: they have to be heard well. All others only close or open something. */
const COUNTING: ReadonlySet<SpokenAnswer> = new Set(['confirm', 'discard', 'first', 'second', 'third', 'close'])

/** Has a card answered by speaking as long as it asks. */
export function useSpokenQuestion(kind: CardQuestion, answers: Answers, isAsked = true): void {
  const ui = useHallUi()
  const latest = useRef(answers)
  useEffect(() => {
    latest.current = answers
  })
  useEffect(() => {
    if (!isAsked) return
    const question: SpokenQuestion = { kind, answers: () => latest.current }
    ui.setState(({ asked }) => ({ asked: [...asked, question] }))
    return () => ui.setState(({ asked }) => ({ asked: asked.filter((one) => one !== question) }))
  }, [ui, kind, isAsked])
}

/**
 * Answers the newest card that was there when somebody spoke, and still is, and understands their words.
 * @returns whether the words were an answer, also where it was too short or heard too badly to count.
 */
export function answered(ui: HallUi, stood: readonly SpokenQuestion[], heard: HeardTurn): boolean {
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
