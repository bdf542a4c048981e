import type { ReactNode } from 'react'
import { plotScales } from '../../kit/plots/plot-scales.ts'
import { useElementWidth } from '../../kit/plots/use-element-width.ts'
import type { SeatGain } from './gains.ts'
import { debriefMessages, gainMessages } from './messages.en.ts'

const HEIGHT = 28
const MARGINS = { top: 0, end: 9, bottom: 0, start: 9 } as const

/** The drawing at the available width. */
export function GainLine({ gain }: { gain: SeatGain }) {
  const [frame, width] = useElementWidth<HTMLSpanElement>(360)
  return (
    <span ref={frame} dir="ltr" className="block min-w-0">
      <GainDrawing gain={gain} width={width} />
    </span>
  )
}

/** A dumbbell chart: from a seat's reservation value to its best possible utility, and where it ended. */
export function GainDrawing({ gain, width }: { gain: SeatGain; width: number }) {
  const { points } = debriefMessages
  const { x } = plotScales({ width, height: HEIGHT }, MARGINS, { x: [0, 1], y: [0, 1] })
  const { country, statusQuo, reservation, utility, best } = gain
  const middle = HEIGHT / 2
  const isBelow = utility < reservation
  return (
    <svg
      role="img"
      aria-label={gainMessages.line(country, points(utility), points(reservation), points(best))}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className="block w-full"
    >
      <line x1={x(0)} x2={x(1)} y1={middle} y2={middle} className="stroke-hairline" />
      <line
        x1={x(reservation)}
        x2={x(best)}
        y1={middle}
        y2={middle}
        strokeWidth="5"
        className="stroke-control"
        opacity="0.45"
      />
      <line
        x1={x(Math.min(reservation, utility))}
        x2={x(Math.max(reservation, utility))}
        y1={middle}
        y2={middle}
        strokeWidth="5"
        className={isBelow ? 'stroke-against' : 'stroke-favour'}
      />
      <path d={`M${x(statusQuo)} ${middle - 5}v10`} strokeWidth="1.5" className="stroke-text-3" />
      <path d={`M${x(reservation)} ${middle - 9}v18`} strokeWidth="2" className="stroke-text" />
      <circle cx={x(best)} cy={middle} r="4.5" strokeWidth="1.75" className="fill-surface stroke-text-2" />
      <Reached x={x(utility)} y={middle} isBelow={isBelow} />
    </svg>
  )
}

function Reached({ x, y, isBelow }: { x: number; y: number; isBelow: boolean }) {
  if (isBelow)
    return <rect x={x - 6} y={y - 6} width="12" height="12" strokeWidth="2" className="fill-against stroke-surface" />
  return <circle cx={x} cy={y} r="7" strokeWidth="2" className="fill-favour stroke-surface" />
}

/** Legend of the marks on the lines. */
export function GainLegend() {
  const { legend } = gainMessages
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1.5 text-13 text-text-2">
      <Key word={legend.statusQuo}>
        <path d="M8 3v10" strokeWidth="1.5" className="stroke-text-3" />
      </Key>
      <Key word={legend.walkAway}>
        <path d="M8 0v16" strokeWidth="2" className="stroke-text" />
      </Key>
      <Key word={legend.above}>
        <circle cx="8" cy="8" r="6" className="fill-favour" />
      </Key>
      <Key word={legend.below}>
        <rect x="2.5" y="2.5" width="11" height="11" className="fill-against" />
      </Key>
      <Key word={legend.best}>
        <circle cx="8" cy="8" r="4.5" fill="none" strokeWidth="1.75" className="stroke-text-2" />
      </Key>
    </ul>
  )
}

function Key({ word, children }: { word: string; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
        {children}
      </svg>
      {word}
    </li>
  )
}
