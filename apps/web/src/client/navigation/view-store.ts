import { createStore } from 'zustand/vanilla'
import { addressOf, type View, viewAt } from './view.ts'

const shown = () => viewAt(window.location.pathname, window.location.search)

/** The current view, synchronised with the address bar, so that links, reload, back and forward work. */
export const viewStore = createStore<{ view: View }>((set) => {
  window.addEventListener('popstate', () => set({ view: shown() }))
  return { view: shown() }
})

/**
 * Navigates to a view. `replace` leaves no history entry: for a step that is over, such as a session just concluded.
 */
export function navigate(view: View, { replace = false }: { replace?: boolean } = {}): void {
  const address = addressOf(view)
  if (replace) window.history.replaceState(null, '', address)
  else if (address !== addressOf(shown())) window.history.pushState(null, '', address)
  viewStore.setState({ view })
  window.scrollTo(0, 0)
}
