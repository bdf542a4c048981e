import type { SeatView, TranscriptEntry } from '@placard/contract'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { sessionWords } from '../../room/messages.en.ts'
import type { Commitment, RoomSeat } from '../../room/room.ts'
import { changeText } from '../../room/wording.ts'
import { goToMoment, useHallUi } from '../hall-ui.ts'
import { phaseAt } from '../model/moments.ts'
import { useEntries, useView } from '../session-context.ts'
import { panelMessages } from './messages.en.ts'

const { dossier: words } = panelMessages

const TONE = { open: 'neutral', kept: 'success', broken: 'danger' } as const

/** Promises and threats between a seat and the player; a threat without an addressee is meant for all. */
export function commitmentsBetween(view: SeatView, seat: string): readonly Commitment[] {
  return view.commitments.filter(
    ({ by, to }) =>
      (by === seat && (to === view.you || to === undefined)) || (by === view.you && (to === seat || to === undefined)),
  )
}

function whatWas(commitment: Commitment, view: SeatView): string {
  const about = commitment.change === undefined ? words.theDraft : changeText(view, commitment.change)
  const isYours = commitment.by === view.you
  if (commitment.kind === 'promise') return isYours ? words.youPromised(about) : words.theyPromised(about)
  return isYours ? words.youThreatened(about) : words.theyThreatened(about)
}

/** The line of the transcript with a commitment. */
function momentOf(commitment: Commitment, entries: readonly TranscriptEntry[]): number | undefined {
  const made = entries.findIndex(({ kind, about }) => kind === 'promise' && about === commitment.id)
  const spoken = entries.slice(0, made + 1).findLast(({ kind, seat }) => kind === 'speech' && seat === commitment.by)
  return made < 0 ? undefined : (spoken ?? entries[made])?.seq
}

/** A delegation's history with the player, each item linked to its line. */
export function MemoryLines({ seat }: { seat: RoomSeat }) {
  const view = useView()
  const entries = useEntries()
  const ui = useHallUi()
  const commitments = commitmentsBetween(view, seat.id)
  if (commitments.length === 0) return <p className="text-text-3">{words.nothingBetween}</p>
  return (
    <ul className="flex flex-col gap-2">
      {commitments.map((commitment) => {
        const moment = momentOf(commitment, entries)
        const phase = sessionWords.phases[phaseAt(entries, commitment.at)]
        const line = words.remembers(seat.countryName, whatWas(commitment, view), phase)
        return (
          <li key={commitment.id} className="flex items-start gap-2">
            {moment === undefined ? (
              <span className="flex-1 font-serif text-15">{line}</span>
            ) : (
              <button
                type="button"
                title={words.goTo}
                onClick={() => goToMoment(ui, moment)}
                className="flex-1 rounded-control text-start font-serif text-15 underline decoration-control underline-offset-3 hover:decoration-text"
              >
                {line}
              </button>
            )}
            <Badge tone={TONE[commitment.status]}>{words.status[commitment.status]}</Badge>
          </li>
        )
      })}
    </ul>
  )
}
