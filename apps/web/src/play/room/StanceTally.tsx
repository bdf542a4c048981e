import { uiMessages } from '../../kit/ui/messages.en.ts'
import { pictureWords } from './messages.en.ts'
import type { RoomSeat } from './room.ts'
import { SHAPE_OF_STANCE, StanceShape } from './StanceShape.tsx'

type StanceTallyProps = { seats: readonly Pick<RoomSeat, 'stance'>[]; label: string }

/** The number of seats by stance, each with its shape in the hall. */
export function StanceTally({ seats, label }: StanceTallyProps) {
  return (
    <ul
      aria-label={label}
      className="flex flex-wrap gap-x-3 gap-y-0.5 text-12 tabular text-text-2 sm:gap-x-4 sm:text-13"
    >
      {(['favour', 'undecided', 'against'] as const).map((stance) => (
        <li key={stance} className="inline-flex items-center gap-1.5">
          <StanceShape shape={SHAPE_OF_STANCE[stance]} className="size-3" />
          {pictureWords.tally(uiMessages.stance[stance], seats.filter((seat) => seat.stance === stance).length)}
        </li>
      ))}
    </ul>
  )
}
