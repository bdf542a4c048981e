import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { appearanceStore } from './appearance.ts'

const device = () => window.matchMedia('(prefers-color-scheme: dark)')

function watchDevice(notify: () => void): () => void {
  const query = device()
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/** Whether the page is shown in the dark theme: the chosen one, else that of the device. */
export function useIsDark(): boolean {
  const theme = useStore(appearanceStore, (state) => state.theme)
  const isDeviceDark = useSyncExternalStore(watchDevice, () => device().matches)
  return theme === 'system' ? isDeviceDark : theme === 'dark'
}
