import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { ModelProviderError } from '@placard/language/models'
import type { HearingResult, HearingTask } from './hearing-main.ts'

/** How long the thread is kept when nobody speaks: it holds some 80 MB. */
const SPARE_MS = 10 * 60_000
const LIMITS = { maxOldGenerationSizeMb: 96, stackSizeMb: 4 } as const
const PROGRAM = path.join(import.meta.dirname, 'hearing-main.ts')

export interface HearingThreadDependencies {
  readonly spareMs?: number
  /** Program of the thread; given by tests only. */
  readonly program?: string
}

/**
 * A thread that decodes recordings and hears commands, one after another: both are synchronous work on untrusted bytes.
 * It is started by the first order, ended when it has nothing to do, and ended when an order is given up, because nothing
 * else stops it.
 */
export class HearingThread {
  readonly #dependencies: HearingThreadDependencies
  #worker: Worker | undefined
  #spareTimer: NodeJS.Timeout | undefined

  constructor(dependencies: HearingThreadDependencies = {}) {
    this.#dependencies = dependencies
  }

  get isStarted(): boolean {
    return this.#worker !== undefined
  }

  /** Has one order carried out; the next may be given once it is. @throws {ModelProviderError} when nothing came. */
  async ask(order: HearingTask, signal: AbortSignal): Promise<HearingResult> {
    signal.throwIfAborted()
    clearTimeout(this.#spareTimer)
    const worker = this.#worker ?? this.#start()
    const { promise, resolve, reject } = Promise.withResolvers<HearingResult>()
    const fall = (cause: unknown) => reject(new ModelProviderError('unavailable', { cause }))
    const hear = (answer: HearingResult) => (answer.task === 'failed' ? fall(answer.reason) : resolve(answer))
    const exit = () => fall('the thread ended')
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
      this.#spareTimer = setTimeout(() => this.#end(), this.#dependencies.spareMs ?? SPARE_MS).unref()
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
    const worker = new Worker(this.#dependencies.program ?? PROGRAM, { env: {}, resourceLimits: LIMITS })
    // an error while idle; while it works, a listener of the order handles it
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
