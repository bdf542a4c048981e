/** Work in slices: steps, each short enough not to block other work. */
export type Steps<Result> = Generator<void, Result, void>

/** Runs steps with a pause before each, which yields to other work. */
export async function withPauses<Result>(steps: Steps<Result>, pause: () => Promise<unknown>): Promise<Result> {
  for (;;) {
    await pause()
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Runs steps to the end without yielding to other work: for few, and where there is no other work. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
