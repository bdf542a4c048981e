import type { AnswerEngine } from '@placard/contract'
import { BookOpenText, Cloud, FileInput, Server } from 'lucide-react'
import { chatMessages } from '../messages.en.ts'

const ICONS = { cloud: Cloud, 'own-server': Server, 'built-in': BookOpenText, elsewhere: FileInput } as const

/** What made an answer: of several that tried, the one that ended it. */
export function EngineBadge({ engine }: { engine: AnswerEngine }) {
  const Icon = ICONS[engine.place]
  return (
    <span className="inline-flex items-center gap-1.5 text-12 text-text-3">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">{chatMessages.message.engineLabel}</span>
      <span className="[overflow-wrap:anywhere]">{chatMessages.message.engine(engine)}</span>
    </span>
  )
}
