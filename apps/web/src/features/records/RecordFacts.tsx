import { RECORD_PREVIEW_LENGTH, type SaidRecord } from '@placard/contract'
import { AudioLines, Landmark, MessageSquareText } from 'lucide-react'
import type { View } from '../../client/navigation/view.ts'
import { useWorld } from '../../kit/countries/use-world.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { readable } from '../../kit/ui/marked.ts'
import { recordMessages as words } from './messages.en.ts'

export const KIND_ICONS = { chat: MessageSquareText, voice: AudioLines, campaign: Landmark } as const

/** The view in which a record goes on, or is read where it is over. */
export function viewOf({ kind, id, status }: Pick<SaidRecord, 'kind' | 'id' | 'status'>): View {
  if (kind === 'chat') return { kind: 'conversation', conversationId: id }
  if (kind === 'voice') return { kind: 'voice-conversation', conversationId: id }
  return { kind: status === 'concluded' ? 'debrief' : 'session', sessionId: id }
}

/** The state of a record as a label; nothing for one that is completed. */
export function StatusBadge({ status }: Pick<SaidRecord, 'status'>) {
  if (status === 'complete' || status === 'concluded') return null
  const tone = status === 'failed' ? 'danger' : status === 'answering' || status === 'active' ? 'accent' : 'warning'
  return <Badge tone={tone}>{words.status[status]}</Badge>
}

/** What a list shows of a record under its title. */
export function Preview({ record }: { record: SaidRecord }) {
  const world = useWorld()
  if (record.kind !== 'campaign') {
    const isCut = Array.from(record.preview).length >= RECORD_PREVIEW_LENGTH
    return `${readable(record.preview)}${isCut ? '…' : ''}`
  }
  const country = world.data?.byCode.get(record.country)?.name ?? record.country
  return words.played(country, record.progressRatio)
}
