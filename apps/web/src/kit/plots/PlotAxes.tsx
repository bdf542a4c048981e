import type { Margins, PlotScales, Size } from './plot-scales.ts'

export type PlotAxesProps = {
  scales: PlotScales
  size: Size
  margins: Margins
  /** Titles of the axes. */
  xLabel: string
  yLabel: string
  formatX: (value: number) => string
  formatY: (value: number) => string
  /** Tick values; by default as many as fit. */
  yTicks?: readonly number[]
  xTicks?: readonly number[]
}

/**
 * The axes of a plot with their titles. Hidden from screen readers: the plot itself has a label, and a table gives the
 * values.
 */
export function PlotAxes({
  scales: { x, y },
  size,
  margins,
  xLabel,
  yLabel,
  formatX,
  formatY,
  ...ticks
}: PlotAxesProps) {
  const { width, height } = size
  const foot = height - margins.bottom
  const xTicks = ticks.xTicks ?? x.ticks(Math.max(3, Math.floor(width / 90)))
  const yTicks = ticks.yTicks ?? y.ticks(5)
  return (
    <g className="fill-text-3 text-12 tabular">
      {yTicks.map((value) => (
        <g key={value}>
          <line x1={margins.start} x2={width - margins.end} y1={y(value)} y2={y(value)} className="stroke-hairline" />
          <text x={margins.start - 8} y={y(value)} dy="0.32em" textAnchor="end">
            {formatY(value)}
          </text>
        </g>
      ))}
      {xTicks.map((value) => (
        <g key={value}>
          <line x1={x(value)} x2={x(value)} y1={foot} y2={foot + 4} className="stroke-control" />
          <text x={x(value)} y={foot + 18} textAnchor="middle">
            {formatX(value)}
          </text>
        </g>
      ))}
      <line x1={margins.start} x2={width - margins.end} y1={foot} y2={foot} className="stroke-control" />
      <text x={width - margins.end} y={height - 4} textAnchor="end" className="fill-text-2">
        {xLabel}
      </text>
      <text x={0} y={12} className="fill-text-2">
        {yLabel}
      </text>
    </g>
  )
}
