import type { ConversationDetail } from '@placard/contract'
import { ArrowLeft, Printer } from 'lucide-react'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { Missing } from '../../../client/navigation/NothingHere.tsx'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { navigate } from '../../../client/navigation/view-store.ts'
import { ExportMenu } from '../../../client/reading/ExportMenu.tsx'
import { readingMessages as reading } from '../../../client/reading/messages.en.ts'
import { Button, buttonClasses } from '../../../kit/ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '../../../kit/ui/Skeleton.tsx'
import { momentText } from '../../../kit/ui/zoned-dates.ts'
import { recordMessages, transcriptMessages as words } from '../messages.en.ts'
import { StatusBadge, viewOf } from '../RecordFacts.tsx'
import { RemoveButton } from '../RemoveButton.tsx'
import { useSurroundings } from '../surroundings.ts'
import { Trouble } from '../Troubles.tsx'
import { ConversationLines, isGone, useConversation } from './ConversationLines.tsx'
import { conversationDocument, saidIn } from './conversation-document.ts'
import { sessionIn } from './transcript-id.ts'

/** The transcript is gone: the list is shown in its place. */
const leave = () => navigate({ kind: 'transcripts' }, { replace: true })

function Way() {
  return (
    <ViewLink
      view={{ kind: 'transcripts' }}
      className="not-printed target -ms-2 inline-flex items-center gap-2 self-start rounded-control px-2 text-14 font-medium hover:bg-text/8"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {words.back}
    </ViewLink>
  )
}

function Head({ detail, zone }: { detail: ConversationDetail; zone: string }) {
  const { gateway } = useChatScope()
  const { id, title, type, updatedAt } = detail.conversation
  const status = saidIn(detail).at(-1)?.status ?? 'complete'
  return (
    <header data-printed="" className="flex flex-col gap-2">
      <h1 className="text-32 [overflow-wrap:anywhere]">{title}</h1>
      <p className="flex flex-wrap items-center gap-2 text-13 text-text-2">
        {recordMessages.kinds[type]} · {words.changed(momentText(updatedAt, zone))} <StatusBadge status={status} />
      </p>
      <div className="not-printed flex flex-wrap gap-2">
        <ViewLink view={viewOf({ kind: type, id, status })} className={buttonClasses('primary', 'sm')}>
          {words.goOn}
        </ViewLink>
        <ExportMenu title={title} zone={zone} read={async () => conversationDocument(await gateway.get(id))} />
        <Button size="sm" onClick={() => window.print()} icon={<Printer aria-hidden="true" className="size-4" />}>
          {reading.print}
        </Button>
        <RemoveButton record={{ kind: type, id, title }} onRemoved={leave} />
      </div>
    </header>
  )
}

function Conversation({ conversationId, zone }: { conversationId: string; zone: string }) {
  const { data, error, refetch } = useConversation(conversationId)
  usePageTitle(data?.conversation.title ?? words.title)
  if (isGone(error)) return <Missing words={words.gone} view={{ kind: 'transcripts' }} />
  if (data !== undefined) {
    return (
      <>
        {error !== null && <Trouble error={error} isOld onRetry={() => void refetch()} />}
        <Head detail={data} zone={zone} />
        <div className="rounded-panel border border-hairline bg-surface">
          <ConversationLines detail={data} zone={zone} isWhole />
        </div>
      </>
    )
  }
  if (error !== null) {
    return (
      <>
        <h1 className="text-32">{words.loadFailed}</h1>
        <Trouble error={error} isOld={false} onRetry={() => void refetch()} />
      </>
    )
  }
  return (
    <SkeletonGroup className="flex flex-col gap-5">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-96" />
    </SkeletonGroup>
  )
}

/** One transcript on a page of its own: read, cited by line, saved, printed and deleted. */
export function TranscriptScreen({ transcriptId, zone }: { transcriptId: string; zone: string }) {
  const { Session } = useSurroundings()
  const sessionId = sessionIn(transcriptId)
  return (
    <div className="mx-auto flex w-full max-w-184 flex-col gap-5 px-4 py-6 sm:px-6">
      <Way />
      {sessionId === undefined ? (
        <Conversation conversationId={transcriptId} zone={zone} />
      ) : (
        <Session
          sessionId={sessionId}
          isWhole
          actions={({ id, title }) => <RemoveButton record={{ kind: 'campaign', id, title }} onRemoved={leave} />}
        />
      )}
    </div>
  )
}
