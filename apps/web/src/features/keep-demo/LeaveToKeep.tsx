import { useEffect } from 'react'
import { useStore } from 'zustand'
import { keepDemoStore } from '../../client/keep-demo/keep-demo-store.ts'

/** Sends a demo user who wants to keep the content to the sign-in, and remembers that they want it. */
export function LeaveToKeep({ onLeave }: { onLeave: () => void }) {
  const isWanted = useStore(keepDemoStore, (state) => state.isWanted)
  useEffect(() => {
    if (isWanted) onLeave()
  }, [isWanted, onLeave])
  return null
}
