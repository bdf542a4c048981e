import { type ChatMessage, type DrillContext, givenSeconds, type SpeechDelivery } from '@placard/contract'
import type { SpeechMarker, SpeechMarks } from './mark-speech.ts'

/** One speech of a drill, the speech it replied to, and its marks. */
export interface DrillRound {
  readonly speech: ChatMessage
  /** Undefined when it was not timed. */
  readonly usedSeconds: number | undefined
  /** Undefined when it was not given by voice. */
  readonly delivery: SpeechDelivery | undefined
  readonly marks: SpeechMarks
}

/** The user's speeches in a drill's branch, oldest first, after the call of the motion. */
export function drillRounds(
  drill: DrillContext,
  branch: readonly ChatMessage[],
  markSpeech: SpeechMarker,
): readonly DrillRound[] {
  const rounds: DrillRound[] = []
  let opponent = ''
  let hasCalled = false
  for (const message of branch) {
    if (message.role === 'assistant') {
      opponent = message.content
      continue
    }
    if (!hasCalled) {
      hasCalled = true
      continue
    }
    const { usedSeconds, delivery } = drill.speeches.find(({ messageId }) => messageId === message.id) ?? {}
    const { motion, side } = drill
    const speechSeconds = givenSeconds(drill)
    const before = rounds.map(({ speech }) => speech.content)
    const marks = markSpeech({ text: message.content, motion, side, speechSeconds, usedSeconds, opponent, before })
    rounds.push({ speech: message, usedSeconds, delivery, marks })
  }
  return rounds
}
