import type { Steps } from '@placard/application'

/** Works steps off without a pause, as no host does: others wait for as long as it takes. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
