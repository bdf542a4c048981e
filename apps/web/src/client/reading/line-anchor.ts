import { useSyncExternalStore } from 'react'

/** The place of a line in the address of its transcript. */
export function lineAnchor(key: string | number): string {
  return `line-${key}`
}

/** The line that the address names; undefined for none. */
function lineInAddress(): string | undefined {
  return /^#line-([\w-]+)$/.exec(window.location.hash)?.[1]
}

function onAddress(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The line that the address names, also when a link on the page has named another one. */
export function useLineInAddress(): string | undefined {
  return useSyncExternalStore(onAddress, lineInAddress)
}
