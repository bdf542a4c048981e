/** One measured claim. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Limit that the value has to meet. */
  readonly limit?: { readonly atMost: number } | { readonly atLeast: number }
  /** Sample: how many sessions, games or roll calls, and which seeds. */
  readonly sample?: string
  /** Reference for comparison, as text: "majority rule alone 0.827". */
  readonly reference?: string
}

/** Options of a benchmark run. */
export interface BenchOptions {
  /** Share of the usual number of seeds or cases; 1 is the full sample. */
  readonly sampleRatio: number
  /** Only these rows of a benchmark with rows; empty for all. */
  readonly rows: readonly number[]
}

/** A benchmark, in its own file. A slow one yields its figures one by one. */
export type Bench = (options: BenchOptions) => Promise<readonly Figure[]> | AsyncIterable<Figure>

/** Iterates over the figures of a benchmark. */
export async function* figuresOf(bench: Bench, options: BenchOptions): AsyncIterable<Figure> {
  const found = bench(options)
  yield* 'then' in found ? await found : found
}

/** Size of a reduced sample, at least `least`. */
export function sampled(usual: number, { sampleRatio }: Pick<BenchOptions, 'sampleRatio'>, least = 1): number {
  return Math.max(least, Math.round(usual * sampleRatio))
}

/** Whether a figure meets its limit. */
export function holds({ value, limit }: Figure): boolean {
  if (limit === undefined) return true
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast
}

/** Output line of a figure. */
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

/** Percentile: the value below which a share of the values lies. */
export function percentile(values: readonly number[], ratio: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * ratio))] ?? Number.NaN
}
