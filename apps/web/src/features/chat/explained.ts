import { useEffect } from 'react'

const explained = new Set<string>()

/** Whether the view on screen says itself why a message of a conversation, or its answer, did not get through. */
export function isExplained(conversationId: string): boolean {
  return explained.has(conversationId)
}

/** Keeps toasts away from failures that this view explains where they happened: one says less, and the same again. */
export function useExplains(conversationId: string): void {
  useEffect(() => {
    explained.add(conversationId)
    return () => void explained.delete(conversationId)
  }, [conversationId])
}
