import type { ModelMessage } from '@placard/application'
import type { AnswerEngine, PROVIDER_STATES } from '@placard/contract'
import type { LiveBrief, LookedUp } from '@placard/language/models'
import type { LiveProviderId } from '../config/voice-configuration.ts'
import type { SoundFile } from './speech.ts'

/** A question that was spoken, and all that whoever hears it is to know. */
export interface LiveOrder {
  readonly userId: string
  /** Undefined where a new one begins. */
  readonly conversationId: string | undefined
  /** Speech at 16 kHz, without the silence around it. */
  readonly speech: Float32Array
  /** Id of a voice of the roster. */
  readonly voiceId: string
  /** BCP 47 tag; undefined where the speaker did not say. */
  readonly language: string | undefined
  readonly brief: LiveBrief
  /** The conversation so far. */
  readonly turns: readonly ModelMessage[]
  /** What the product knows about a question of the model's. */
  readonly lookUp: (question: string) => Promise<LookedUp>
}

/** A piece of an answer as sound. */
export interface LiveSound extends SoundFile {
  /** The words of this piece, as far as is known. */
  readonly spoken: string
  /** Whoever has heard it has heard the answer up to here, in UTF-16 code units. */
  readonly upTo: number
}

/** A question that was heard, and the answer that is coming. */
export interface LiveTurn {
  readonly engine: Pick<AnswerEngine, 'model' | 'place'> & { readonly rung: LiveProviderId }
  /** What was heard of the question. */
  readonly heard: string
  /** The text of the answer in pieces. @throws {ModelProviderError} where it breaks off. */
  readonly texts: AsyncIterable<string>
  /** Its sound in pieces; ends without an error where it breaks off. */
  readonly sounds: AsyncIterable<LiveSound>
  /** What has been looked up for it so far. */
  readonly found: readonly LookedUp[]
  /**
   * The conversation as it is stored now. The connection is kept for its next turn; without this the end of the turn is
   * the end of the connection.
   */
  keep(conversationId: string, messages: readonly ModelMessage[]): void
  /** Gives the turn up: no more of its answer is wanted. */
  end(): void
}

/** Hears, answers and speaks in one. */
export interface LivePort {
  readonly provider: LiveProviderId
  readonly model: string
  /** Whether it can be asked at present, as far as is known. */
  state(): (typeof PROVIDER_STATES)[number]
  /**
   * Has a question heard, within 6 s or until the signal gives it up.
   * @throws {ModelProviderError} where it was not, or nobody is asked for a while.
   */
  begin(order: LiveOrder, signal: AbortSignal): Promise<LiveTurn>
}
