import type { Heard, HearingHealth, RecordingFault, RecordingType } from '@placard/contract'
import type { Room } from '@placard/voice/hearing'

/** A recording with what helps to understand it. */
export interface HearingOrder {
  /** The file as it came. */
  readonly bytes: Uint8Array
  /** BCP 47 tag; undefined where the speaker did not say. */
  readonly language: string | undefined
  /** What can be talked about; undefined outside a session. */
  readonly room: Room | undefined
  /** Whether no service may get it. */
  readonly isWithoutServices: boolean
}

/** `busy`: asked again soon it may work. `unavailable`: everybody who was asked failed. */
export type HearingRejection = RecordingFault | 'busy' | 'unavailable'

/** `seconds`: how long somebody spoke, as far as it is known here. */
export type HeardRecording =
  | ({ readonly ok: true; readonly seconds: number; readonly type: RecordingType } & Heard)
  | { readonly ok: false; readonly rejection: HearingRejection }

/** Makes recordings into words. Nothing of them is stored. */
export interface HearingPort {
  /** On behalf of a user; within 8 s, a long recording within its own length, or until the signal gives it up. */
  hear(order: HearingOrder, userId: string, signal: AbortSignal): Promise<HeardRecording>
  /** Makes ready for somebody who is about to speak; returns at once, and never throws. */
  warm(): void
  /** Who hears a user here, in the order in which they are asked. */
  health(userId: string): Promise<HearingHealth>
}
