import type { SessionDetail } from '@placard/contract'
import { ArrowLeft, Clapperboard, MessageSquareText } from 'lucide-react'
import { askInChat } from '../../client/navigation/ask-in-chat.ts'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { Button, buttonClasses } from '../../kit/ui/Button.tsx'
import { Placard } from '../../kit/ui/Placard.tsx'
import { ImportedMark } from '../room/ImportedMark.tsx'
import { sessionWords } from '../room/messages.en.ts'
import { seatIn } from '../room/room.ts'
import { ListenButton } from './listen/ListenButton.tsx'
import { useHeardSection } from './listen/use-heard-section.ts'
import { debriefMessages } from './messages.en.ts'
import { PlayAgain } from './PlayAgain.tsx'

/** The result at a glance: in words, the conclusion, and the two scores. */
export function DebriefHeader({ detail }: { detail: SessionDetail }) {
  const { view, debrief } = detail
  const { conclusion } = view
  const seat = seatIn(view, view.you)
  const title = conclusion ? sessionWords.resolution[conclusion.type] : ''
  const { section, mark } = useHeardSection(title)
  if (!conclusion) return null
  return (
    <header ref={section} {...mark} className="marble">
      <div className="mx-auto flex max-w-page flex-col gap-6 px-4 pt-4 pb-10 sm:px-6 sm:pb-12">
        <ViewLink
          view={{ kind: 'campaigns' }}
          className="target -ms-2 inline-flex items-center gap-2 self-start rounded-control px-2 text-14 font-medium hover:bg-text/10"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {debriefMessages.back}
        </ViewLink>
        <div className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-[1fr_auto]">
          <div className="flex min-w-0 flex-col items-start gap-4">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {seat && <Placard flagCode={seat.flag} country={seat.countryName} />}
              <span className="text-15 text-text-2">{view.title}</span>
            </div>
            <ImportedMark session={detail.session} isExplained />
            <h1 className="text-32 sm:text-48">{title}</h1>
            <p className="max-w-column font-serif text-20">{debriefMessages.results[conclusion.type]}</p>
            <ul className="flex flex-wrap gap-x-6 gap-y-1 text-14 text-text-2">
              {conclusion.outcomes.map((outcome) => (
                <li key={outcome}>{outcome}</li>
              ))}
            </ul>
          </div>
          <dl className="flex gap-10">
            <Figure term={debriefMessages.score} value={conclusion.score} />
            {debrief && <Figure term={debriefMessages.quality} value={debrief.outcomeQuality.total} />}
          </dl>
        </div>
        <PlayAgain session={detail.session} draw={detail.draw} view={view}>
          <ListenButton from={title} />
          <ViewLink view={{ kind: 'replay', sessionId: detail.session.id }} className={buttonClasses('secondary')}>
            <Clapperboard aria-hidden="true" className="size-4" />
            {debriefMessages.watch}
          </ViewLink>
          <Button
            icon={<MessageSquareText aria-hidden="true" className="size-4" />}
            onClick={() => askInChat({ kind: 'debrief', sessionId: detail.session.id })}
          >
            {debriefMessages.ask}
          </Button>
        </PlayAgain>
      </div>
    </header>
  )
}

function Figure({ term, value }: { term: string; value: number }) {
  return (
    <div>
      <dt className="text-13 text-text-2">{term}</dt>
      <dd className="font-serif text-48 tabular">
        {value.toFixed(2)} <span className="font-sans text-13 text-text-3">{debriefMessages.outOf}</span>
      </dd>
    </div>
  )
}
