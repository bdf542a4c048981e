import type { SeatView, TranscriptEntry } from '@placard/contract'
import { entryWording } from '../../room/entry-wording.ts'
import { countryIn } from '../../room/room.ts'
import { sessionMessages } from '../messages.en.ts'

/** The request to the player in the newest of these lines, or the result of a vote, as text; undefined without any. */
export function callOf(entries: readonly TranscriptEntry[], view: SeatView): string | undefined {
  const asking = entries.findLast(
    ({ kind, detail, target, about }) =>
      kind === 'crisis' ||
      (kind === 'closing' && detail === 'offered') ||
      (kind === 'offer' && detail === 'made' && target === view.you) ||
      // a vote that is open has a line too, and no result yet
      (kind === 'vote' && view.votes.some(({ id, result }) => id === about && result !== undefined)),
  )
  if (asking === undefined) return undefined
  if (asking.kind === 'offer') return sessionMessages.announce.offer(countryIn(view, asking.seat))
  return entryWording(asking, view).text
}
