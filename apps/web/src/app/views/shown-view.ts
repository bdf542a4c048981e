import { useDeferredValue } from 'react'
import { useStore } from 'zustand'
import type { View } from '../../client/navigation/view.ts'
import { viewStore } from '../../client/navigation/view-store.ts'

/** Views with the same key are one screen, which stays: a conversation is shown by the screen it began on. */
export function screenKeyOf({ kind }: View): View['kind'] {
  return kind === 'conversation' ? 'chat' : kind
}

/**
 * The view that is shown. The page first answers that a link was followed, then renders the next view, which may take
 * longer. At once comes what is no other screen, and what the frame round it changes with: the hall.
 */
export function useShownView(): View {
  const view = useStore(viewStore, (state) => state.view)
  const last = useDeferredValue(view)
  const isFrameOther = (view.kind === 'session') !== (last.kind === 'session')
  return isFrameOther || screenKeyOf(view) === screenKeyOf(last) ? view : last
}
