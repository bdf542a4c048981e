import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'

/** Distance from the end that still counts as being there, in px. */
const NEAR_PX = 72

type Parts = {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly content: RefObject<HTMLDivElement | null>
  readonly virtualizer: RefObject<VirtualizerHandle | null>
  readonly count: number
  /** Id of the last message. */
  readonly newest: string | undefined
}

/** Keeps the list scrolled to its end while the user is there, and leaves the position alone where they scrolled up. */
export function useStayAtEnd({ scroller, content, virtualizer, count, newest }: Parts) {
  const [isAtEnd, setIsAtEnd] = useState(true)
  const wantsEnd = useRef(true)

  const goToEnd = useCallback(() => {
    wantsEnd.current = true
    setIsAtEnd(true)
    if (count > 0) virtualizer.current?.scrollToIndex(count - 1, { align: 'end' })
    const element = scroller.current
    if (element !== null) element.scrollTop = element.scrollHeight
  }, [count, scroller, virtualizer])

  // scrolls to the end for the user's own message, and for a conversation just opened
  useLayoutEffect(goToEnd, [newest])

  useEffect(() => {
    const element = scroller.current
    const inner = content.current
    if (element === null || inner === null) return
    let lastTop = element.scrollTop
    const handleScroll = () => {
      const { scrollTop, scrollHeight, clientHeight } = element
      const isNear = scrollHeight - scrollTop - clientHeight < NEAR_PX
      // growth below does not move the reader; only scrolling up leaves the end
      if (isNear) wantsEnd.current = true
      else if (scrollTop < lastTop - 1) wantsEnd.current = false
      lastTop = scrollTop
      setIsAtEnd(isNear || wantsEnd.current)
    }
    const observer = new ResizeObserver(() => {
      if (wantsEnd.current) element.scrollTop = element.scrollHeight
    })
    element.addEventListener('scroll', handleScroll, { passive: true })
    observer.observe(inner)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', handleScroll)
      observer.disconnect()
    }
  }, [scroller, content])

  return { isAtEnd, goToEnd }
}
