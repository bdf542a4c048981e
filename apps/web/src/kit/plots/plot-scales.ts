import { type ScaleLinear, scaleLinear } from 'd3-scale'

/** Margins in CSS pixels around a plot, for its axes and labels. */
export interface Margins {
  readonly top: number
  readonly end: number
  readonly bottom: number
  readonly start: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Values to pixels on both axes of a plot; y grows upwards. */
export interface PlotScales {
  readonly x: ScaleLinear<number, number>
  readonly y: ScaleLinear<number, number>
}

/** The range of some values with padding on both sides, clamped to bounds. */
export function domainOf(values: readonly number[], roomRatio = 0.05, bounds: readonly [number, number] = [0, 1]) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (values.length === 0) return bounds
  const room = Math.max(0.01, (most - least) * roomRatio)
  return [Math.max(bounds[0], least - room), Math.min(bounds[1], most + room)] as const
}

/** Scales that fill a plot inside its margins. */
export function plotScales(
  { width, height }: Size,
  { top, end, bottom, start }: Margins,
  domains: { readonly x: readonly [number, number]; readonly y: readonly [number, number] },
): PlotScales {
  return {
    x: scaleLinear([...domains.x], [start, Math.max(start + 1, width - end)]),
    y: scaleLinear([...domains.y], [Math.max(top + 1, height - bottom), top]),
  }
}
