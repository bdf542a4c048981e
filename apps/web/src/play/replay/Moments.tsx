import type { TranscriptEntry } from '@placard/contract'
import { clockText } from '../../kit/ui/clock-text.ts'
import { entryWording } from '../room/entry-wording.ts'
import type { Room } from '../room/room.ts'
import { replayMessages as words } from './messages.en.ts'
import { lineAt, type ReplayMoment } from './moments.ts'

type MomentsProps = {
  moments: readonly ReplayMoment[]
  entries: readonly TranscriptEntry[]
  room: Room
  /** Seeks to a line of the record. */
  onJump: (line: number) => void
}

/** The moments of the session, each a link to its line. */
export function Moments({ moments, entries, room, onJump }: MomentsProps) {
  return (
    <section aria-label={words.moments} className="paper flex flex-col gap-3 p-5">
      <h2 className="text-20">{words.moments}</h2>
      {moments.length === 0 && <p className="text-13 text-text-2">{words.noMoments}</p>}
      <ul className="-mx-2 flex flex-col">
        {moments.map(({ seq, at, reason }) => {
          const line = lineAt(entries, seq)
          const entry = entries[line]
          return (
            <li key={seq}>
              <button
                type="button"
                onClick={() => onJump(line)}
                className="target w-full rounded-control px-2 py-1.5 text-start hover:bg-text/8"
              >
                <span className="block text-13 font-medium text-accent tabular">
                  {words.moment(clockText(at), words.reasons[reason])}
                </span>
                {entry && <span className="line-clamp-2 text-13 text-text-2">{entryWording(entry, room).text}</span>}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
