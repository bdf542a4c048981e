import { useDeferredValue } from 'react'
import { useStore } from 'zustand'
import type { View, ViewKind } from '../../client/navigation/view.ts'
import { viewStore } from '../../client/navigation/view-store.ts'

/**
 * Views with the same key share one screen, which stays mounted: a conversation continues on the screen it began on.
 */
export function screenKeyOf({ kind }: View): ViewKind {
  return SHARED[kind] ?? kind
}

const SHARED: Readonly<Partial<Record<ViewKind, ViewKind>>> = {
  conversation: 'chat',
  'voice-conversation': 'voice',
  'settings-tab': 'settings',
  'help-section': 'help',
  'guide-tab': 'guide',
  'legal-tab': 'legal',
  privacy: 'legal',
}

/** Whether a screen has parts with addresses of their own, between which it moves the focus itself. */
export function hasParts(screen: ViewKind): boolean {
  return screen === 'help' || screen === 'guide' || screen === 'legal' || screen === 'settings'
}

/**
 * The view to render. A navigation first updates the links, then renders the next view, which may take longer
 * (deferred). Two changes are immediate: within the same screen, and to or from the hall, which changes the frame as
 * well.
 */
export function useShownView(): View {
  const view = useStore(viewStore, (state) => state.view)
  const last = useDeferredValue(view)
  const isFrameOther = (view.kind === 'session') !== (last.kind === 'session')
  return isFrameOther || screenKeyOf(view) === screenKeyOf(last) ? view : last
}
