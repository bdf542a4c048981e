import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import type { Steps } from '@placard/application'

/** Work that has taken so many ms is long: from then on others have at least as much of the time as it has. */
const LONG_MS = 20

/** Works steps off, and lets whatever else is due happen between each two; what has one step is done at once. */
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
