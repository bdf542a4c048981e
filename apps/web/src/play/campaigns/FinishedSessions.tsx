import type { SessionSummary } from '@placard/contract'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { stillEnglish } from '../../kit/language/language.ts'
import { Button, buttonClasses } from '../../kit/ui/Button.tsx'
import { ImportedMark } from '../room/ImportedMark.tsx'
import { useSessions } from './catalogue.ts'
import { MovedMark } from './MovedMark.tsx'
import { agoText, playedMessages } from './messages.en.ts'
import { ResultBadge } from './ResultBadge.tsx'
import { SessionPlacard } from './SessionPlacard.tsx'

/** Finished sessions shown before the user asks for all. */
const SHOWN_AT_FIRST = 3

/** The finished sessions with their results; nothing when there are none. */
export function FinishedSessions() {
  const { data } = useSessions()
  const [isWhole, setWhole] = useState(false)
  const sessions = (data ?? []).filter(({ status }) => status === 'concluded')
  if (sessions.length === 0) return null
  const shown = isWhole ? sessions : sessions.slice(0, SHOWN_AT_FIRST)
  return (
    <section aria-label={playedMessages.finishedTitle} className="flex flex-col gap-4">
      <h2 className="text-24">{playedMessages.finishedTitle}</h2>
      <ul className="paper divide-y divide-hairline">
        {shown.map((session) => (
          <FinishedSession key={session.id} session={session} />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <Button size="sm" variant="quiet" className="self-start" onClick={() => setWhole(true)}>
          {playedMessages.showAll(sessions.length)}
        </Button>
      )}
    </section>
  )
}

function FinishedSession({ session }: { session: SessionSummary }) {
  const playedAt = session.concludedAt ?? session.updatedAt
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 px-4 py-4 sm:grid-cols-[12rem_1fr_auto_auto]">
      <span className="col-span-2 sm:col-span-1">
        <SessionPlacard session={session} />
      </span>
      <span className="col-span-2 min-w-0 sm:col-span-1">
        <span {...stillEnglish} className="block font-serif text-17">
          {session.title}
        </span>
        <span className="text-13 text-text-3">{playedMessages.lastPlayed(agoText(playedAt, Date.now()))}</span>
        <MovedMark sessionId={session.id} />
        <span className="block empty:hidden">
          <ImportedMark session={session} />
        </span>
        {session.knownDraw && (
          <span className="block text-13 text-text-3">
            {session.from ? playedMessages.branch : playedMessages.knownDraw}
          </span>
        )}
      </span>
      <ResultBadge type={session.resolutionType} score={session.score} />
      <ViewLink
        view={{ kind: 'debrief', sessionId: session.id }}
        aria-label={playedMessages.debrief(session.title)}
        className={buttonClasses('quiet', 'sm')}
      >
        <ScrollText aria-hidden="true" className="size-4" />
        {playedMessages.read}
      </ViewLink>
    </li>
  )
}
