import { useId } from 'react'
import { LevelPatterns, textureOf } from './LevelPatterns.tsx'

/** A sample of a level's tone and texture, for the legend; a text label goes beside it. */
export function LevelSwatch({
  level,
  count,
  className = 'h-4 w-6',
}: {
  level: number
  count: number
  className?: string
}) {
  const id = useId()
  return (
    <svg viewBox="0 0 24 16" aria-hidden="true" className={`shrink-0 rounded-paper ring-1 ring-control ${className}`}>
      <LevelPatterns id={id} />
      <rect width="24" height="16" fill={`url(#${id}-${textureOf(level, count)})`} />
    </svg>
  )
}
