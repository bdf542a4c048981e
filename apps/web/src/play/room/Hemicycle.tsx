import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { classes } from '../../kit/ui/classes.ts'
import { HallBackdrop } from './HallBackdrop.tsx'
import { HallSeatButton } from './HallSeatButton.tsx'
import { placeTransform } from './hall-geometry.ts'
import { type HallWedge, hallPlan, neighbourOf } from './hall-layout.ts'
import { pictureWords } from './messages.en.ts'
import type { RoomSeat, Vote } from './room.ts'
import { SHAPE_OF_CHOICE } from './StanceShape.tsx'
import { useHallScale } from './use-hall-scale.ts'

export type HemicycleProps = {
  seats: readonly RoomSeat[]
  speaker: string | undefined
  /** The seat whose words are being spoken. */
  heard?: string | undefined
  speakersList: readonly string[]
  /** During a vote the shapes show ballots: a seat not called yet is undecided. */
  vote?: Vote | undefined
  onOpen: (seat: string) => void
  /** The hovered or focused seat, for the line of text beside the picture. */
  onLook?: (seat: string | undefined) => void
  className?: string
}

/** Degrees between a wedge's upper end and its label, when the label is not at the top of the hall. */
const NAME_INSET = 5

/**
 * The angle of a bloc's label on the rim: above its centre at the top of the hall, else at its upper end, clear of the
 * outer seats.
 */
function nameAngle({ from, to }: HallWedge): number {
  const middle = (from + to) / 2
  if (middle > 65 && middle < 115) return middle
  return middle < 90 ? to - NAME_INSET : from + NAME_INSET
}

function WedgeName({ wedge }: { wedge: HallWedge }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-s-1/2 inset-be-(--rostrum) size-0"
      style={{ transform: placeTransform(nameAngle(wedge), 49) }}
    >
      <span className="absolute -translate-x-1/2 -translate-y-1/2 text-12 whitespace-nowrap text-text-3">
        {wedge.bloc ?? pictureWords.others}
      </span>
    </span>
  )
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Roving tab index: arrow keys move the focus along the arc. */
function useArc(ids: readonly string[], first: string) {
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const [stop, setStop] = useState(first)
  const tabStop = ids.includes(stop) ? stop : (ids[0] ?? '')

  function moveTo(id: string) {
    setStop(id)
    buttons.current.get(id)?.focus()
  }

  return { buttons, tabStop, setStop, moveTo }
}

/** The committee in its hall. Arrow keys move between seats, Enter opens a dossier. */
export function Hemicycle({ seats, speaker, heard, speakersList, vote, onOpen, onLook, className }: HemicycleProps) {
  const plan = useMemo(() => hallPlan(seats), [seats])
  const ids = plan.seats.map(({ id }) => id)
  const you = seats.find(({ isYou }) => isYou)?.id ?? ids[0] ?? ''
  const arc = useArc(ids, you)
  const { box, isCompact } = useHallScale()

  function handleKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    const end = event.key === 'Home' ? ids[0] : event.key === 'End' ? ids.at(-1) : undefined
    const next = step === undefined ? end : neighbourOf(plan.seats, arc.tabStop, step)
    if (next === undefined) return
    event.preventDefault()
    arc.moveTo(next)
  }

  return (
    <div ref={box} className={classes('relative overflow-hidden', className)}>
      <HallBackdrop plan={plan} speaker={speaker} />
      {plan.wedges.map((wedge) => (
        <WedgeName key={wedge.from} wedge={wedge} />
      ))}
      <ul aria-label={pictureWords.hall} onKeyDown={handleKeyDown} className="contents">
        {/*
         * Rendered in the order of the room, not of the arc: an element that moves within the document cannot animate
         * smoothly.
         */}
        {seats.map((seat) => {
          const place = plan.seats.find(({ id }) => id === seat.id)
          if (place === undefined) return null
          const listIndex = speakersList.indexOf(seat.id)
          const ballot = vote?.ballots.find((candidate) => candidate.seat === seat.id)
          return (
            <HallSeatButton
              key={seat.id}
              seat={seat}
              place={place}
              listPlace={listIndex < 0 ? undefined : listIndex + 1}
              shape={vote && (ballot ? SHAPE_OF_CHOICE[ballot.choice] : 'between')}
              isHeard={seat.id === heard}
              isTabStop={seat.id === arc.tabStop}
              isCompact={isCompact}
              onOpen={() => onOpen(seat.id)}
              onLook={(isLooking) => {
                if (isLooking) arc.setStop(seat.id)
                onLook?.(isLooking ? seat.id : undefined)
              }}
              ref={(button) => {
                if (button === null) arc.buttons.current.delete(seat.id)
                else arc.buttons.current.set(seat.id, button)
              }}
            />
          )
        })}
      </ul>
    </div>
  )
}
