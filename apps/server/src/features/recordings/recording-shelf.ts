import { isKeepingRecordings, keepRecording } from '../../database/recording-rows.ts'
import { isMinor } from '../../ports/access.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { RecordingShelf } from '../../ports/recordings.ts'
import type { StorageGate } from '../../ports/storage-gate.ts'

/** Bytes of a recording besides its sound. */
const ROW_BYTES = 500

type ShelfDependencies = Pick<Dependencies, 'db' | 'clock' | 'ids'> & { readonly storage: StorageGate }

/** Keeps recordings in the database, within the storage of the owner's plan. */
export function createRecordingShelf({ db, clock, ids, storage }: ShelfDependencies): RecordingShelf {
  return {
    async keep(user, { bytes, heard, sessionId }) {
      const now = clock.now()
      if (isMinor(user, now) || !(await isKeepingRecordings(db, user.id))) return undefined
      const { text, seconds, type: mediaType } = heard
      const recording = { id: ids.next(), sound: bytes, mediaType, seconds, text, sessionId }
      const isKept = await storage.ifRoom(user, bytes.length + ROW_BYTES, () =>
        keepRecording(db, user.id, recording, now),
      )
      return isKept === true ? recording.id : undefined
    },
  }
}
