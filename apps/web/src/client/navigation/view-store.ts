import { createStore } from 'zustand/vanilla'
import { addressOf, type View, viewAt } from './view.ts'

const shown = () => viewAt(window.location.pathname, window.location.search)

/** The current view, synchronised with the address bar, so that links, reload, back and forward work. */
export const viewStore = createStore<{ view: View }>((set) => {
  window.addEventListener('popstate', () => set({ view: shown() }))
  return { view: shown() }
})

/** Marks entries of the history that were reached from another view of the page. */
const WITHIN = { isWithin: true } as const

interface Way {
  /** Leaves no history entry: for a step that is over, such as a session just concluded. */
  readonly replace?: boolean
  /** The place in the view that is wanted: the fragment of its address. */
  readonly anchor?: string | undefined
}

/** Navigates to a view. */
export function navigate(view: View, { replace = false, anchor }: Way = {}): void {
  const address = anchor === undefined ? addressOf(view) : `${addressOf(view)}#${anchor}`
  if (replace) window.history.replaceState(window.history.state, '', address)
  else if (address !== addressOf(shown())) window.history.pushState(WITHIN, '', address)
  viewStore.setState({ view })
  window.scrollTo(0, 0)
}

/** Goes back to the view before this one; to `fallback` where the page was opened with this one. */
export function goBack(fallback: View): void {
  const state: unknown = window.history.state
  if (typeof state === 'object' && state !== null && 'isWithin' in state) window.history.back()
  else navigate(fallback, { replace: true })
}
