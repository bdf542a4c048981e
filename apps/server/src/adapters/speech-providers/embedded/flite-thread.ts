import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { ModelProviderError } from '@placard/language/models'
import type { EmbeddedSpeech } from '@placard/voice/flite'
import type { FromFlite } from './flite-main.ts'

/** How long a thread is kept when nobody speaks: it holds some 70 MB. */
const SPARE_MS = 10 * 60_000
/** The same after texts that nobody has asked for: it was made ready, or spoke ahead. */
const UNUSED_MS = 20_000
/** Heap of a thread; the memory of the program, which is bounded by the length of a text, comes on top. */
const HEAP_MB = 64
const PROGRAM = path.join(import.meta.dirname, 'flite-main.ts')

/** How long one text may take, in ms: a minute of speech takes some two seconds, and twenty on a machine that is overloaded. */
const HANGS_MS = 60_000

export interface FliteThreadDependencies {
  readonly spareMs?: number
  readonly unusedMs?: number
  readonly hangsMs?: number
  /** Program of the thread; given by tests only. */
  readonly program?: string
}

/**
 * A thread that speaks one text after another with the embedded voices: the program is synchronous. It is started by the
 * first order, ended when it has nothing to do, and ended when it hangs. A caller who does not wait any longer does not
 * end it: on an overloaded machine it would be started again and again, and nobody would ever be heard.
 */
export class FliteThread {
  readonly #dependencies: FliteThreadDependencies
  #worker: Worker | undefined
  #spareTimer: NodeJS.Timeout | undefined
  /** By the clock of `performance`, in ms. */
  #keptUntil = 0

  constructor(dependencies: FliteThreadDependencies = {}) {
    this.#dependencies = dependencies
  }

  get isStarted(): boolean {
    return this.#worker !== undefined
  }

  /** Speaks one text. The next may be given once this one has ended. @throws {ModelProviderError} when nothing came. */
  speak(order: EmbeddedSpeech): Promise<Uint8Array> {
    return this.#spoken(order, this.#dependencies.spareMs ?? SPARE_MS)
  }

  /** Speaks a text that nobody waits for: the thread is not kept for it. */
  speakAhead(order: EmbeddedSpeech): Promise<Uint8Array> {
    return this.#spoken(order, this.#dependencies.unusedMs ?? UNUSED_MS)
  }

  /** Speaks a text that nobody hears, so that the program is compiled when the first one comes. */
  async warm(order: EmbeddedSpeech): Promise<void> {
    if (!this.isStarted) await this.speakAhead(order)
  }

  async #spoken(order: EmbeddedSpeech, spareMs: number): Promise<Uint8Array> {
    clearTimeout(this.#spareTimer)
    const worker = this.#worker ?? this.#start()
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
    const failed = (cause: unknown) => reject(new ModelProviderError('unavailable', { cause }))
    const hear = (answer: FromFlite) => (answer.ok ? resolve(answer.file) : failed(answer.reason))
    const fall = (error: unknown) => failed(error)
    const exit = () => failed('the thread ended')
    worker.on('message', hear).once('error', fall).once('exit', exit)
    const timer = setTimeout(() => this.#end(), this.#dependencies.hangsMs ?? HANGS_MS).unref()
    worker.postMessage(order)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      worker.off('message', hear).off('error', fall).off('exit', exit)
      // not shorter than for somebody who has spoken
      this.#keptUntil = Math.max(this.#keptUntil, performance.now() + spareMs)
      this.#spareTimer = setTimeout(() => this.#end(), this.#keptUntil - performance.now()).unref()
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#spareTimer)
    await this.#end()
  }

  #end(): Promise<number> | undefined {
    const worker = this.#worker
    this.#worker = undefined
    this.#keptUntil = 0
    return worker?.terminate()
  }

  #start(): Worker {
    // no environment of the server, which holds secrets
    const worker = new Worker(this.#dependencies.program ?? PROGRAM, {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    // an error while idle; while it speaks, a listener of the order handles it
    worker.on('error', () => undefined)
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    // must not keep the server's process alive
    worker.unref()
    this.#worker = worker
    return worker
  }
}
