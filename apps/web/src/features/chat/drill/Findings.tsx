import type { SpeechMarks } from '@placard/language'
import { TriangleAlert } from 'lucide-react'
import { markMessages as words } from './mark-messages.en.ts'

/** What is wrong with a speech as a whole, and what that costs. */
export function Findings({ findings }: Pick<SpeechMarks, 'findings'>) {
  if (findings.length === 0) return null
  return (
    <ul className="flex flex-col gap-1.5 text-13">
      {findings.map(({ id, names, most }) => (
        <li key={id} className="flex gap-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          <p className="[overflow-wrap:anywhere]">
            {words.findings[id].text} {names.length > 0 && <span className="font-medium">{names.join(', ')}. </span>}
            {most !== undefined && <span className="text-text-2">{words.atMost(most)}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
