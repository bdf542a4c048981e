import { useEffect } from 'react'
import { useStore } from 'zustand'
import { keepDemoStore } from '../../client/keep-demo/keep-demo-store.ts'

/** Leads somebody who wants to keep the demo out of it, to the sign-in; what they want is remembered. */
export function LeaveToKeep({ onLeave }: { onLeave: () => void }) {
  const isWanted = useStore(keepDemoStore, (state) => state.isWanted)
  useEffect(() => {
    if (isWanted) onLeave()
  }, [isWanted, onLeave])
  return null
}
