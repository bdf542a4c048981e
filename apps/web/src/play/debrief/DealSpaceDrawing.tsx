import type { Debrief } from '@placard/contract'
import { line } from 'd3-shape'
import type { ReactNode } from 'react'
import { PlotAxes } from '../../kit/plots/PlotAxes.tsx'
import { placedLabels } from '../../kit/plots/place-labels.ts'
import { domainOf, plotScales } from '../../kit/plots/plot-scales.ts'
import { type NumberedStep, type PlanePoint, waypointsOf } from './deal-space.ts'
import { dealMessages, debriefMessages } from './messages.en.ts'

export type DealSpaceDrawingProps = {
  /** In CSS pixels. */
  width: number
  debrief: Debrief
  steps: readonly NumberedStep[]
  country: string
  statusQuo: PlanePoint
  /** The player's reservation value. */
  reservation: number
  /** The highlighted step, by its number. */
  current?: number | undefined
  onPoint?: ((number: number) => void) | undefined
}

type Pixel = { readonly x: number; readonly y: number }
type Mark = Pixel & { readonly word: string; readonly shape: ReactNode }

const MARGINS = { top: 26, end: 14, bottom: 46, start: 34 } as const

/** The deal space: every possible deal as a dot, the Pareto frontier as a line, and the draft's path. */
export function DealSpaceDrawing(props: DealSpaceDrawingProps) {
  const { width, debrief, steps, country, statusQuo, reservation } = props
  const { cloud, frontier, nash, final, expected } = debrief
  const size = { width, height: Math.max(340, Math.min(560, width * 0.78)) }
  const all = [...cloud, ...frontier, ...steps, nash, statusQuo, ...(expected ? [expected] : [])]
  const scales = plotScales(size, MARGINS, {
    x: domainOf([...all.map(({ own }) => own), reservation]),
    y: domainOf(all.map(({ others }) => others)),
  })
  const at = ({ own, others }: PlanePoint) => ({ x: scales.x(own), y: scales.y(others) })
  const foot = size.height - MARGINS.bottom
  const frame = { left: MARGINS.start, right: width - MARGINS.end, top: MARGINS.top, foot: foot - 18 }
  const here = steps.find(({ number }) => number === props.current)
  const marks = marksOf({ nash, final, expected, statusQuo, steps }, at)
  return (
    <svg
      role="img"
      aria-label={dealMessages.label(country)}
      viewBox={`0 0 ${width} ${size.height}`}
      className="block w-full"
    >
      <rect
        x={MARGINS.start}
        y={MARGINS.top}
        width={Math.max(0, scales.x(reservation) - MARGINS.start)}
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
      <Cloud points={cloud.map(at)} />
      <WalkAway x={scales.x(reservation)} foot={foot} />
      <path d={draw(frontier.map(at))} fill="none" strokeWidth="2" className="stroke-accent" />
      <Way steps={steps} onPoint={props.onPoint} at={at} />
      {marks.map(({ word, shape }) => (
        <g key={word}>{shape}</g>
      ))}
      {placedLabels(marks, frame, steps.map(at)).map(({ x, y, word, anchor }) => (
        <Word key={word} x={x} y={y} word={word} anchor={anchor} />
      ))}
      {here && <Here {...at(here)} number={here.number} />}
    </svg>
  )
}

const draw = (points: readonly Pixel[]) =>
  line<Pixel>()
    .x(({ x }) => x)
    .y(({ y }) => y)([...points]) ?? ''

type Places = Pick<Debrief, 'nash' | 'final' | 'expected'> & Pick<DealSpaceDrawingProps, 'statusQuo' | 'steps'>

