import { RungError } from './rung.ts'

/** How long an answer may take, in ms. */
export interface Limits {
  readonly firstTextMs: number
  readonly idleMs: number
  readonly totalMs: number
}

/** What a person waits before the next engine is asked. */
export const USUAL_LIMITS: Limits = { firstTextMs: 8_000, idleMs: 10_000, totalMs: 60_000 }

/**
 * A stream that is ended when its first text, its next one or its end is overdue; `start` is given the signal that then
 * aborts.
 * @throws {RungError} `unavailable` when something was overdue. Aborting `signal` ends it with the signal's reason.
 */
export async function* watched(
  start: (signal: AbortSignal) => AsyncIterable<string>,
  limits: Limits,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const overdue = new AbortController()
  const either = AbortSignal.any([signal, overdue.signal])
  const texts = start(either)[Symbol.asyncIterator]()
  const end = performance.now() + limits.totalMs
  const broken = Promise.withResolvers<never>()
  // nobody may be waiting at the instant it breaks
  broken.promise.catch(() => undefined)
  either.addEventListener('abort', () => broken.reject(reasonOf(signal)), { once: true })
  let waitMs = limits.firstTextMs
  try {
    for (;;) {
      const timer = setTimeout(() => overdue.abort(), Math.max(0, Math.min(waitMs, end - performance.now())))
      try {
        const next = await Promise.race([texts.next(), broken.promise])
        if (next.done === true) return
        yield next.value
      } finally {
        clearTimeout(timer)
      }
      waitMs = limits.idleMs
    }
  } finally {
    overdue.abort()
    // a service that does not notice the end is not waited for
    void texts.return?.()?.catch(() => undefined)
  }
}

function reasonOf(signal: AbortSignal): unknown {
  return signal.aborted ? signal.reason : new RungError('unavailable', { cause: 'overdue' })
}
