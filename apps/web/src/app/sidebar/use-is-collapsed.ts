import { useStore } from 'zustand'
import { viewStore } from '../../client/navigation/view-store.ts'
import { sidebarStore } from './sidebar-store.ts'

/** Whether the sidebar of a wide window shows icons alone; in the hall of a session it does so by itself. */
export function useIsCollapsed(): boolean {
  const isInHall = useStore(viewStore, ({ view }) => view.kind === 'session')
  const isShownWhole = useStore(sidebarStore, ({ isOpen, isOpenInHall }) => (isInHall ? isOpenInHall : isOpen))
  return !isShownWhole
}
