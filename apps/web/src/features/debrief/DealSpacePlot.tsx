import type { Debrief } from '@placard/contract'
import { curveStepBefore, line } from 'd3-shape'
import type { ReactNode } from 'react'
import { PlotAxes } from '../../shared/plots/PlotAxes.tsx'
import { domainOf, type PlotScales, plotScales } from '../../shared/plots/plot-scales.ts'
import { useElementWidth } from '../../shared/plots/useElementWidth.ts'
import { type NumberedStep, numbered, type PlanePoint } from './deal-space.ts'
import { dealMessages, debriefMessages } from './messages.en.ts'

type DealSpacePlotProps = {
  debrief: Debrief
  steps: readonly NumberedStep[]
  country: string
  statusQuo: PlanePoint
  /** The player's reservation value. */
  walkAway: number
}

const MARGINS = { top: 26, end: 14, bottom: 46, start: 34 } as const
/** Least distance of two numbered steps, in pixels. */
const ROOM = 22

/** Every possible text as a dot, the best trade-offs as a line, and the draft's way through them step by step. */
export function DealSpacePlot({ debrief, steps, country, statusQuo, walkAway }: DealSpacePlotProps) {
  const [frame, width] = useElementWidth<HTMLDivElement>(560)
  const size = { width, height: Math.max(340, Math.min(560, width * 0.78)) }
  const { cloud, frontier, nash, final } = debrief
  const all = [...cloud, ...frontier, ...steps, nash, statusQuo]
  const scales = plotScales(size, MARGINS, {
    x: domainOf([...all.map(({ own }) => own), walkAway]),
    y: domainOf(all.map(({ others }) => others)),
  })
  const at = ({ own, others }: PlanePoint) => ({ x: scales.x(own), y: scales.y(others) })
  const foot = size.height - MARGINS.bottom
  return (
    <div ref={frame} dir="ltr">
      <svg
        role="img"
        aria-label={dealMessages.label(country)}
        viewBox={`0 0 ${width} ${size.height}`}
        className="block w-full"
      >
        <rect
          x={MARGINS.start}
          y={MARGINS.top}
          width={Math.max(0, scales.x(walkAway) - MARGINS.start)}
          height={foot - MARGINS.top}
          className="fill-sunken"
        />
        <PlotAxes
          scales={scales}
          size={size}
          margins={MARGINS}
          xLabel={dealMessages.xLabel(country)}
          yLabel={dealMessages.yLabel}
          formatX={debriefMessages.points}
          formatY={debriefMessages.points}
        />
        {cloud.map(({ deal, ...point }) => {
          const { x, y } = at(point)
          return <circle key={deal.join()} cx={x} cy={y} r="1.7" className="fill-control" fillOpacity="0.55" />
        })}
        <WalkAway x={scales.x(walkAway)} foot={foot} />
        <Frontier points={frontier} scales={scales} />
        <Way steps={steps} at={at} />
        <Named point={at(statusQuo)} word={dealMessages.statusQuo}>
          <rect
            x={at(statusQuo).x - 5}
            y={at(statusQuo).y - 5}
            width="10"
            height="10"
            strokeWidth="1.75"
            className="fill-surface stroke-text-3"
          />
        </Named>
        <Named point={at(nash)} word={dealMessages.nashShort} isBefore>
          <path d={diamond(at(nash), 8)} strokeWidth="2" className="fill-surface stroke-accent" />
        </Named>
        {final && (
          <Named point={at(final)} word={dealMessages.final}>
            <circle cx={at(final).x} cy={at(final).y} r="9" strokeWidth="3" className="fill-favour stroke-surface" />
          </Named>
        )}
      </svg>
    </div>
  )
}

type NamedProps = { point: { x: number; y: number }; word: string; isBefore?: boolean; children: ReactNode }

/** A mark with its word beside it, on a halo of paper so that dots do not cross it. */
function Named({ point: { x, y }, word, isBefore = false, children }: NamedProps) {
  return (
    <g>
      {children}
      <text
        x={isBefore ? x - 14 : x + 14}
        y={y}
        dy="0.34em"
        textAnchor={isBefore ? 'end' : 'start'}
        strokeWidth="4"
        strokeLinejoin="round"
        className="fill-text stroke-surface text-13 font-medium [paint-order:stroke]"
      >
        {word}
      </text>
    </g>
  )
}

function diamond({ x, y }: { x: number; y: number }, radius: number): string {
  return `M${x} ${y - radius}L${x + radius} ${y}L${x} ${y + radius}L${x - radius} ${y}Z`
}

function WalkAway({ x, foot }: { x: number; foot: number }) {
  return (
    <g>
      <line
        x1={x}
        x2={x}
        y1={MARGINS.top}
        y2={foot}
        strokeWidth="1.5"
        strokeDasharray="5 4"
        className="stroke-against"
      />
      <text x={x + 6} y={foot - 8} className="fill-against text-12">
        {dealMessages.walkAway}
      </text>
    </g>
  )
}

function Frontier({ points, scales }: { points: readonly PlanePoint[]; scales: PlotScales }) {
  const draw = line<PlanePoint>()
    .x(({ own }) => scales.x(own))
    .y(({ others }) => scales.y(others))
    .curve(curveStepBefore)
  return (
    <g className="fill-accent stroke-accent">
      <path d={draw(points) ?? ''} fill="none" strokeWidth="1.5" />
      {points.map(({ own, others }) => (
        <circle key={`${own} ${others}`} cx={scales.x(own)} cy={scales.y(others)} r="2.5" stroke="none" />
      ))}
    </g>
  )
}

type WayProps = { steps: readonly NumberedStep[]; at: (point: PlanePoint) => { x: number; y: number } }

function Way({ steps, at }: WayProps) {
  const marks = steps.map((step) => ({ ...at(step), number: step.number }))
  const shown = numbered(marks, ROOM)
  return (
    <g>
      <polyline
        points={marks.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeWidth="1.25"
        strokeLinejoin="round"
        className="stroke-text"
      />
      {marks.map(({ x, y, number }) => (
        <circle key={number} cx={x} cy={y} r="2.6" className="fill-text" />
      ))}
      {shown.map(({ x, y, number }) => (
        <g key={number}>
          <circle cx={x} cy={y} r="9" strokeWidth="1.25" className="fill-surface stroke-text" />
          <text x={x} y={y} dy="0.34em" textAnchor="middle" className="fill-text text-12 tabular">
            {number}
          </text>
        </g>
      ))}
    </g>
  )
}
