import { setTimeout as delay } from 'node:timers/promises'
import type { SpeechOrder } from '../../ports/speech.ts'

/** So long nobody else must have wanted anything spoken, in ms. */
const QUIET_MS = 1_000
/** After this time it is seen to again that everything is there, in ms: sounds are kept for a day. */
const GOOD_FOR_MS = 60 * 60_000

interface SpeechAheadDependencies {
  /** Has a text spoken into the cache, where it is not. @throws where that fails. */
  readonly speak: (order: SpeechOrder) => Promise<unknown>
  /** Monotonic, in ms. */
  readonly now: () => number
  readonly quietMs?: number
}

/** Texts that are spoken before anybody asks for them, one at a time, in the pauses of those who are asked for. */
export class SpeechAhead {
  readonly #dependencies: SpeechAheadDependencies
  readonly #ended = new AbortController()
  #askedAt = Number.NEGATIVE_INFINITY
  #doneAt = Number.NEGATIVE_INFINITY
  #work: Promise<void> | undefined

  constructor(dependencies: SpeechAheadDependencies) {
    this.#dependencies = dependencies
  }

  /** Somebody wants a text spoken: whatever is ahead waits. */
  asked(): void {
    this.#askedAt = this.#dependencies.now()
  }

  /** Sees to it that these are there. Does nothing while that is under way, or was done not long ago. */
  prepare(orders: readonly SpeechOrder[]): void {
    if (this.#dependencies.now() - this.#doneAt < GOOD_FOR_MS) return
    this.#work ??= this.#speakAll(orders).finally(() => {
      this.#work = undefined
    })
  }

  async close(): Promise<void> {
    this.#ended.abort()
    await this.#work
  }

  async #speakAll(orders: readonly SpeechOrder[]): Promise<void> {
    try {
      for (const order of orders) {
        await this.#quiet()
        await this.#dependencies.speak(order)
      }
      this.#doneAt = this.#dependencies.now()
    } catch {
      // the server ends, or has no time: whoever needs a text asks for it
    }
  }

  /** @throws when the server ends. */
  async #quiet(): Promise<void> {
    const { now, quietMs = QUIET_MS } = this.#dependencies
    const { signal } = this.#ended
    signal.throwIfAborted()
    for (let rest = this.#askedAt + quietMs - now(); rest > 0; rest = this.#askedAt + quietMs - now())
      await delay(rest, undefined, { signal, ref: false })
  }
}
