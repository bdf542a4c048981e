import type { SessionSummary } from '@placard/contract'
import { ArrowRight } from 'lucide-react'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button, buttonClasses } from '../../kit/ui/Button.tsx'
import { ProgressBar } from '../../kit/ui/Meter.tsx'
import { ImportedMark } from '../room/ImportedMark.tsx'
import { useSessions } from './catalogue.ts'
import { MovedMark } from './MovedMark.tsx'
import { agoText, pickerMessages, playedMessages } from './messages.en.ts'
import { SessionPlacard } from './SessionPlacard.tsx'

/** The sessions to resume; nothing when there are none. */
export function OpenSessions() {
  const { data, isError, refetch } = useSessions()
  if (isError) {
    const retry = (
      <Button size="sm" onClick={() => void refetch()}>
        {pickerMessages.retry}
      </Button>
    )
    return (
      <Alert tone="warning" action={retry}>
        {playedMessages.failed}
      </Alert>
    )
  }
  const open = (data ?? []).filter(({ status }) => status !== 'concluded')
  if (open.length === 0) return null
  return (
    <section aria-label={playedMessages.resumeTitle} className="flex flex-col gap-4">
      <h2 className="text-24 text-text [color-scheme:dark]">{playedMessages.resumeTitle}</h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {open.map((session) => (
          <OpenSession key={session.id} session={session} />
        ))}
      </ul>
    </section>
  )
}

function OpenSession({ session }: { session: SessionSummary }) {
  const percent = Math.round(session.progressRatio * 100)
  return (
    <li className="paper flex flex-col gap-3 p-5">
      <div className="flex items-center justify-between gap-3">
        <SessionPlacard session={session} />
        <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-13 text-text-2">
          <ImportedMark session={session} />
          {session.status === 'paused' ? playedMessages.paused : playedMessages.running}
        </span>
      </div>
      <h3 className="font-serif text-20 font-medium">{session.title}</h3>
      <MovedMark sessionId={session.id} />
      {session.knownDraw && (
        <p className="text-13 text-text-2">{session.from ? playedMessages.branch : playedMessages.knownDraw}</p>
      )}
      <ProgressBar
        label={playedMessages.progress}
        ratio={session.progressRatio}
        valueText={playedMessages.played(percent)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 text-13 text-text-2">
        {playedMessages.lastPlayed(agoText(session.updatedAt, Date.now()))}
        <ViewLink
          view={{ kind: 'session', sessionId: session.id }}
          aria-label={playedMessages.resume(session.title)}
          className={buttonClasses('primary', 'sm')}
        >
          {playedMessages.open}
          <ArrowRight aria-hidden="true" className="size-4" />
        </ViewLink>
      </div>
    </li>
  )
}
