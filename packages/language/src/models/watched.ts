import { type ModelBounds, ModelProviderError } from './model-provider.ts'

/** The host's clock and its timers, in ms; only differences of instants count. */
export interface Timers {
  now(): number
  /** Runs a task once, later, unless the returned function is called before. */
  after(ms: number, task: () => void): () => void
}

/** Time limits of an answer, in ms. */
export interface Limits {
  readonly firstTextMs: number
  readonly idleMs: number
  readonly totalMs: number
}

const SHORTEST = { idleMs: 10_000, totalMs: 60_000 } as const
const LONGEST_IDLE_MS = 30_000

/** Time limits of an answer before the fallback to the next provider: a model that begins late is slow to its end. */
export function limitsFor({ firstTextMs }: Pick<ModelBounds, 'firstTextMs'>): Limits {
  return {
    firstTextMs,
    idleMs: Math.min(LONGEST_IDLE_MS, Math.max(SHORTEST.idleMs, firstTextMs)),
    totalMs: Math.max(SHORTEST.totalMs, firstTextMs * 7.5),
  }
}

/**
 * Streams under a watchdog: ends the stream when its first text, its next one or its end is overdue; `start` is given
 * the signal that then aborts.
 * @throws {ModelProviderError} `slow` when something was overdue. Aborting `signal` ends it with the signal's
 * reason.
 */
export async function* watched(
  start: (signal: AbortSignal) => AsyncIterable<string>,
  { limits, timers, signal }: { readonly limits: Limits; readonly timers: Timers; readonly signal: AbortSignal },
): AsyncGenerator<string> {
  const overdue = new AbortController()
  const either = AbortSignal.any([signal, overdue.signal])
  const texts = start(either)[Symbol.asyncIterator]()
  const end = timers.now() + limits.totalMs
  const watch = new Watch(timers, () => overdue.abort())
  let breakOff: (reason: unknown) => void = () => undefined
  either.addEventListener('abort', () => breakOff(reasonOf(signal)), { once: true })
  const next = () =>
    new Promise<IteratorResult<string>>((resolve, reject) => {
      breakOff = reject
      texts.next().then(resolve, reject)
      if (either.aborted) reject(reasonOf(signal))
    })
  try {
    for (let waitMs = limits.firstTextMs; ; waitMs = limits.idleMs) {
      watch.until(Math.min(timers.now() + waitMs, end))
      const { done, value } = await next()
      if (done === true) return
      watch.rest()
      yield value
    }
  } finally {
    watch.end()
    overdue.abort()
    // not awaited: the stream may ignore the return
    void texts.return?.()?.catch(() => undefined)
  }
}

/**
 * Watchdog timer: calls back once when its deadline passes without being moved. One timer for all: pieces come by the
 * thousand.
 */
class Watch {
  private readonly onOverdue: () => void
  private readonly timers: Timers
  private cancel: () => void = () => undefined
  private dueAt = Number.POSITIVE_INFINITY
  private wakesAt = Number.POSITIVE_INFINITY

  constructor(timers: Timers, onOverdue: () => void) {
    this.timers = timers
    this.onOverdue = onOverdue
  }

  until(dueAt: number): void {
    this.dueAt = dueAt
    if (this.wakesAt > dueAt) this.wakeAt(dueAt)
  }

  /** Pauses the watchdog. */
  rest(): void {
    this.dueAt = Number.POSITIVE_INFINITY
  }

  end(): void {
    this.cancel()
  }

  private wakeAt(instant: number): void {
    this.cancel()
    this.wakesAt = instant
    this.cancel = this.timers.after(Math.max(0, instant - this.timers.now()), () => this.wake())
  }

  private wake(): void {
    this.wakesAt = Number.POSITIVE_INFINITY
    if (this.dueAt === Number.POSITIVE_INFINITY) return
    // timers may fire early by a fraction of a ms
    if (this.timers.now() >= this.dueAt - 1) this.onOverdue()
    else this.wakeAt(this.dueAt)
  }
}

function reasonOf(signal: AbortSignal): unknown {
  return signal.aborted ? signal.reason : new ModelProviderError('slow', { cause: 'overdue' })
}
