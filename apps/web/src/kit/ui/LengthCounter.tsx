/** Above this share of the limit the counter warns. */
const WARN_RATIO = 0.9

interface LengthCounterProps {
  readonly length: number
  readonly most: number
  /** Words about a count that is written already. */
  readonly words: (count: string) => string
}

/** How long a text is, once there is one, and in colour when it nears its limit and reaches it. */
export function LengthCounter({ length, most, words }: LengthCounterProps) {
  if (length === 0) return null
  const ink = length >= most ? 'text-danger' : length > most * WARN_RATIO ? 'text-warning' : 'text-text-3'
  return <span className={`shrink-0 text-12 tabular ${ink}`}>{words(length.toLocaleString('en'))}</span>
}
