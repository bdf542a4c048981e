import { useEffect, useState } from 'react'
import { useChat } from '../chat-context.ts'
import type { LiveAnswer } from '../model/fold.ts'

/** Throttle interval of rendering the streaming answer, in ms: faster costs time and cannot be read. */
const PACE_MS = 48

/** The streaming answer, throttled to leave time for other rendering. */
export function usePacedLive(): LiveAnswer | undefined {
  const chat = useChat()
  const [live, setLive] = useState(() => chat.store.getState().live)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const draw = () => {
      timer = undefined
      setLive(chat.store.getState().live)
    }
    const stop = chat.store.subscribe((state, before) => {
      if (state.live !== before.live) timer ??= setTimeout(draw, PACE_MS)
    })
    draw()
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [chat])
  return live
}
