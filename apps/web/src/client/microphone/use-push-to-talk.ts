import { useEffect, useRef } from 'react'
import type { Microphone } from './use-microphone.ts'

/** A key that is down for longer, in ms, is held; one that is pressed for a moment switches. */
const HOLD_MS = 350

/** Whether a key press is for the page as a whole, and not for the element that has the focus. */
function isFree(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return true
  return (
    target.closest('input, textarea, select, button, a, summary, dialog, [contenteditable], [role]:not(main)') === null
  )
}

/**
 * Space where no field and no button has the focus: held, it listens as long as it is down; pressed, until it is pressed
 * again. Escape gives the turn up.
 *
 * @param interrupt where the page speaks: what Escape does instead, and Space as long as nobody has begun to talk over it.
 */
export function usePushToTalk(microphone: Microphone, isEnabled = true, interrupt?: (() => void) | undefined): void {
  const latest = useRef({ microphone, interrupt })
  useEffect(() => {
    latest.current = { microphone, interrupt }
  })
  useEffect(() => {
    if (!isEnabled) return
    let downAt: number | undefined
    const phase = () => latest.current.microphone.phase
    const isOpen = () => phase() === 'asking' || phase() === 'listening'
    function giveUp() {
      const { microphone, interrupt } = latest.current
      if (interrupt === undefined) microphone.cancel()
      else interrupt()
    }
    function finish() {
      const { microphone, interrupt } = latest.current
      if (interrupt === undefined || microphone.isSpeechBegun) microphone.finish()
      else interrupt()
    }

    function handleDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && isOpen() && !event.defaultPrevented) {
        event.preventDefault()
        giveUp()
      }
      if (event.key !== ' ' || event.ctrlKey || event.altKey || event.metaKey || !isFree(event.target)) return
      event.preventDefault()
      if (event.repeat) return
      if (isOpen()) return finish()
      downAt = event.timeStamp
      latest.current.microphone.start()
    }
    function handleUp(event: KeyboardEvent) {
      if (event.key !== ' ' || downAt === undefined) return
      const isHeld = event.timeStamp - downAt >= HOLD_MS
      downAt = undefined
      if (isHeld) latest.current.microphone.finish()
    }
    document.addEventListener('keydown', handleDown)
    document.addEventListener('keyup', handleUp)
    return () => {
      document.removeEventListener('keydown', handleDown)
      document.removeEventListener('keyup', handleUp)
    }
  }, [isEnabled])
}
