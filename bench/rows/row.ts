import type { BenchOptions, Figure } from '../figure.ts'

/** A figure of a row says what it was measured on. */
export type RowFigure = Figure & { readonly sample: string }

/** One claim the simulation is measured by; each in a file of its own, listed in `../engine.ts`. */
export interface Row {
  /** Its place in the list of claims, 1 to 12. */
  readonly number: number
  /** The claim in a word: "fast". */
  readonly claim: string
  readonly measure: (options: BenchOptions) => Promise<readonly RowFigure[]>
}
