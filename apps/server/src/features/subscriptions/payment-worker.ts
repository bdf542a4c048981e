import { repeat } from '../../concurrency/repeat.ts'
import { reconcile, type WorkDependencies, workEvents } from './payment-work.ts'

/** How often events are looked for; one that came is worked on this soon after it was answered. */
const LOOK_MS = 1_000
/** How often payments without an event are looked for. */
const RECONCILE_MS = 60_000

/** Works through payments until it is stopped. */
export function startPaymentWorker(dependencies: WorkDependencies): () => Promise<void> {
  const onFailure = (error: unknown) => dependencies.logger.warn({ err: error }, 'payments could not be looked through')
  const workAll = async () => {
    while ((await workEvents(dependencies)) > 0);
  }
  const events = repeat({ work: workAll, everyMs: LOOK_MS, onFailure })
  const forgotten = repeat({ work: () => reconcile(dependencies), everyMs: RECONCILE_MS, onFailure })
  return async () => {
    await Promise.all([events(), forgotten()])
  }
}
