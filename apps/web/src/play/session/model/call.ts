import type { SeatView, TranscriptEntry } from '@placard/contract'
import { entryWording } from '../../room/entry-wording.ts'
import { countryIn } from '../../room/room.ts'
import { sessionMessages } from '../messages.en.ts'

/** The request to the player in the newest of these lines, as text; undefined when there is none. */
export function callOf(entries: readonly TranscriptEntry[], view: SeatView): string | undefined {
  const asking = entries.findLast(
    ({ kind, detail, target }) =>
      kind === 'crisis' ||
      (kind === 'closing' && detail === 'offered') ||
      (kind === 'offer' && detail === 'made' && target === view.you),
  )
  if (asking === undefined) return undefined
  if (asking.kind === 'offer') return sessionMessages.announce.offer(countryIn(view, asking.seat))
  return entryWording(asking, view).text
}
