import { useEffect, useRef } from 'react'
import type { Level } from './microphone-port.ts'

/** How far the ring grows at the loudest, as a share of its button. */
const GROWTH = 0.22

/** A ring about a microphone's button, as wide as it is loud. It moves without the page being drawn anew. */
export function LevelRing({ level }: { level: Level }) {
  const ring = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = () => ring.current?.style.setProperty('transform', `scale(${1 + level.get() * GROWTH})`)
    show()
    return level.subscribe(show)
  }, [level])
  return (
    <span
      ref={ring}
      data-level-ring
      aria-hidden="true"
      style={{ inset: '-0.25rem', borderRadius: 'inherit' }}
      className="pointer-events-none absolute border-2 border-accent"
    />
  )
}
