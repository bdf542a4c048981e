import type { DrillRound } from '@placard/language'
import { lazy, Suspense } from 'react'
import { RecordedMessage } from '../voice/RecordedMessage.tsx'
import { MarkedText } from './MarkedText.tsx'
import { MarksPanel } from './MarksPanel.tsx'
import { drillMessages } from './messages.en.ts'

const DeliveryPanel = lazy(() =>
  import('./voice/DeliveryPanel.tsx').then((module) => ({ default: module.DeliveryPanel })),
)

const { room: words, clock } = drillMessages

type SpeechMessageProps = {
  round: DrillRound
  place: number
  of: number
  /** Seconds on the clock. */
  given: number
  /** The latest speech shows its marks open, earlier ones collapsed. */
  isLatest: boolean
}

/** One speech of the user with its marks, and how it was spoken. */
export function SpeechMessage({ round, place, of, given, isLatest }: SpeechMessageProps) {
  const { speech, usedSeconds, delivery, marks } = round
  const took = usedSeconds === undefined ? words.untimed : words.took(clock(usedSeconds), clock(given))
  return (
    <article className="pb-6">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-1.5 text-13 text-text-2">
        <h3 className="font-medium">{words.speech(place, of)}</h3>
        <span className="flex flex-wrap items-center gap-2">
          {delivery !== undefined && <RecordedMessage messageId={speech.id} isEndShown />}
          <span className="tabular">{took}</span>
        </span>
      </div>
      <div className="rounded-panel border border-hairline bg-sunken px-4 py-3">
        <MarkedText text={speech.content} marks={marks} />
      </div>
      <MarksPanel text={speech.content} marks={marks} isOpen={isLatest} />
      {delivery !== undefined && (
        <Suspense>
          <DeliveryPanel delivery={delivery} isOpen={isLatest} />
        </Suspense>
      )}
    </article>
  )
}
