import type { TranscriptEntry } from '@placard/contract'
import { isSigned } from '../../client/wording/who-worded.ts'
import { stillEnglish } from '../../kit/language/language.ts'
import { clockText } from '../../kit/ui/clock-text.ts'
import { Flag } from '../../kit/ui/Flag.tsx'
import { characterOf, entryWording } from '../room/entry-wording.ts'
import { type Room, seatIn } from '../room/room.ts'
import { WordedBy } from '../room/WordedBy.tsx'
import { replayMessages } from './messages.en.ts'
import { ReplayWords } from './voice/ReplayWords.tsx'
import { replayLineId } from './voice/use-replay-voice.ts'

/** Lines shown: the newest and those before it. */
const LINES = 3

type ReplayCaptionsProps = {
  entries: readonly TranscriptEntry[]
  index: number
  room: Room
  sessionId: string
}

/** The current line of the replay in large type, above the few before it. */
export function ReplayCaptions({ entries, index, room, sessionId }: ReplayCaptionsProps) {
  const signed = isSigned(entries)
  const shown = entries.slice(Math.max(0, index - LINES + 1), index + 1).reverse()
  return (
    <section aria-label={replayMessages.captions} className="paper min-h-72 p-5 sm:p-6">
      <ol className="flex flex-col gap-4">
        {shown.map((entry) => (
          <Caption
            key={entry.seq}
            entry={entry}
            room={room}
            isNewest={entry === entries[index]}
            isSigned={signed}
            speechId={replayLineId(sessionId, entry.seq)}
          />
        ))}
      </ol>
    </section>
  )
}

type CaptionProps = {
  entry: TranscriptEntry
  room: Room
  isNewest: boolean
  isSigned: boolean
  speechId: string
}

function Caption({ entry, room, isNewest, isSigned: signed, speechId }: CaptionProps) {
  const { title, text } = entryWording(entry, room)
  const seat = seatIn(room, entry.seat)
  const isSpeech = entry.kind === 'speech'
  return (
    <li aria-current={isNewest ? 'step' : undefined}>
      <p className="flex flex-wrap items-center gap-x-2 text-13 text-text-2">
        {seat && <Flag code={seat.flag} className="size-4.5" />}
        <span className="font-medium text-text">{characterOf(entry, room)}</span>
        {!isSpeech && <span className="text-12 text-text-3">{title}</span>}
        <span className="ms-auto flex min-w-0 items-center gap-x-2">
          {signed && <WordedBy entry={entry} />}
          <span className="text-12 text-text-3 tabular">{clockText(entry.at)}</span>
        </span>
      </p>
      <p
        {...(isSpeech && stillEnglish)}
        className={`mt-0.5 max-w-column [overflow-wrap:anywhere] ${isSpeech ? 'font-serif' : ''} ${
          isNewest ? 'text-20 text-text' : 'text-15 text-text-2'
        }`}
      >
        <ReplayWords id={speechId} text={text} />
      </p>
    </li>
  )
}
