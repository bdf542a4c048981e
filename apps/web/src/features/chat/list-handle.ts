import { createContext, type RefObject, useContext } from 'react'

/** What other parts may ask of the list of messages. */
export interface ListHandle {
  /** Brings a message into view; the number counts along the branch that is shown. */
  readonly show: (index: number) => void
  readonly showLatest: () => void
}

export const ListHandleContext = createContext<RefObject<ListHandle | null> | undefined>(undefined)

export function useListHandle(): RefObject<ListHandle | null> {
  const handle = useContext(ListHandleContext)
  if (handle === undefined) throw new Error('useListHandle must be used inside a conversation')
  return handle
}
