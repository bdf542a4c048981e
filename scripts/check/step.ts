/** What a step found. `reason` is one line for people; `details` are shown below it when the step failed. */
export type Outcome = { readonly ok: boolean; readonly reason: string; readonly details?: readonly string[] }

/** One check of `npm run check`, and one test of `npm test`. */
export type Step = {
  readonly name: string
  /** What is true of the project when the step is green. */
  readonly claim: string
  readonly run: () => Promise<Outcome>
}

/** Turns what was found wrong into an outcome: nothing found is good. */
export function outcomeOf(faults: readonly string[], whenGood: string): Outcome {
  if (faults.length === 0) return { ok: true, reason: whenGood }
  const [first = '', ...others] = faults
  if (others.length === 0) return { ok: false, reason: first }
  return { ok: false, reason: `${faults.length} faults`, details: faults }
}

/** Runs a step; a step that throws has failed, and says why. */
export async function runStep(step: Step): Promise<Outcome> {
  try {
    return await step.run()
  } catch (error) {
    const [reason = 'the step broke', ...details] = String(error instanceof Error ? error.stack : error).split('\n')
    return { ok: false, reason, details }
  }
}
