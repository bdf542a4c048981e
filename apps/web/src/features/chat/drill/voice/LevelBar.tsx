import { useEffect, useRef } from 'react'
import type { Level } from '../../../../client/microphone/microphone-port.ts'
import './delivery.css'
import { spokenMessages } from './messages.en.ts'

/** How loud it is at the microphone right now. */
export function LevelBar({ level }: { level: Level }) {
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const draw = () => {
      if (bar.current !== null) bar.current.style.scale = `${level.get()} 1`
    }
    draw()
    return level.subscribe(draw)
  }, [level])
  return (
    <span
      role="img"
      aria-label={spokenMessages.form.level}
      className="block h-1.5 overflow-hidden rounded-full bg-hairline"
    >
      <span ref={bar} className="microphone-level block h-full rounded-full bg-accent" />
    </span>
  )
}
