import type { SessionDetail, TranscriptEntry } from '@placard/contract'
import type { FileLine, TranscriptDocument } from '../../client/reading/transcript-file.ts'
import { characterOf, entryWording } from '../room/entry-wording.ts'
import { isTextChange } from '../room/is-text-change.ts'
import { wholeRoom } from '../room/whole-room.ts'
import { transcriptMessages as words } from './messages.en.ts'

/** The key under which the lines of the chair, who has no seat, are filtered. */
export const CHAIR_KEY = 'chair'

/** Who speaks in a line, as the filter names it. */
export function speakerKey({ seat }: Pick<TranscriptEntry, 'seat'>): string {
  return seat ?? CHAIR_KEY
}

/** A session's transcript as it is saved. */
export function sessionDocument(detail: SessionDetail): TranscriptDocument {
  const { session, entries, view } = detail
  const room = wholeRoom(detail)
  const lines = entries.map((entry): FileLine => {
    const note = isTextChange(entry) ? { note: words.textChange } : {}
    const senderId = entry.seat === view.you ? 'user' : speakerKey(entry)
    const content = entryWording(entry, room).text
    const timestamp = new Date(entry.now).toISOString()
    return { id: String(entry.seq), senderId, who: characterOf(entry, room), content, timestamp, ...note }
  })
  const { id, title, status, createdAt, updatedAt } = session
  return { id, title, type: 'campaign', status, createdAt, updatedAt, isUnfinished: false, lines }
}
