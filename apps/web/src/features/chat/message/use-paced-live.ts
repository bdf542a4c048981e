import { useEffect, useState } from 'react'
import { useChat } from '../chat-context.ts'
import type { LiveAnswer } from '../model/fold.ts'

/** How often an answer that is coming is drawn, in ms: faster is not read, only paid for. */
const PACE_MS = 48

/** The answer that is coming, at a pace that leaves time for everything else. */
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
