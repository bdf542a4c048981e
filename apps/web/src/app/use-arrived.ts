import { useLayoutEffect } from 'react'

/** Takes the static first screens away in the frame in which what replaces them is shown. */
export function useArrived(): void {
  useLayoutEffect(() => {
    for (const screen of document.querySelectorAll('.arrival')) screen.remove()
  }, [])
}

/** Stands beside what may still be loading, so that it is there together with it. */
export function Arrived() {
  useArrived()
  return null
}
