/** One measured claim. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** What the value has to keep to. */
  readonly limit?: { readonly atMost: number } | { readonly atLeast: number }
}

/** Measures something; each in a file of its own. */
export type Bench = () => Promise<readonly Figure[]>

/** Whether a figure keeps to its limit. */
export function holds({ value, limit }: Figure): boolean {
  if (limit === undefined) return true
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast
}

/** The line a figure is printed as. */
export function lineOf(figure: Figure): string {
  const { name, value, unit, limit } = figure
  const words = limit === undefined ? '' : ` (limit ${limitWords(limit)}${holds(figure) ? '' : ', MISSED'})`
  return `${name}: ${rounded(value)} ${unit}${words}`
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
