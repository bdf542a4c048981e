import { type ResourceLimits, Worker } from 'node:worker_threads'

/** How long a thread is kept when nobody asks anything of it: it holds some 70 MB. */
const SPARE_MS = 10 * 60_000
/** The same after what nobody waits for: it was made ready, or worked ahead. */
const UNUSED_MS = 20_000
/** How long one order may take: what takes two seconds may take twenty on a machine that is overloaded. */
const HANGS_MS = 60_000

export interface LazyThreadDependencies {
  /** Path of the program: it answers each message with one message. */
  readonly program: string
  readonly limits: ResourceLimits
  readonly spareMs?: number
  readonly unusedMs?: number
  readonly hangsMs?: number
}

/** The times of a thread, and its program, where a test gives others. */
export type ThreadTimes = Partial<Omit<LazyThreadDependencies, 'limits'>>

/** The thread ended before it answered: it crashed, it hung, or it was closed. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded'
}

/**
 * A thread for work that is synchronous, one order after another. It is started by the first order, ended when it has
 * nothing to do, and ended when it hangs. A caller who does not wait any longer does not end it: on an overloaded machine
 * it would be started again and again, and nobody would ever be served.
 */
export class LazyThread<Order, Answer> {
  readonly #dependencies: LazyThreadDependencies
  #worker: Worker | undefined
  #spareTimer: NodeJS.Timeout | undefined
  /** By the clock of `performance`, in ms. */
  #keptUntil = 0

  constructor(dependencies: LazyThreadDependencies) {
    this.#dependencies = dependencies
  }

  get isStarted(): boolean {
    return this.#worker !== undefined
  }

  /** The answer to one order. The next may be given once this one has ended. @throws {ThreadEnded} when none came. */
  ask(order: Order): Promise<Answer> {
    return this.#answered(order, this.#dependencies.spareMs ?? SPARE_MS)
  }

  /** The answer to an order that nobody waits for: the thread is not kept for it. @throws {ThreadEnded} */
  askAhead(order: Order): Promise<Answer> {
    return this.#answered(order, this.#dependencies.unusedMs ?? UNUSED_MS)
  }

  /** Starts the thread, unless it is, with an order whose answer nobody needs. @throws {ThreadEnded} */
  async warm(order: Order): Promise<void> {
    if (!this.isStarted) await this.askAhead(order)
  }

  async close(): Promise<void> {
    clearTimeout(this.#spareTimer)
    await this.#end()
  }

  async #answered(order: Order, spareMs: number): Promise<Answer> {
    clearTimeout(this.#spareTimer)
    const worker = this.#worker ?? this.#start()
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const fall = (cause: unknown) => reject(new ThreadEnded('the thread fell', { cause }))
    const exit = () => reject(new ThreadEnded('the thread ended'))
    worker.on('message', resolve).once('error', fall).once('exit', exit)
    const timer = setTimeout(() => this.#end(), this.#dependencies.hangsMs ?? HANGS_MS).unref()
    worker.postMessage(order)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      worker.off('message', resolve).off('error', fall).off('exit', exit)
      // not shorter than for somebody who has asked
      this.#keptUntil = Math.max(this.#keptUntil, performance.now() + spareMs)
      this.#spareTimer = setTimeout(() => this.#end(), this.#keptUntil - performance.now()).unref()
    }
  }

  #end(): Promise<number> | undefined {
    const worker = this.#worker
    this.#worker = undefined
    this.#keptUntil = 0
    return worker?.terminate()
  }

  #start(): Worker {
    const { program, limits: resourceLimits } = this.#dependencies
    // no environment of the server, which holds secrets
    const worker = new Worker(program, { env: {}, resourceLimits })
    const forget = () => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      this.#keptUntil = 0
    }
    // a worker that has thrown takes no more orders, though it ends a moment later
    worker.on('error', forget).once('exit', forget)
    // must not keep the server's process alive
    worker.unref()
    this.#worker = worker
    return worker
  }
}
