import type { CardQuestion, Heard, HearingHealth, HearingProviderId } from '@placard/contract'
import type { VoicePreparation } from './voice-gateway.ts'

/** Who understood what was said: somebody of this host, or the browser's own recogniser. */
export type HeardBy = HearingProviderId | 'browser'

/** What was understood. */
export interface HeardWords extends Omit<Heard, 'provider'> {
  readonly provider: HeardBy
}

/** A finished recording. */
export interface Recording {
  /** The sound itself, from -1 to 1. */
  readonly samples: Float32Array
  /** Samples a second: 16,000. */
  readonly rate: number
  /** The same as a file: WebM where the browser can record that, else WAV. */
  readonly file: Blob
}

/** What is known about a recording before it is heard. */
export interface HearingRequest {
  /** Id of a session: what can be said there is expected. */
  readonly room?: string | undefined
  /** What cards of the page ask now: the answers to them are expected as well. */
  readonly asked?: readonly CardQuestion[] | undefined
  /** BCP 47 tag. */
  readonly language?: string | undefined
  /** Whether no service may get it; what else hears here is asked. */
  readonly isWithoutServices?: boolean | undefined
}

/** Gateway to hearing: the server for signed-in users, a worker of this browser for the demo. */
export interface HearingGateway {
  /** Undefined where nothing has to be fetched. */
  readonly preparation?: VoicePreparation | undefined
  /**
   * The words of a recording.
   * @throws {ApiError} when there are none, whose rejection names the `RecordingFault`; the demo throws a `MicrophoneError`.
   */
  hear(recording: Recording, request: HearingRequest, signal?: AbortSignal): Promise<HeardWords>
  /** Who hears here, in the order in which they are asked; also a sign that somebody is about to speak. */
  readHealth(signal?: AbortSignal): Promise<HearingHealth>
}
