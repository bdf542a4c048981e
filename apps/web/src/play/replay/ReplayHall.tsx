import type { SeatView } from '@placard/contract'
import { useState } from 'react'
import { Placard } from '../../kit/ui/Placard.tsx'
import { Hemicycle } from '../room/Hemicycle.tsx'
import { pictureWords, sessionWords } from '../room/messages.en.ts'
import { seatIn } from '../room/room.ts'
import { StanceTally } from '../room/StanceTally.tsx'
import { TensionGauge } from '../room/TensionGauge.tsx'
import { replayMessages } from './messages.en.ts'

type ReplayHallProps = {
  view: SeatView
  /** The seat whose voice is heard. */
  heard: string | undefined
}

/** The hall at the time: the speaker, every seat's stance, and the ballots during a vote. */
export function ReplayHall({ view, heard }: ReplayHallProps) {
  const [looked, setLooked] = useState<string>()
  const speaker = seatIn(view, view.speaker)
  return (
    <section aria-label={replayMessages.hall} className="marble flex min-h-0 flex-col">
      <div className="relative h-64 sm:h-96">
        <Hemicycle
          seats={view.seats}
          speaker={view.speaker}
          heard={heard}
          speakersList={view.speakersList}
          vote={view.vote?.question.kind === 'draft' ? view.vote : undefined}
          onOpen={setLooked}
          onLook={setLooked}
          className="h-full"
        />
        {speaker && (
          <div className="pointer-events-none absolute inset-x-0 inset-be-1 flex flex-col items-center gap-1.5">
            <span className="text-12 font-medium text-floor">{pictureWords.floorIs}</span>
            <Placard flagCode={speaker.flag} country={speaker.countryName} size="sm" hasFloor />
          </div>
        )}
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-1 sm:px-6">
        <Line view={view} looked={looked} />
        <TensionGauge tension={view.tension} />
      </div>
    </section>
  )
}

function Line({ view, looked }: { view: SeatView; looked: string | undefined }) {
  const seat = seatIn(view, looked)
  if (seat) {
    return (
      <p className="truncate text-13 text-text-2">
        {seat.countryName}: {sessionWords.stance[seat.stance]}
      </p>
    )
  }
  return <StanceTally seats={view.seats} label={pictureWords.legend} />
}
