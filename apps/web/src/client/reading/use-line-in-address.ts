import { useSyncExternalStore } from 'react'

function lineInAddress(): string | undefined {
  return /^#line-([\w-]+)$/.exec(window.location.hash)?.[1]
}

function onAddress(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The line that the address names, also once a link on the page has named another one; undefined for none. */
export function useLineInAddress(): string | undefined {
  return useSyncExternalStore(onAddress, lineInAddress)
}
