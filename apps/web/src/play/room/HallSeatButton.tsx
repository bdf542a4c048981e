import { Volume2 } from 'lucide-react'
import type { Ref } from 'react'
import { classes } from '../../kit/ui/classes.ts'
import { Placard } from '../../kit/ui/Placard.tsx'
import { placeTransform, radiusOf } from './hall-geometry.ts'
import type { HallSeat } from './hall-layout.ts'
import { pictureWords, sessionWords } from './messages.en.ts'
import type { RoomSeat } from './room.ts'
import { SHAPE_OF_STANCE, type Shape, StanceShape } from './StanceShape.tsx'

/**
 * Longest name on a placard of the hall; a longer one is replaced by the country's code. The dossier has the whole
 * name.
 */
const NAME_LENGTH = 8

/** The text on a placard in the hall: a short name, or the code. */
function placardName({ country, countryName }: Pick<RoomSeat, 'country' | 'countryName'>): string {
  return countryName.length <= NAME_LENGTH ? countryName : country
}

/** A seat in one sentence, for screen readers. */
function seatSentence(seat: RoomSeat, place: number | undefined, isHeard: boolean): string {
  const parts = [
    pictureWords.seat(seat.countryName, seat.delegate.name, sessionWords.stance[seat.stance]),
    seat.isYou ? pictureWords.isYou : undefined,
    seat.hasFloor ? pictureWords.hasFloor : undefined,
    isHeard ? pictureWords.isHeard : undefined,
    place === undefined ? undefined : pictureWords.onList(place),
  ]
  return parts.filter((part) => part !== undefined).join(', ')
}

type HallSeatButtonProps = {
  seat: RoomSeat
  place: HallSeat
  /** Place on the speakers list, from 1. */
  listPlace: number | undefined
  /** Replaces the stance during a vote. */
  shape?: Shape | undefined
  /** Whether its words are being spoken. */
  isHeard: boolean
  isTabStop: boolean
  /** Whether the hall has no room for names. */
  isCompact: boolean
  onOpen: () => void
  onLook: (isLooking: boolean) => void
  ref: Ref<HTMLButtonElement>
}

/** A seat: its stance as a shape, a gold double ring while it has the floor, and its placard. */
export function HallSeatButton(props: HallSeatButtonProps) {
  const { seat, place, listPlace, isHeard, isTabStop, onOpen, onLook, ref } = props
  return (
    <li
      className="absolute inset-s-1/2 inset-be-(--rostrum) size-0 transition-transform duration-700 ease-out"
      style={{ transform: placeTransform(place.angle, radiusOf(place)) }}
    >
      <button
        ref={ref}
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={seatSentence(seat, listPlace, isHeard)}
        onClick={onOpen}
        onFocus={() => onLook(true)}
        onBlur={() => onLook(false)}
        onPointerEnter={() => onLook(true)}
        onPointerLeave={() => onLook(false)}
        className="group target absolute flex -translate-x-1/2 -translate-y-1/2 flex-col items-center gap-1.5 rounded-control p-1 sm:gap-2"
      >
        <span className="relative grid size-6 place-items-center sm:size-8">
          {seat.hasFloor && (
            <span
              key={seat.id}
              className="absolute inset-0 animate-floor-stay rounded-full border-2 border-floor outline-1 outline-offset-3 outline-floor"
            />
          )}
          <StanceShape
            key={props.shape ?? seat.stance}
            shape={props.shape ?? SHAPE_OF_STANCE[seat.stance]}
            className="size-4 animate-appear sm:size-5"
          />
          {isHeard && !(seat.isYou && props.isCompact) && (
            <span
              data-heard=""
              // nearer to its seat where the next placard is near as well
              style={{ insetInlineStart: props.isCompact ? '-1.5rem' : '-2rem' }}
              className="absolute grid size-5 animate-appear place-items-center rounded-full bg-accent text-on-accent"
            >
              <Volume2 aria-hidden="true" className="size-3.5" />
            </span>
          )}
          {seat.isYou && (
            <span
              className={classes(
                'absolute flex items-center gap-1 rounded-full bg-accent px-1.5 text-12 leading-4 font-semibold text-on-accent',
                props.isCompact ? 'inset-be-full' : 'inset-s-full ms-1.5',
              )}
            >
              {/* beside its placard there is none, where there is no room for names */}
              {isHeard && props.isCompact && <Volume2 aria-hidden="true" className="size-3.5" />}
              {sessionWords.you}
            </span>
          )}
        </span>
        <Placard
          flagCode={seat.flag}
          country={props.isCompact ? seat.country : placardName(seat)}
          size="sm"
          isRaised={listPlace !== undefined}
          className={classes(
            'transition-[rotate,translate] group-hover:-translate-y-0.5',
            seat.hasFloor && 'border-b-floor',
          )}
        />
      </button>
    </li>
  )
}
