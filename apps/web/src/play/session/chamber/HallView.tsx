import { Gavel, Table2 } from 'lucide-react'
import { useState } from 'react'
import { signed } from '../../../kit/ui/clock-text.ts'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { Placard } from '../../../kit/ui/Placard.tsx'
import { Hemicycle } from '../../room/Hemicycle.tsx'
import { pictureWords, sessionWords } from '../../room/messages.en.ts'
import { draftOnTheFloor, type RoomSeat, seatIn } from '../../room/room.ts'
import { StanceTally } from '../../room/StanceTally.tsx'
import { useHallUi, useHallUiState } from '../hall-ui.ts'
import { sessionMessages } from '../messages.en.ts'
import { useView } from '../session-context.ts'

const { hall } = sessionMessages

/** A relation as text: "Warm, +32". */
export function relationText({ relation, relationWord }: Pick<RoomSeat, 'relation' | 'relationWord'>): string {
  return hall.relation(sessionWords.relation[relationWord], signed(Math.round(relation * 100)))
}

function lookText(seat: RoomSeat): string {
  const stance = sessionWords.stance[seat.stance]
  if (seat.isYou) return hall.lookYou(seat.countryName, stance)
  return hall.look(seat.countryName, seat.delegate.name, stance, relationText(seat))
}

function Legend({ looked }: { looked: RoomSeat | undefined }) {
  const view = useView()
  if (looked !== undefined) return <p className="truncate text-13 text-text-2">{lookText(looked)}</p>
  if (draftOnTheFloor(view) === undefined) return <p className="text-13 text-text-3">{hall.noDraft}</p>
  return <StanceTally seats={view.seats} label={pictureWords.legend} />
}

/** The speaker, on the rostrum. */
function Rostrum() {
  const view = useView()
  const speaker = seatIn(view, view.speaker)
  return (
    <div className="pointer-events-none absolute inset-x-0 inset-be-1 flex flex-col items-center gap-1.5 sm:inset-be-2">
      {speaker && (
        <>
          <span className="text-12 font-medium text-floor">{pictureWords.floorIs}</span>
          <span key={speaker.id} className="flex max-w-56 animate-floor-stay sm:hidden">
            <Placard flagCode={speaker.flag} country={speaker.countryName} size="sm" hasFloor />
          </span>
          <span key={`${speaker.id}-md`} className="hidden max-w-72 animate-floor-stay sm:flex">
            <Placard flagCode={speaker.flag} country={speaker.countryName} hasFloor />
          </span>
        </>
      )}
    </div>
  )
}

/** The chair, beside the hall so as not to cover the rostrum; its last ruling is in the list of delegates. */
function ChairMark() {
  const ui = useHallUi()
  return (
    <button
      type="button"
      title={hall.chairTitle}
      onClick={() => ui.setState({ drawer: { kind: 'delegates' } })}
      className="target-dense inline-flex items-center gap-1.5 rounded-full px-2 text-12 text-text-2 hover:text-text"
    >
      <Gavel aria-hidden="true" className="size-3.5" />
      <span className="max-sm:sr-only">{hall.chair}</span>
    </button>
  )
}

/** The hemicycle with its rostrum, a line of text under it, and the button to its table. */
export function HallView({ className }: { className?: string }) {
  const view = useView()
  const ui = useHallUi()
  const [looked, setLooked] = useState<string>()
  const heard = useHallUiState((state) => state.heard?.seat)
  return (
    <div className={`flex min-h-0 flex-col ${className ?? ''}`}>
      <div className="relative min-h-0 flex-1">
        <Hemicycle
          seats={view.seats}
          speaker={view.speaker}
          heard={heard}
          speakersList={view.speakersList}
          vote={view.vote?.question.kind === 'draft' ? view.vote : undefined}
          onOpen={(seat) => ui.setState({ drawer: { kind: 'dossier', seat } })}
          onLook={setLooked}
          className="h-full"
        />
        <Rostrum />
      </div>
      <div className="flex min-h-9 shrink-0 items-center justify-between gap-3 px-3 sm:px-6">
        <Legend looked={seatIn(view, looked)} />
        <div className="flex shrink-0 items-center gap-1">
          {view.chair && <ChairMark />}
          <IconButton label={hall.table} isDense className="-me-1" onClick={() => ui.setState({ dialog: 'table' })}>
            <Table2 />
          </IconButton>
        </div>
      </div>
    </div>
  )
}
