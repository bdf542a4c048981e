import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import type { Steps } from '@placard/application'

/** After this many ms of work, other work gets at least an equal share of the time. */
const LONG_MS = 20

/** Runs the steps and yields to the event loop between them; a single step runs at once. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let workedMs = 0
  for (;;) {
    const since = performance.now()
    const step = steps.next()
    if (step.done === true) return step.value
    const tookMs = performance.now() - since
    workedMs += tookMs
    await (workedMs > LONG_MS ? delay(tookMs) : nextTurn())
  }
}
