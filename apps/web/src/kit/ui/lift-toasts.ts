import { toastStore } from './toast-store.ts'

/** Requested offsets, in rem. */
const heights: number[] = []

function lift(): void {
  const usual = toastStore.getInitialState().lift
  toastStore.setState({ lift: heights.length === 0 ? usual : `${Math.max(...heights)}rem` })
}

/** Keeps toasts at least so many rem above the bottom of the page. @returns the cleanup. */
export function liftToasts(rem: number): () => void {
  heights.push(rem)
  lift()
  return () => {
    heights.splice(heights.indexOf(rem), 1)
    lift()
  }
}