/** The labelled places, the most important last, so that it is drawn above the others. */
function marksOf(places: Places, at: (point: PlanePoint) => Pixel): readonly Mark[] {
  const { nash, final, expected, statusQuo, steps } = places
  const [first] = steps
  const last = final ?? steps.at(-1)
  const mark = (point: PlanePoint | undefined, word: string, shape: (place: Pixel) => ReactNode): Mark[] => {
    if (!point) return []
    const place = at(point)
    return [{ ...place, word, shape: shape(place) }]
  }
  return [
    ...mark(statusQuo, dealMessages.statusQuo, ({ x, y }) => (
      <rect x={x - 5} y={y - 5} width="10" height="10" strokeWidth="1.75" className="fill-surface stroke-text-3" />
    )),
    ...mark(steps.length > 1 ? first : undefined, dealMessages.first, ({ x, y }) => (
      <circle cx={x} cy={y} r="5.5" strokeWidth="2" className="fill-surface stroke-text" />
    )),
    ...mark(expected, dealMessages.expectedShort, ({ x, y }) => (
      <path d={triangle({ x, y }, 8)} strokeWidth="2" className="fill-surface stroke-accent" />
    )),
    ...mark(last, final ? dealMessages.final : dealMessages.last, ({ x, y }) => (
      <circle cx={x} cy={y} r="8.5" strokeWidth="3" className={final ? 'fill-favour stroke-surface' : LAST} />
    )),
    ...mark(nash, dealMessages.nashShort, ({ x, y }) => (
      <path d={diamond({ x, y }, 8)} strokeWidth="2" className="fill-surface stroke-accent" fillOpacity="0.6" />
    )),
  ]
}

const LAST = 'fill-text stroke-surface'

/** A label with a paper-coloured halo, so that dots do not cross it. */
function Word({ x, y, word, anchor }: Pixel & { word: string; anchor: 'start' | 'middle' | 'end' }) {
  return (
    <text
      x={x}
      y={y}
      dy="0.34em"
      textAnchor={anchor}
      strokeWidth="4"
      strokeLinejoin="round"
      className="fill-text stroke-surface text-13 font-medium [paint-order:stroke]"
    >
      {word}
    </text>
  )
}

function diamond({ x, y }: Pixel, radius: number): string {
  return `M${x} ${y - radius}L${x + radius} ${y}L${x} ${y + radius}L${x - radius} ${y}Z`
}

function triangle({ x, y }: Pixel, radius: number): string {
  return `M${x} ${y - radius}L${x + radius} ${y + radius * 0.8}L${x - radius} ${y + radius * 0.8}Z`
}

/** All dots as one SVG path, since hundreds of elements would be slow. */
function Cloud({ points }: { points: readonly Pixel[] }) {
  return (
    <path
      d={points.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('')}
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeOpacity="0.5"
      className="stroke-control"
    />
  )
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

type WayProps = Pick<DealSpaceDrawingProps, 'steps' | 'onPoint'> & { at: (point: PlanePoint) => Pixel }

/** The draft's path with a dot for each of its places. */
function Way({ steps, onPoint, at }: WayProps) {
  return (
    <g>
      <path
        d={draw(steps.map(at))}
        fill="none"
        strokeWidth="1"
        strokeLinejoin="round"
        strokeOpacity="0.45"
        className="stroke-text"
      />
      {waypointsOf(steps).map(({ numbers: [number = 1], ...point }) => (
        <g key={number} onPointerEnter={onPoint && (() => onPoint(number))}>
          <circle cx={at(point).x} cy={at(point).y} r="11" fillOpacity="0" />
          <circle cx={at(point).x} cy={at(point).y} r="2.4" fillOpacity="0.75" className="fill-text" />
        </g>
      ))}
    </g>
  )
}

/** The number of the highlighted step. */
function Here({ x, y, number }: Pixel & { number: number }) {
  return (
    <g className="pointer-events-none">
      <circle cx={x} cy={y} r="10" strokeWidth="1.5" className="fill-surface stroke-text" />
      <text x={x} y={y} dy="0.34em" textAnchor="middle" className="fill-text text-12 tabular">
        {number}
      </text>
    </g>
  )
}
