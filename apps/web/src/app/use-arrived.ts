import { useLayoutEffect } from 'react'

/** Takes the static first screen away in the frame in which what replaces it is shown. */
export function useArrived(): void {
  useLayoutEffect(() => document.querySelector('#arrival')?.remove(), [])
}
