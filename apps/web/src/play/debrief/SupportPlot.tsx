import type { Debrief } from '@placard/contract'
import { area, curveStepAfter } from 'd3-shape'
import { useId } from 'react'
import { PlotAxes } from '../../kit/plots/PlotAxes.tsx'
import { plotScales } from '../../kit/plots/plot-scales.ts'
import { useElementWidth } from '../../kit/plots/use-element-width.ts'
import { supportMessages } from './messages.en.ts'
import { type Band, type BandSeries, stacked } from './support-series.ts'

const MARGINS = { top: 26, end: 14, bottom: 46, start: 34 } as const
const MINUTE_MS = 60_000

type SupportPlotProps = { samples: readonly Debrief['support'][number][]; seats: number }

/** The drawing at the available width. */
export function SupportPlot(props: SupportPlotProps) {
  const [frame, width] = useElementWidth<HTMLDivElement>(560)
  return (
    <div ref={frame} dir="ltr">
      <SupportDrawing {...props} width={width} />
    </div>
  )
}

/** The three positions as bands over time, each with a texture besides its colour. */
export function SupportDrawing({ samples, seats, width }: SupportPlotProps & { width: number }) {
  const id = useId()
  const size = { width, height: Math.max(280, Math.min(420, width * 0.62)) }
  const endMinutes = Math.max(1, (samples.at(-1)?.at ?? 0) / MINUTE_MS)
  const scales = plotScales(size, MARGINS, { x: [0, endMinutes], y: [0, seats] })
  const draw = area<BandSeries['points'][number]>()
    .x(({ at }) => scales.x(at / MINUTE_MS))
    .y0(({ from }) => scales.y(from))
    .y1(({ to }) => scales.y(to))
    .curve(curveStepAfter)
  return (
    <svg role="img" aria-label={supportMessages.label} viewBox={`0 0 ${width} ${size.height}`} className="block w-full">
      <BandTextures id={id} />
      <PlotAxes
        scales={scales}
        size={size}
        margins={MARGINS}
        xLabel={supportMessages.xLabel}
        yLabel={supportMessages.yLabel}
        formatX={String}
        formatY={String}
        yTicks={Array.from({ length: seats + 1 }, (_, seat) => seat).filter((seat) => seats <= 8 || seat % 2 === 0)}
      />
      {stacked(samples).map(({ band, points }) => (
        <path
          key={band}
          d={draw(points) ?? ''}
          fill={`url(#${id}-${band})`}
          strokeWidth="1"
          className="stroke-surface"
        />
      ))}
    </svg>
  )
}

const TEXTURES: Record<Band, { opacity: number; marks: string }> = {
  favour: { opacity: 0.88, marks: '' },
  undecided: { opacity: 0.2, marks: 'M2 2h0M6 6h0' },
  against: { opacity: 0.42, marks: 'M-1 9 9-1M-1 1 1-1M7 9 9 7' },
}

function BandTextures({ id }: { id: string }) {
  return (
    <defs>
      {Object.entries(TEXTURES).map(([band, { opacity, marks }]) => (
        <pattern key={band} id={`${id}-${band}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={`var(--color-${band})`} fillOpacity={opacity} />
          <path d={marks} fill="none" stroke={`var(--color-${band})`} strokeWidth="1.6" strokeLinecap="round" />
        </pattern>
      ))}
    </defs>
  )
}
