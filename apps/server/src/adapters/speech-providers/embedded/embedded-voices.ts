import { availableParallelism } from 'node:os'
import path from 'node:path'
import { ModelProviderError } from '@placard/language/models'
import { DEFAULT_VOICE_ID, speaksEmbedded } from '@placard/voice'
import type { EmbeddedSpeech } from '@placard/voice/flite'
import { FairQueue } from '../../../concurrency/fair-queue.ts'
import { LazyThread, type ThreadTimes } from '../../../concurrency/lazy-thread.ts'
import type { SpeechOrder } from '../../../ports/speech.ts'
import { inTurn, type SpeechAsking, type SpeechProvider } from '../speech-kind.ts'
import type { FromFlite } from './flite-main.ts'

const PROGRAM = path.join(import.meta.dirname, 'flite-main.ts')
/** Heap of a thread; the memory of the program, which is bounded by the length of a text, comes on top. */
const LIMITS = { maxOldGenerationSizeMb: 64 } as const
/** Threads at most: one that speaks a long text must not keep everybody waiting. */
const MOST_THREADS = 2
/** Texts that wait at most, of all callers and of one. */
const WAITING = { waiting: 64, waitingEach: 8 } as const

export interface EmbeddedDependencies extends ThreadTimes {
  readonly threads?: number
  readonly waiting?: { readonly waiting: number; readonly waitingEach: number }
}

type FliteThread = LazyThread<EmbeddedSpeech, FromFlite>

/** The voices that the product brings: in threads of this server, callers in fair turns. */
export class EmbeddedVoices implements SpeechProvider {
  readonly model = ''
  readonly #threads: readonly FliteThread[]
  readonly #idle: FliteThread[]
  readonly #turns: FairQueue

  constructor({
    threads = Math.min(MOST_THREADS, availableParallelism()),
    waiting = WAITING,
    ...thread
  }: EmbeddedDependencies = {}) {
    this.#threads = Array.from(
      { length: threads },
      () => new LazyThread({ program: PROGRAM, limits: LIMITS, ...thread }),
    )
    this.#idle = [...this.#threads]
    this.#turns = new FairQueue({ atOnce: threads, atOnceEach: threads, ...waiting, forgottenMsASecond: 100 })
  }

  speaks(language: string): boolean {
    return speaksEmbedded(language)
  }

  speak({ text, voiceId, speed, style }: SpeechOrder, asking: SpeechAsking): Promise<Uint8Array> {
    const work = () => this.#onThread((thread) => spokenOn(thread, { text, voiceId, speed, style }))
    return inTurn(this.#turns, asking, work)
  }

  /** Starts a thread, where none is. */
  async warm(): Promise<void> {
    if (this.#threads.some(({ isStarted }) => isStarted)) return
    const order = { text: 'Order.', voiceId: DEFAULT_VOICE_ID, speed: 1, style: 'professional' } as const
    // whoever speaks first is told what is wrong
    await this.#turns.run('', () => this.#onThread((thread) => thread.warm(order))).catch(() => undefined)
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  async #onThread<Result>(work: (thread: FliteThread) => Promise<Result>): Promise<Result> {
    // a started thread has the program in its memory
    const at = Math.max(
      0,
      this.#idle.findIndex(({ isStarted }) => isStarted),
    )
    const [thread] = this.#idle.splice(at, 1)
    if (thread === undefined) throw new RangeError('more texts are spoken at once than there are threads')
    try {
      return await work(thread)
    } finally {
      this.#idle.push(thread)
    }
  }
}

async function spokenOn(thread: FliteThread, order: EmbeddedSpeech): Promise<Uint8Array> {
  const answer = await thread.ask(order).catch((error: unknown) => ({ ok: false as const, reason: error }))
  if (!answer.ok) throw new ModelProviderError('unavailable', { cause: answer.reason })
  return answer.file
}
