import { useEffect } from 'react'
import { speechStore } from '../../../client/voice/speech-store.ts'
import { skipAnswers } from './read-answer.ts'

/** How long a conversation may be gone before it counts as left, in ms: a new one is shown anew at its own address. */
const LEFT_AFTER_MS = 300

const shown = new Map<string, number>()

/** Ends the reading when the conversation is left: elsewhere nothing would show who speaks, or stop it. */
export function useQuietOnLeave(conversationId: string): void {
  useEffect(() => {
    const change = (by: number) => shown.set(conversationId, (shown.get(conversationId) ?? 0) + by)
    change(1)
    return () => {
      change(-1)
      setTimeout(() => {
        if (shown.get(conversationId) === 0) skipAnswers(speechStore)
      }, LEFT_AFTER_MS)
    }
  }, [conversationId])
}
