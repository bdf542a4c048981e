import { reconcile, type WorkParts, workEvents } from './payment-work.ts'

/** How often events are looked for; one that came is worked on this soon after it was answered. */
const LOOK_MS = 1_000
/** How often payments without an event are looked for. */
const RECONCILE_MS = 60_000

/** Works through payments until it is stopped. */
export function startPaymentWorker(parts: WorkParts): () => Promise<void> {
  const events = repeat(parts, LOOK_MS, async () => {
    while ((await workEvents(parts)) > 0);
  })
  const forgotten = repeat(parts, RECONCILE_MS, () => reconcile(parts))
  return async () => {
    await Promise.all([events(), forgotten()])
  }
}

function repeat({ logger }: WorkParts, everyMs: number, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => logger.warn({ err: error }, 'payments could not be looked through'))
      .finally(() => {
        running = undefined
      })
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
