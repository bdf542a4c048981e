/** One measured claim. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** What the value has to keep to. */
  readonly limit?: { readonly atMost: number } | { readonly atLeast: number }
  /** What it was measured on: how many sessions, games or roll calls, and which seeds. */
  readonly sample?: string
  /** What to compare it with, in words: "majority rule alone 0.827". */
  readonly reference?: string
}

/** How a benchmark is asked to run. */
export interface BenchOptions {
  /** Of the seeds or cases a measure usually takes, the share to run; 1 is the full sample. */
  readonly sampleRatio: number
  /** Only these rows of a benchmark that has rows; empty for all. */
  readonly rows: readonly number[]
}

/** Measures something; each in a file of its own. One that takes long tells its figures one by one. */
export type Bench = (options: BenchOptions) => Promise<readonly Figure[]> | AsyncIterable<Figure>

/** The figures of a benchmark as they come. */
export async function* figuresOf(bench: Bench, options: BenchOptions): AsyncIterable<Figure> {
  const found = bench(options)
  yield* 'then' in found ? await found : found
}

/** A share of a usual sample, never fewer than `least`. */
export function sampled(usual: number, { sampleRatio }: Pick<BenchOptions, 'sampleRatio'>, least = 1): number {
  return Math.max(least, Math.round(usual * sampleRatio))
}

/** Whether a figure keeps to its limit. */
export function holds({ value, limit }: Figure): boolean {
  if (limit === undefined) return true
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast
}

/** The line a figure is printed as. */
export function lineOf(figure: Figure): string {
  const { name, value, unit, limit, sample, reference } = figure
  const words = limit === undefined ? '' : ` (limit ${limitWords(limit)}${holds(figure) ? '' : ', MISSED'})`
  const notes = [sample, reference].filter((note) => note !== undefined)
  return `${name}: ${rounded(value)}${unit === '' ? '' : ` ${unit}`}${words}${notes.length > 0 ? ` · ${notes.join(' · ')}` : ''}`
}

function limitWords(limit: NonNullable<Figure['limit']>): string {
  return 'atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`
}

function rounded(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], ratio: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * ratio))] ?? Number.NaN
}
