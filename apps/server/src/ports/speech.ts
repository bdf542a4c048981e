import type { Speech, SpeechProviderId, VoiceHealth } from '@placard/contract'
import type { VoiceStyle } from '@placard/voice'

/** Language of a text where nobody says which it is. */
export const USUAL_LANGUAGE = 'en-US'

/** A text with all that decides how it sounds. */
export interface SpeechOrder {
  readonly text: string
  /** Id of a voice of the roster. */
  readonly voiceId: string
  /** BCP 47 tag. */
  readonly language: string
  /** A factor of the voice's own speed. */
  readonly speed: number
  readonly style: VoiceStyle
  /** Whether no service may get it. */
  readonly isWithoutServices: boolean
}

/** A text as a sound file. */
export interface SoundFile {
  readonly bytes: Uint8Array
  readonly mediaType: Speech['mediaType']
}

/** `busy`: asked again soon it may work. `language`: nobody here speaks it. `unavailable`: everybody who was asked failed. */
export type SpeechRejection = 'busy' | 'language' | 'unavailable'

export type Spoken =
  | ({ readonly ok: true; readonly provider: SpeechProviderId } & SoundFile)
  | { readonly ok: false; readonly rejection: SpeechRejection }

/** Makes texts into speech. */
export interface SpeechPort {
  /** On behalf of a user; within 8 s. */
  speak(order: SpeechOrder, userId: string): Promise<Spoken>
  /**
   * Has texts spoken that somebody will soon ask for, so that they are there then: when nobody else wants anything spoken,
   * and only where no service is paid for it.
   */
  prepare(orders: readonly SpeechOrder[]): void
  /** Who speaks here, in the order in which they are asked. Whoever asks is about to speak: what is slow to start is started. */
  health(): VoiceHealth
}
