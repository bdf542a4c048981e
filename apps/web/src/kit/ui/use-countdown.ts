import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Whole seconds until a moment, counted down; 0 when it has passed or there is none. `onOver` is called when it comes.
 */
export function useCountdown(until: number | undefined, onOver: () => void): number {
  const [now, setNow] = useState(Date.now)
  const tellOver = useEffectEvent(onOver)
  useEffect(() => {
    if (until === undefined) return
    const look = () => {
      setNow(Date.now())
      if (Date.now() >= until) tellOver()
    }
    look()
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
}
