import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { ModelProviderError } from '@placard/language/models'
import type { EmbeddedSpeech } from '@placard/voice/flite'
import type { FromFlite } from './flite-main.ts'

/** How long a thread is kept when nobody speaks: it holds some 70 MB. */
const SPARE_MS = 10 * 60_000
/** The same after it was made ready and nobody has spoken yet. */
const UNUSED_MS = 20_000
/** Heap of a thread; the memory of the program, which is bounded by the length of a text, comes on top. */
const HEAP_MB = 64
const PROGRAM = path.join(import.meta.dirname, 'flite-main.ts')

export interface FliteThreadDependencies {
  readonly spareMs?: number
  readonly unusedMs?: number
  /** Program of the thread; given by tests only. */
  readonly program?: string
}

/**
 * A thread that speaks one text after another with the embedded voices: the program is synchronous. It is started by the
 * first order, ended when it has nothing to do, and ended when an order is given up, because nothing else stops it.
 */
export class FliteThread {
  readonly #dependencies: FliteThreadDependencies
  #worker: Worker | undefined
  #spareTimer: NodeJS.Timeout | undefined

  constructor(dependencies: FliteThreadDependencies = {}) {
    this.#dependencies = dependencies
  }

  get isStarted(): boolean {
    return this.#worker !== undefined
  }

  /** Speaks one text. The next may be given once this one has ended. @throws {ModelProviderError} when nothing came. */
  speak(order: EmbeddedSpeech, signal: AbortSignal): Promise<Uint8Array> {
    return this.#spoken(order, signal, this.#dependencies.spareMs ?? SPARE_MS)
  }

  /** Speaks a text that nobody hears, so that the program is compiled when the first one comes. */
  async warm(order: EmbeddedSpeech, signal: AbortSignal): Promise<void> {
    if (!this.isStarted) await this.#spoken(order, signal, this.#dependencies.unusedMs ?? UNUSED_MS)
  }

  async #spoken(order: EmbeddedSpeech, signal: AbortSignal, spareMs: number): Promise<Uint8Array> {
    signal.throwIfAborted()
    clearTimeout(this.#spareTimer)
    const worker = this.#worker ?? this.#start()
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
    const failed = (cause: unknown) => reject(new ModelProviderError('unavailable', { cause }))
    const hear = (answer: FromFlite) => (answer.ok ? resolve(answer.file) : failed(answer.reason))
    const fall = (error: unknown) => failed(error)
    const exit = () => failed('the thread ended')
    const stop = () => {
      this.#end()
      reject(signal.reason)
    }
    worker.on('message', hear).once('error', fall).once('exit', exit)
    signal.addEventListener('abort', stop, { once: true })
    worker.postMessage(order)
    try {
      return await promise
    } finally {
      signal.removeEventListener('abort', stop)
      worker.off('message', hear).off('error', fall).off('exit', exit)
      this.#spareTimer = setTimeout(() => this.#end(), spareMs).unref()
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#spareTimer)
    await this.#end()
  }

  #end(): Promise<number> | undefined {
    const worker = this.#worker
    this.#worker = undefined
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
