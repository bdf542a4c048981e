import type { FairQueue } from '../../concurrency/fair-queue.ts'
import type { SpeechConfiguration, SpeechVariables } from '../../config/voice-configuration.ts'
import type { SpeechOrder } from '../../ports/speech.ts'

/** What goes with an order to one speaker. */
export interface SpeechAsking {
  /** On whose behalf: queues are fair between callers. */
  readonly userId: string
  /** Nobody waits for it yet: it is no reason to keep anything ready. */
  readonly isAhead?: boolean
  /** Ends the work; its reason is thrown. */
  readonly signal: AbortSignal
}

/** One speaker of this server. */
export interface SpeechProvider {
  /** Told from other models of the same service by this: their sounds are kept apart. Empty where there is one alone. */
  readonly model: string
  /** Whether it speaks by itself, so that a text which nobody asks for costs next to nothing. */
  readonly isOwn?: boolean
  /** Whether it speaks a language, by its BCP 47 tag. */
  speaks(language: string): boolean
  /**
   * A text as the bytes of a sound file, as they come.
   * @throws {ModelProviderError} when there is none; {SpeechBusy} when too many wait.
   */
  speak(order: SpeechOrder, asking: SpeechAsking): Promise<Uint8Array>
  /** Makes it ready before the first order; never throws. Undefined where nothing has to be made ready. */
  warm?(): Promise<void>
  close(): Promise<void>
}

/** A kind of speaker: its variables, how to create it, how to probe it. */
export interface SpeechKind extends SpeechVariables {
  /**
   * Loads the code that speaks; a server without this speaker loads nothing. Threads of this server's own programs are kept
   * for `spareMs` after the last text.
   */
  create(configuration: SpeechConfiguration, threads: { readonly spareMs: number }): Promise<SpeechProvider>
  /** Checks that it can be asked, without having anything spoken. @throws when it cannot. */
  probe(configuration: SpeechConfiguration): Promise<void>
}

/** Too many texts wait already: no fault of the speaker, who is asked again for the next one. */
export class SpeechBusy extends Error {
  override readonly name = 'SpeechBusy'
}

/** Speaks in the caller's turn. @throws {SpeechBusy} when too many wait. */
export async function inTurn(
  turns: FairQueue,
  { userId, signal }: SpeechAsking,
  work: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const spoken = await turns.run(userId, work, signal)
  if (spoken === 'busy') throw new SpeechBusy('too many texts wait to be spoken')
  return spoken
}
