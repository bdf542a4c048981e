import type { AnswerEngine } from '@placard/contract'
import { BookOpenText, Cloud, Cpu, FileInput, KeyRound, Laptop, Server } from 'lucide-react'
import { chatMessages } from '../messages.en.ts'

const { message: words } = chatMessages
const ICONS = {
  cloud: Cloud,
  'own-server': Server,
  'built-in': BookOpenText,
  'own-key': KeyRound,
  'own-computer': Laptop,
  device: Cpu,
  elsewhere: FileInput,
} as const

type EngineBadgeProps = {
  engine: AnswerEngine | undefined
  /** Whether the answer was imported: its engine cannot be verified then. */
  isImported?: boolean | undefined
}

/** Engine of an answer: after a fallback, the one that finished it and why; nothing where it is unknown. */
export function EngineBadge({ engine, isImported = false }: EngineBadgeProps) {
  if (engine === undefined && !isImported) return null
  const insteadOf = isImported ? undefined : engine?.insteadOf
  const Icon = ICONS[isImported || engine === undefined ? 'elsewhere' : engine.place]
  return (
    <span className="inline-flex items-center gap-1.5 text-12 text-text-3">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {!isImported && <span className="sr-only">{words.engineLabel}</span>}
      <span className="[overflow-wrap:anywhere]">{words.engine(engine, isImported)}</span>
      {insteadOf !== undefined && (
        <span className="[overflow-wrap:anywhere]">{words.insteadOf(insteadOf, insteadOf.fault)}</span>
      )}
    </span>
  )
}
