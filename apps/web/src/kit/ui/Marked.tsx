import { marked } from './marked.ts'

/** A text in which the search has marked what it found. */
export function Marked({ text }: { text: string }) {
  return marked(text).map(({ text: part, isHit, at }) =>
    isHit ? (
      <mark key={at} className="rounded-[3px] bg-floor/25 text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
