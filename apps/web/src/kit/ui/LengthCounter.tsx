import { pageLanguage } from '../language/language.ts'

/** Above this share of the limit the counter warns. */
const WARN_RATIO = 0.9

interface LengthCounterProps {
  readonly length: number
  readonly most: number
  /** Text around the formatted count. */
  readonly words: (count: string) => string
}

/** Length counter of a text that is not empty; changes colour near the limit and at it. */
export function LengthCounter({ length, most, words }: LengthCounterProps) {
  if (length === 0) return null
  const ink = length >= most ? 'text-danger' : length > most * WARN_RATIO ? 'text-warning' : 'text-text-3'
  return <span className={`shrink-0 text-12 tabular ${ink}`}>{words(length.toLocaleString(pageLanguage))}</span>
}
