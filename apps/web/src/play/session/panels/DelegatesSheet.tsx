import { Grid3x3 } from 'lucide-react'
import { useId } from 'react'
import { useHasVoice } from '../../../client/voice/use-has-voice.ts'
import { stillEnglish } from '../../../kit/language/language.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { classes } from '../../../kit/ui/classes.ts'
import { Flag } from '../../../kit/ui/Flag.tsx'
import { Sheet } from '../../../kit/ui/Sheet.tsx'
import { StanceMark } from '../../../kit/ui/StanceMark.tsx'
import { sessionWords } from '../../room/messages.en.ts'
import { type RoomSeat, seatIn } from '../../room/room.ts'
import { type RoomVoices, useRoomVoices } from '../../room/voice/use-room-voices.ts'
import { relationText } from '../chamber/HallView.tsx'
import { useHallUi, useHallUiState } from '../hall-ui.ts'
import { relationMessages } from '../relations/messages.en.ts'
import { useSession, useView } from '../session-context.ts'
import { SeatVoice } from '../voice/SeatVoice.tsx'
import { VoiceControls } from '../voice/VoiceControls.tsx'
import { ChairRow } from './ChairRow.tsx'
import { Dossier } from './Dossier.tsx'
import { panelMessages } from './messages.en.ts'

const { delegates: words } = panelMessages

type RowProps = { seat: RoomSeat; voices: RoomVoices | undefined; onOpen: () => void }

function Row({ seat, voices, onOpen }: RowProps) {
  const { delegate } = seat
  const id = useId()
  return (
    <li
      aria-current={seat.hasFloor || undefined}
      className={classes('rounded-control border', seat.hasFloor ? 'border-floor' : 'border-hairline')}
    >
      <button
        type="button"
        // The delegate's identity is read first; their last line may name anyone.
        aria-labelledby={`${id}-name ${id}-seat`}
        aria-describedby={`${id}-said`}
        onClick={onOpen}
        className="flex w-full items-start gap-3 rounded-control p-3 text-start hover:bg-sunken"
      >
        <Flag code={seat.flag} className="mt-0.5 size-7" />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span id={`${id}-name`} className="font-semibold">
              {delegate.name}
            </span>
            {seat.isYou ? (
              // In the demo the delegate is named "You" already.
              delegate.name !== words.you && <Badge tone="accent">{words.you}</Badge>
            ) : (
              <Badge>{sessionWords.personality[delegate.personality]}</Badge>
            )}
            {seat.hasFloor && <span className="text-12 font-medium text-floor">{words.speaking}</span>}
          </span>
          <span id={`${id}-seat`} className="block text-13 text-text-2">
            {delegate.title}, {seat.countryName}
          </span>
          {!seat.isYou && (
            <span className="block text-13 text-text-3">
              {words.mood(sessionWords.mood[seat.mood], sessionWords.temperament[delegate.temperament])} ·{' '}
              {relationText(seat)}
            </span>
          )}
          <span
            id={`${id}-said`}
            {...(seat.lastStatement !== '' && stillEnglish)}
            className="mt-1 line-clamp-2 block font-serif text-15 text-text-2"
          >
            {seat.lastStatement === '' ? words.nothingSaid : `“${seat.lastStatement}”`}
          </span>
        </span>
        <StanceMark stance={seat.stance} isWordHidden className="mt-1" />
      </button>
      {voices !== undefined && <SeatVoice seat={seat} voices={voices} />}
    </li>
  )
}

function DelegateList({ voices }: { voices: RoomVoices | undefined }) {
  const view = useView()
  const ui = useHallUi()
  const isYouFirst = [...view.seats].sort((one, other) => Number(other.isYou) - Number(one.isYou))
  return (
    <>
      <ChairRow voices={voices} />
      <ul className="flex flex-col gap-2">
        {isYouFirst.map((one) => (
          <Row
            key={one.id}
            seat={one}
            voices={voices}
            onOpen={() => ui.setState({ drawer: { kind: 'dossier', seat: one.id } })}
          />
        ))}
      </ul>
    </>
  )
}

/** The delegates with the voices they speak with. */
function VoicedList() {
  const { sessionId } = useSession()
  const voices = useRoomVoices(sessionId, useView().seats)
  return (
    <>
      <VoiceControls />
      <DelegateList voices={voices} />
    </>
  )
}

/** All delegates, or the dossier of one of them. */
export function DelegatesSheet() {
  const view = useView()
  const ui = useHallUi()
  const drawer = useHallUiState((state) => state.drawer)
  const seat = drawer?.kind === 'dossier' ? seatIn(view, drawer.seat) : undefined
  const hasVoice = useHasVoice()
  return (
    <Sheet
      isOpen={drawer !== undefined}
      onClose={() => ui.setState({ drawer: undefined })}
      title={seat === undefined ? words.title(view.seats.length) : seat.countryName}
    >
      {seat === undefined ? (
        <>
          <Button
            size="sm"
            className="mb-3 w-full"
            icon={<Grid3x3 aria-hidden="true" className="size-4" />}
            onClick={() => ui.setState({ drawer: undefined, dialog: 'relations' })}
          >
            {relationMessages.title}
          </Button>
          {hasVoice ? <VoicedList /> : <DelegateList voices={undefined} />}
        </>
      ) : (
        <Dossier seat={seat} onBack={() => ui.setState({ drawer: { kind: 'delegates' } })} />
      )}
    </Sheet>
  )
}
