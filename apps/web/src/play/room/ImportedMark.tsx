import type { SessionSummary } from '@placard/contract'
import { FileInput } from 'lucide-react'
import { Badge } from '../../kit/ui/Badge.tsx'
import { importedMessages as words } from './imported-messages.en.ts'

type ImportedMarkProps = {
  session: Pick<SessionSummary, 'isImported'>
  /** Whether to add an explanation. */
  isExplained?: boolean
}

/** Marks an imported session, wherever its result is shown; renders nothing for one played here. */
export function ImportedMark({ session, isExplained = false }: ImportedMarkProps) {
  if (session.isImported !== true) return null
  const badge = <Badge icon={<FileInput aria-hidden="true" />}>{words.mark}</Badge>
  if (!isExplained) return badge
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-text-2">
      {badge}
      {words.why}
    </p>
  )
}
