import type { BenchOptions, Figure } from '../figure.ts'

/** A figure of a row must name its sample. */
export type RowFigure = Figure & { readonly sample: string }

/** One claim about the simulation, in its own file, listed in `../engine.ts`. */
export interface Row {
  /** Its number in the list of claims, 1 to 12. */
  readonly number: number
  /** The claim in a word: "fast". */
  readonly claim: string
  readonly measure: (options: BenchOptions) => Promise<readonly RowFigure[]>
}
