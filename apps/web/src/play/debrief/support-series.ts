import type { Debrief } from '@placard/contract'

type Sample = Debrief['support'][number]

export const BANDS = ['favour', 'undecided', 'against'] as const
export type Band = (typeof BANDS)[number]

/** One band of the stacked chart: its lower and upper edge at each moment, in seats. */
export interface BandSeries {
  readonly band: Band
  readonly points: readonly { readonly at: number; readonly from: number; readonly to: number }[]
}

/**
 * The samples for the plot: the last one of each moment, all seats undecided at the start, and the last state extended
 * to the end.
 */
export function samplesOver(support: readonly Sample[], seats: number, endAt: number): readonly Sample[] {
  const byMoment = new Map(support.map((sample) => [sample.at, sample]))
  const start: Sample = { at: 0, favour: 0, against: 0, undecided: seats }
  const samples = [...(byMoment.has(0) ? [] : [start]), ...byMoment.values()].sort((a, b) => a.at - b.at)
  const last = samples.at(-1)
  return last && last.at < endAt ? [...samples, { ...last, at: endAt }] : samples
}

/** Stacks the bands: in favour at the bottom, against at the top, undecided between them. */
export function stacked(samples: readonly Sample[]): readonly BandSeries[] {
  return BANDS.map((band, index) => ({
    band,
    points: samples.map((sample) => {
      const from = BANDS.slice(0, index).reduce((sum, below) => sum + sample[below], 0)
      return { at: sample.at, from, to: from + sample[band] }
    }),
  }))
}
