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
