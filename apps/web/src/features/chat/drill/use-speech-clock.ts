import { useCallback, useEffect, useMemo, useState } from 'react'
import type { KeptDrills } from './kept-drills.ts'
import { begun, paused, resumed, type SpeechClock, takenUp, usedSeconds } from './speech-clock.ts'

const TICK_MS = 250

export interface ClockOnPage {
  /** `idle` before the speech begins. */
  readonly state: 'idle' | 'running' | 'standing'
  readonly usedSeconds: number
  /** Whether the clock was paused because the page was closed. */
  readonly wasAway: boolean
  begin(): void
  pause(): void
  resume(): void
  /** Stops the clock. @returns the whole seconds of speaking. */
  end(): number
}

/** Clock of the speech in progress, persisted in this browser so that it survives a reload. */
export function useSpeechClock(kept: KeptDrills, conversationId: string): ClockOnPage {
  const [first] = useState(() => {
    const found = kept.clockOf(conversationId)
    return found && { found, clock: takenUp(found, Date.now()) }
  })
  const [clock, setClock] = useState<SpeechClock | undefined>(first?.clock)
  const [wasAway, setAway] = useState(first !== undefined && first.clock !== first.found)
  const [now, setNow] = useState(Date.now)

  const keep = useCallback(
    (next: SpeechClock | undefined) => {
      kept.keepClock(conversationId, next)
      setClock(next)
      setNow(Date.now())
    },
    [kept, conversationId],
  )
  const isRunning = clock !== undefined && clock.stoodSince === null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      const at = Date.now()
      setNow(at)
      const held = kept.clockOf(conversationId)
      if (held !== undefined && at - held.seenAt >= 1000) kept.keepClock(conversationId, { ...held, seenAt: at })
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning, kept, conversationId])

  return useMemo(
    () => ({
      state: clock === undefined ? 'idle' : clock.stoodSince === null ? 'running' : 'standing',
      usedSeconds: clock === undefined ? 0 : usedSeconds(clock, now),
      wasAway,
      begin: () => keep(begun(Date.now())),
      pause: () => clock && keep(paused(clock, Date.now())),
      resume() {
        setAway(false)
        if (clock !== undefined) keep(resumed(clock, Date.now()))
      },
      end() {
        const seconds = clock === undefined ? 0 : usedSeconds(clock, Date.now())
        keep(undefined)
        return seconds
      },
    }),
    [clock, now, wasAway, keep],
  )
}
