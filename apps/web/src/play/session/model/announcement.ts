import type { SeatView, TranscriptEntry } from '@placard/contract'
import { entryWording } from '../../room/entry-wording.ts'
import { countryIn } from '../../room/room.ts'
import { sessionMessages } from '../messages.en.ts'

const { announce } = sessionMessages

/** Kinds of lines worth announcing; speeches and single ballots are not. */
const WORTH: ReadonlySet<TranscriptEntry['kind']> = new Set([
  'clause',
  'draft',
  'vote',
  'crisis',
  'crisis-update',
  'phase',
  'closing',
  'conclusion',
  'motion',
])

/** The screen reader announcement of new lines: the room's events, and requests for the player's answer. */
export function announcementOf(entries: readonly TranscriptEntry[], view: SeatView): string {
  return entries
    .flatMap((entry) => {
      const { kind, detail, seat, target } = entry
      if (kind === 'offer' && detail === 'made' && target === view.you) return [announce.offer(countryIn(view, seat))]
      if (kind === 'proposal' && detail === 'put' && seat !== view.you)
        return [announce.proposal(countryIn(view, seat))]
      return WORTH.has(kind) ? [entryWording(entry, view).text] : []
    })
    .join(' ')
}
