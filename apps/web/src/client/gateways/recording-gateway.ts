import type { Recordings } from '@placard/contract'

/** Gateway to the recordings that the user has kept. Every method rejects with an `ApiError` when it is refused. */
export interface RecordingGateway {
  list(signal?: AbortSignal): Promise<Recordings>
  /** Has what the user says kept from now on, or not; turned off, what is kept is deleted at once. */
  keep(isKeeping: boolean): Promise<void>
  /** A recording, to be played. */
  sound(recordingId: string): Promise<Blob>
  remove(recordingId: string): Promise<void>
  removeAll(): Promise<void>
}
