import type { AssistantCountry } from '../content.ts'
import type { Addition } from '../operations.ts'
import type { Length } from './length.ts'
import type { Tone } from './tones.ts'

/** A speech to be written. */
export interface SpeechWish {
  readonly kind: 'speech'
  /** In its user's words; empty while it is not known. */
  readonly topic: string
  readonly country: AssistantCountry | undefined
  readonly purpose: 'opening' | 'closing' | 'reply'
  /** `other`: the words of a delegate who wants what this country resists. */
  readonly side: 'own' | 'other'
  readonly length: Length
  readonly tone: Tone
  readonly additions: readonly Addition[]
  /** What it is to speak of as well, in its user's words. */
  readonly mentions?: readonly string[]
  /** Which of the possible speeches: from 0, counted up by "again". */
  readonly variant: number
}
