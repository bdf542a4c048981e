import { toastStore } from '../../shared/ui/toast-store.ts'

/** Has toasts rise so far above the bottom of the page. @returns what puts them back where they were. */
export function liftToasts(height: string): () => void {
  const { lift } = toastStore.getState()
  toastStore.setState({ lift: height })
  return () => toastStore.setState({ lift })
}
