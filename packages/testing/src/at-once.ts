import type { Steps } from '@placard/application'

/** Runs steps to the end without yielding to the event loop, unlike any host. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
