import type { SessionDetail, SessionSummary } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../client/api/api-error.ts'
import { useCampaignGateway } from '../../client/gateways/campaign-gateway-context.ts'
import { Missing } from '../../client/navigation/NothingHere.tsx'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { ExportMenu } from '../../client/reading/ExportMenu.tsx'
import { readingMessages } from '../../client/reading/messages.en.ts'
import { pageLanguage } from '../../kit/language/language.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button, buttonClasses } from '../../kit/ui/Button.tsx'
import { Select } from '../../kit/ui/Select.tsx'
import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'
import { momentText } from '../../kit/ui/zoned-dates.ts'
import { ImportedMark } from '../room/ImportedMark.tsx'
import { countryIn } from '../room/room.ts'
import { transcriptMessages as words } from './messages.en.ts'
import { PromisesMade } from './PromisesMade.tsx'
import { SessionLines } from './SessionLines.tsx'
import { CHAIR_KEY, sessionDocument, speakerKey } from './session-document.ts'

const EVERYBODY = ''

type ReadProps = {
  detail: SessionDetail
  zone: string
  isWhole: boolean
  /** Buttons on the page of its own, beside those that every transcript has. */
  actions?: ((session: SessionSummary) => ReactNode) | undefined
}

function Head({ detail, zone, actions }: Omit<ReadProps, 'isWhole'>) {
  const gateway = useCampaignGateway()
  const { session, view } = detail
  const isOver = session.status === 'concluded'
  usePageTitle(words.title(session.title))
  return (
    <header data-printed="" className="flex flex-col gap-2">
      <h1 className="text-32">{session.title}</h1>
      <p className="text-13 text-text-2">
        {words.seat(countryIn(view, view.you))} · {momentText(session.updatedAt, zone)}
      </p>
      <ImportedMark session={session} isExplained />
      {!isOver && <p className="text-14 text-text-2">{words.running}</p>}
      <div className="not-printed flex flex-wrap gap-2">
        <ViewLink
          view={{ kind: isOver ? 'debrief' : 'session', sessionId: session.id }}
          className={buttonClasses('primary', 'sm')}
        >
          {isOver ? words.debrief : words.goOn}
        </ViewLink>
        <ExportMenu
          title={session.title}
          zone={zone}
          read={async () => sessionDocument(await gateway.getSession(session.id))}
        />
        <Button size="sm" onClick={() => window.print()} icon={<Printer aria-hidden="true" className="size-4" />}>
          {readingMessages.print}
        </Button>
        {actions?.(session)}
      </div>
    </header>
  )
}

/** The lines, of everybody or of one speaker. */
function Lines({ detail, zone, isWhole }: ReadProps) {
  const { entries, view } = detail
  const [speaker, setSpeaker] = useState(EVERYBODY)
  const speakers = [...new Set(entries.map(speakerKey))].map((value) => ({
    value,
    label: value === CHAIR_KEY ? words.chair : countryIn(view, value),
  }))
  const shown = speaker === EVERYBODY ? entries : entries.filter((entry) => speakerKey(entry) === speaker)
  return (
    <>
      <div className="not-printed flex flex-wrap items-end justify-between gap-3 p-4">
        <Select
          label={words.speaker}
          value={speaker}
          options={[
            { value: EVERYBODY, label: words.everybody },
            ...speakers.toSorted((one, other) => one.label.localeCompare(other.label, pageLanguage)),
          ]}
          onSelect={setSpeaker}
        />
        <p role="status" className="text-13 text-text-3 tabular">
          {words.lines(shown.length)}
        </p>
      </div>
      {/* a filter begins at the top */}
      <SessionLines key={speaker} detail={detail} entries={shown} isWhole={isWhole} zone={zone} />
    </>
  )
}

function Read({ detail, zone, isWhole, actions }: ReadProps) {
  if (!isWhole) return <Lines detail={detail} zone={zone} isWhole={false} />
  return (
    <>
      <Head detail={detail} zone={zone} actions={actions} />
      <PromisesMade view={detail.view} />
      <div className="rounded-panel border border-hairline bg-surface">
        <Lines detail={detail} zone={zone} isWhole />
      </div>
    </>
  )
}

type SessionTranscriptProps = Omit<ReadProps, 'detail'> & { sessionId: string }

/** What was said in a session: on a page of its own with its promises, or in a frame of a list. */
export function SessionTranscript({ sessionId, zone, ...shown }: SessionTranscriptProps): ReactNode {
  const gateway = useCampaignGateway()
  const { data, error, refetch } = useQuery({
    queryKey: ['session', sessionId],
    queryFn: ({ signal }) => gateway.getSession(sessionId, undefined, signal),
    staleTime: 0,
  })
  if (error instanceof ApiError && error.code === 'not-found') {
    return <Missing words={words.gone} view={{ kind: 'transcripts' }} heading={shown.isWhole ? 'h1' : 'h2'} />
  }
  if (data !== undefined) return <Read detail={data} zone={zone} {...shown} />
  if (error !== null) {
    return (
      <div className="p-4">
        {shown.isWhole && <h1 className="sr-only">{words.failed}</h1>}
        <Alert
          tone="danger"
          title={words.failed}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          }
        >
          {error.message}
        </Alert>
      </div>
    )
  }
  return (
    <SkeletonGroup className="flex flex-col gap-3 p-4">
      <Skeleton className="h-10" />
      <Skeleton className="h-40" />
    </SkeletonGroup>
  )
}
