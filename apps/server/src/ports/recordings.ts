import type { SignedInUser } from './access.ts'
import type { HeardRecording } from './hearing.ts'

/** What was said, and heard. */
export interface SaidRecording {
  readonly bytes: Uint8Array
  readonly heard: Extract<HeardRecording, { ok: true }>
  /** The session in which it was said. */
  readonly sessionId: string | undefined
}

/** Keeps recordings of those who have them kept. */
export interface RecordingShelf {
  /** The id of the kept recording; undefined where its owner has none kept, or no room for it. */
  keep(user: SignedInUser, said: SaidRecording): Promise<string | undefined>
}
