/** Work in steps, each short enough for others to wait for. */
export type Steps<Result> = Generator<void, Result, void>

/** Works steps off with a pause before each, in which others have their turn. */
export async function withPauses<Result>(steps: Steps<Result>, pause: () => Promise<unknown>): Promise<Result> {
  for (;;) {
    await pause()
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
