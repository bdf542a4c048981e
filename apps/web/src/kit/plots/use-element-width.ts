import { type RefObject, useEffect, useRef, useState } from 'react'

/** The width of an element in CSS pixels, updated by a resize observer; `fallback` until it is known. */
export function useElementWidth<Element extends HTMLElement>(fallback: number): [RefObject<Element | null>, number] {
  const element = useRef<Element>(null)
  const [width, setWidth] = useState(fallback)
  useEffect(() => {
    if (element.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      const found = entry?.contentRect.width ?? 0
      if (found > 0) setWidth(found)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
