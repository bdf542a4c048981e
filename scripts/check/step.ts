/** Result of a step. `reason` is a one-line summary; `details` are shown below it when the step failed. */
export type Outcome = { readonly ok: boolean; readonly reason: string; readonly details?: readonly string[] }

/** One check of `npm run check`, and one test of `npm test`. */
export type Step = {
  readonly name: string
  /** The property of the project that a passing step proves. */
  readonly claim: string
  readonly run: () => Promise<Outcome>
}

/** Converts a list of faults into an outcome: none means success. */
export function outcomeOf(faults: readonly string[], whenGood: string): Outcome {
  if (faults.length === 0) return { ok: true, reason: whenGood }
  const [first = '', ...others] = faults
  if (others.length === 0) return { ok: false, reason: first }
  return { ok: false, reason: `${faults.length} faults`, details: faults }
}

/** Runs a step; an exception counts as a failure with its message. */
export async function runStep(step: Step): Promise<Outcome> {
  try {
    return await step.run()
  } catch (error) {
    const [reason = 'the step broke', ...details] = String(error instanceof Error ? error.stack : error).split('\n')
    return { ok: false, reason, details }
  }
}
