import { repeat } from '../../concurrency/repeat.ts'
import { reconcile, type WorkDependencies, workEvents } from './payment-work.ts'

/** Polling interval of queued events. */
const LOOK_MS = 1_000
/** Interval of the reconciliation. */
const RECONCILE_MS = 60_000

/** Processes payments until stopped. */
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
