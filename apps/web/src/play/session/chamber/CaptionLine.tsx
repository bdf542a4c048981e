import type { TranscriptEntry } from '@placard/contract'
import { memo } from 'react'
import { stillEnglish } from '../../../kit/language/language.ts'
import { classes } from '../../../kit/ui/classes.ts'
import { clockText } from '../../../kit/ui/clock-text.ts'
import { Flag } from '../../../kit/ui/Flag.tsx'
import { entryWording } from '../../room/entry-wording.ts'
import { PlayLine } from '../../room/recorded/RecordedLines.tsx'
import { countryIn, type Room, seatIn } from '../../room/room.ts'
import { WordedBy } from '../../room/WordedBy.tsx'
import { readAsText } from '../../room/wording.ts'
import { sessionMessages } from '../messages.en.ts'
import { SpokenWords } from '../voice/SpokenWords.tsx'

const { captions } = sessionMessages

type CaptionLineProps = {
  entry: TranscriptEntry
  room: Room
  isNewest: boolean
  isTakenBack?: boolean
  /** Whether to show the engine that worded the line. */
  isSigned?: boolean
}

/** A line opened by a link is found by its position and receives the focus. */
const LINE = 'scroll-my-4 rounded-control outline-none focus:outline-2 focus:outline-offset-4 focus:outline-accent'

function EventLine({ entry, room }: Pick<CaptionLineProps, 'entry' | 'room'>) {
  const { title, text } = entryWording(entry, room)
  return (
    <li
      data-seq={entry.seq}
      tabIndex={-1}
      className={classes(LINE, 'mt-1.5 flex animate-appear items-baseline gap-2 text-13 text-text-3')}
    >
      <span className="tabular">{clockText(entry.at)}</span>
      <span className="min-w-0">
        <span className="font-medium text-text-2">{title}</span> <SpokenWords seq={entry.seq} text={text} />
      </span>
    </li>
  )
}

function Speech({ entry, room, isNewest, isTakenBack = false, isSigned = false }: CaptionLineProps) {
  const seat = seatIn(room, entry.seat)
  const reading = seat?.isYou === true && entry.origin === 'person' ? readAsText(entry, room) : undefined
  return (
    <li data-seq={entry.seq} tabIndex={-1} className={classes(LINE, 'mt-4 first:mt-0', isNewest && 'animate-rise')}>
      <p className="flex flex-wrap items-center gap-x-2 text-13 text-text-2">
        {seat && <Flag code={seat.flag} className="size-4.5" />}
        <span className="font-medium text-text">{seat?.isYou === true ? captions.you : seat?.delegate.name}</span>
        <span>{seat?.countryName}</span>
        {entry.target !== undefined && (
          <span className="text-text-3">{captions.to(countryIn(room, entry.target))}</span>
        )}
        <span className="ms-auto flex min-w-0 items-center gap-x-2">
          {isSigned && <WordedBy entry={entry} />}
          {seat?.isYou === true && <PlayLine seq={entry.seq} />}
          <span className="text-12 tabular text-text-3">{clockText(entry.at)}</span>
        </span>
      </p>
      <p
        {...stillEnglish}
        className={classes(
          'mt-0.5 font-serif [overflow-wrap:anywhere] whitespace-pre-line',
          isNewest ? 'text-20 leading-snug text-text sm:text-24' : 'text-15 text-text-2 sm:text-17',
        )}
      >
        <SpokenWords seq={entry.seq} text={entry.words} />
      </p>
      {reading !== undefined && (
        <p className="mt-1 inline-flex rounded-full border border-control px-2.5 py-0.5 text-12 text-text-2">
          {isTakenBack ? captions.takenBack(reading) : captions.readAs(reading)}
        </p>
      )}
    </li>
  )
}

/** One line of the captions. Lines are immutable, so an older one is not rendered again. */
export const CaptionLine = memo(
  function CaptionLine(props: CaptionLineProps) {
    return props.entry.kind === 'speech' ? <Speech {...props} /> : <EventLine {...props} />
  },
  (before, after) =>
    before.entry === after.entry &&
    before.isNewest === after.isNewest &&
    before.isTakenBack === after.isTakenBack &&
    before.isSigned === after.isSigned,
)
