import { type AnswerEngine, engineOf, type TranscriptEntry } from '@placard/contract'
import { BookOpenText, Cloud, Cpu, type LucideIcon, Server } from 'lucide-react'
import { madeByWords } from '../../client/wording/engine-text.en.ts'
import { wordingText } from '../../client/wording/who-worded.ts'

const ICONS: Readonly<Partial<Record<AnswerEngine['place'], LucideIcon>>> = {
  cloud: Cloud,
  'own-server': Server,
  device: Cpu,
}

/**
 * The engine that worded a delegate's line, as an icon, and in words where there is room. Renders nothing for other
 * lines.
 */
export function WordedBy({ entry }: { entry: TranscriptEntry }) {
  const text = wordingText(entry)
  if (text === undefined) return null
  const Icon = ICONS[engineOf(entry.wordedBy)?.place ?? 'built-in'] ?? BookOpenText
  return (
    <span
      title={`${madeByWords.wordedBy} ${text}`}
      className="inline-flex min-w-0 items-center gap-1 text-12 text-text-3"
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">{madeByWords.wordedBy}</span>
      <span className="sr-only sm:not-sr-only sm:max-w-48 sm:truncate">{text}</span>
    </span>
  )
}
