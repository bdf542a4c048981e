import { availableParallelism } from 'node:os'
import { DEFAULT_VOICE_ID, speaksEmbedded } from '@placard/voice'
import { FairQueue } from '../../../concurrency/fair-queue.ts'
import type { SpeechOrder } from '../../../ports/speech.ts'
import { inTurn, type SpeechAsking, type SpeechProvider } from '../speech-kind.ts'
import { FliteThread, type FliteThreadDependencies } from './flite-thread.ts'

/** Threads at most: one that speaks a long text must not keep everybody waiting. */
const MOST_THREADS = 2
/** Texts that wait at most, of all callers and of one. */
const WAITING = { waiting: 64, waitingEach: 8 } as const

export interface EmbeddedDependencies extends FliteThreadDependencies {
  readonly threads?: number
  readonly waiting?: { readonly waiting: number; readonly waitingEach: number }
}

/** The voices that the product brings: in threads of this server, callers in fair turns. */
export class EmbeddedVoices implements SpeechProvider {
  readonly model = ''
  readonly isOwn = true
  readonly #threads: readonly FliteThread[]
  readonly #idle: FliteThread[]
  readonly #turns: FairQueue

  constructor({
    threads = Math.min(MOST_THREADS, availableParallelism()),
    waiting = WAITING,
    ...thread
  }: EmbeddedDependencies = {}) {
    this.#threads = Array.from({ length: threads }, () => new FliteThread(thread))
    this.#idle = [...this.#threads]
    this.#turns = new FairQueue({ atOnce: threads, atOnceEach: threads, ...waiting, forgottenMsASecond: 100 })
  }

  speaks(language: string): boolean {
    return speaksEmbedded(language)
  }

  speak({ text, voiceId, speed, style }: SpeechOrder, asking: SpeechAsking): Promise<Uint8Array> {
    const order = { text, voiceId, speed, style }
    const isAhead = asking.isAhead === true
    const work = () => this.#onThread((thread) => (isAhead ? thread.speakAhead(order) : thread.speak(order)))
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
