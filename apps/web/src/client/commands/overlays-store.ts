import { createStore } from 'zustand/vanilla'

/** The open overlay of the commands; one at a time. */
export const overlaysStore = createStore<{ open: 'palette' | 'shortcuts' | undefined }>(() => ({ open: undefined }))

export function openPalette(): void {
  overlaysStore.setState({ open: 'palette' })
}

export function openShortcuts(): void {
  overlaysStore.setState({ open: 'shortcuts' })
}

export function closeOverlay(): void {
  overlaysStore.setState({ open: undefined })
}
