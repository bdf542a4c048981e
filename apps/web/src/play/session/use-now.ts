import { useEffect, useState } from 'react'
import { remainingAt, sessionTimeAt } from './model/session-clock.ts'
import { useSessionState, useView } from './session-context.ts'

/** The wall clock, updated every `intervalMs` while something on the page depends on it. */
function useNow(isRunning: boolean, intervalMs = 500): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), intervalMs)
    return () => clearInterval(timer)
  }, [isRunning, intervalMs])
  return now
}

/** Session time as it runs on this page, and the remaining time (ms). */
export function useSessionTime(): { readonly at: number; readonly remainingMs: number } {
  const { clock } = useView()
  const skewMs = useSessionState((state) => state.skewMs) ?? 0
  const now = useNow(clock.running)
  return { at: sessionTimeAt(clock, now, skewMs), remainingMs: remainingAt(clock, now, skewMs) }
}
