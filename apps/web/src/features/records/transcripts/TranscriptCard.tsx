import type { SaidRecord } from '@placard/contract'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId } from 'react'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { ExportMenu } from '../../../client/reading/ExportMenu.tsx'
import { Button, buttonClasses } from '../../../kit/ui/Button.tsx'
import { PanelBoundary } from '../../../kit/ui/PanelBoundary.tsx'
import { momentText } from '../../../kit/ui/zoned-dates.ts'
import { recordMessages, transcriptMessages as words } from '../messages.en.ts'
import { KIND_ICONS, Preview, StatusBadge } from '../RecordFacts.tsx'
import { RemoveButton } from '../RemoveButton.tsx'
import { useSurroundings } from '../surroundings.ts'
import { ConversationFrame } from './ConversationLines.tsx'
import { conversationDocument } from './conversation-document.ts'
import { transcriptIdOf } from './transcript-id.ts'

type TranscriptCardProps = { record: SaidRecord; zone: string; isOpen: boolean; onToggle: () => void }

/** One transcript of the list: what it is, what can be done with it, and its messages when it is open. */
export function TranscriptCard({ record, zone, isOpen, onToggle }: TranscriptCardProps) {
  const { Session } = useSurroundings()
  const { gateway } = useChatScope()
  const messagesId = useId()
  const { kind, id, title, status, updatedAt } = record
  const Icon = KIND_ICONS[kind]
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <article aria-label={title} className="mb-3 rounded-panel border border-hairline bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <div className="flex min-w-0 items-start gap-3">
          <Icon role="img" aria-label={recordMessages.kinds[kind]} className="mt-0.5 size-5 shrink-0 text-text-3" />
          <div className="min-w-0">
            <h2 className="flex flex-wrap items-center gap-2 font-sans text-15 font-medium [overflow-wrap:anywhere]">
              {title} <StatusBadge status={status} />
            </h2>
            <p className="text-13 text-text-2">
              {record.kind === 'campaign' ? <Preview record={record} /> : recordMessages.messages(record.messageCount)}
              {' · '}
              <time dateTime={updatedAt}>{momentText(updatedAt, zone)}</time>
            </p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-controls={messagesId}
            aria-label={isOpen ? words.hide(title) : words.show(title)}
            onClick={onToggle}
            icon={<Chevron aria-hidden="true" className="size-4" />}
          >
            {words.showMessages}
          </Button>
          <ViewLink
            view={{ kind: 'transcript', transcriptId: transcriptIdOf(record) }}
            aria-label={words.openOf(title)}
            className={buttonClasses('secondary', 'sm')}
          >
            {words.open}
          </ViewLink>
          {record.kind !== 'campaign' && (
            <ExportMenu title={title} zone={zone} read={async () => conversationDocument(await gateway.get(id))} />
          )}
          <RemoveButton record={record} />
        </div>
      </div>
      <div id={messagesId} className="empty:hidden">
        {isOpen && (
          <PanelBoundary>
            {kind === 'campaign' ? (
              <Session sessionId={id} isWhole={false} />
            ) : (
              <ConversationFrame conversationId={id} zone={zone} />
            )}
          </PanelBoundary>
        )}
      </div>
    </article>
  )
}
