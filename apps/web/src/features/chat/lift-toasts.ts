const LIFT = '--toast-lift'

/** Has toasts rise so far above the bottom of the page. @returns what puts them back where they were. */
export function liftToasts(height: string): () => void {
  const { style } = document.documentElement
  const before = style.getPropertyValue(LIFT)
  style.setProperty(LIFT, height)
  return () => {
    if (before === '') style.removeProperty(LIFT)
    else style.setProperty(LIFT, before)
  }
}
