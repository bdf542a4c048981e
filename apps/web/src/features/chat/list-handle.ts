import { createContext, type RefObject, useContext } from 'react'

/** Imperative handle of the message list. */
export interface ListHandle {
  /** Scrolls to a message by its index in the shown branch. */
  readonly show: (index: number) => void
}

export const ListHandleContext = createContext<RefObject<ListHandle | null> | undefined>(undefined)

export function useListHandle(): RefObject<ListHandle | null> {
  const handle = useContext(ListHandleContext)
  if (handle === undefined) throw new Error('useListHandle must be used inside a conversation')
  return handle
}
