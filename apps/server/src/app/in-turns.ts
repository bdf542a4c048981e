import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Steps } from '@placard/application'

/** Works steps off, and lets whatever else is due happen between each two; what has one step is done at once. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await nextTurn()
  }
}
