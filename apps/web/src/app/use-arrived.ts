import { useLayoutEffect } from 'react'

/** Removes the static first screens in the frame in which their replacement is shown. */
export function useArrived(): void {
  useLayoutEffect(() => {
    for (const screen of document.querySelectorAll('.arrival')) screen.remove()
  }, [])
}

/** Rendered beside content that may suspend, so that both appear together. */
export function Arrived() {
  useArrived()
  return null
}
