import type { CardQuestion } from '@placard/contract'
import { useEffect, useRef } from 'react'
import { useHallUi } from '../hall-ui.ts'
import type { Answers, SpokenQuestion } from './spoken-question.ts'

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
