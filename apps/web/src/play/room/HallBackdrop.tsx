import { pointAt, radiusOf, sectorPath } from './hall-geometry.ts'
import type { HallPlan } from './hall-layout.ts'

const ARCS = [19.8, 24.5, 29.2, 33.5, 37.8, 42] as const

/** The spotlight on the speaker: the only meaning of gold. */
function Beam({ x, y }: { x: number; y: number }) {
  return (
    <g className="animate-floor-stay">
      <path d={`M-1.6 -2L${x - 4} ${y}h8L1.6 -2Z`} fill="url(#floor-beam)" />
      <circle cx={x} cy={y} r="9" fill="url(#floor-glow)" />
    </g>
  )
}

/** Arcs and bloc wedges of the hall: decoration, as the seats carry the same information. */
export function HallBackdrop({ plan, speaker }: { plan: HallPlan; speaker: string | undefined }) {
  const seat = plan.seats.find(({ id }) => id === speaker)
  const at = seat && pointAt(seat.angle, radiusOf(seat))
  return (
    <svg
      viewBox="-50 -50 100 50"
      aria-hidden="true"
      className="pointer-events-none absolute inset-s-1/2 inset-be-(--rostrum) -ms-[calc(50*var(--u))] h-[calc(50*var(--u))] w-[calc(100*var(--u))] overflow-visible"
    >
      <defs>
        <radialGradient id="floor-glow">
          <stop offset="0" stopColor="var(--color-floor)" stopOpacity=".42" />
          <stop offset="1" stopColor="var(--color-floor)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="floor-beam" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="var(--color-floor)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--color-floor)" stopOpacity=".2" />
        </linearGradient>
      </defs>
      <g className="[transform:scaleY(var(--k))]">
        {plan.wedges.map((wedge) => (
          <path
            key={wedge.from}
            d={sectorPath(wedge.from - 1, wedge.to + 1, 15.5, 46.5)}
            strokeWidth=".1"
            className="fill-marble-raised/75 stroke-marble-hairline"
          />
        ))}
        {ARCS.map((radius) => (
          <path
            key={radius}
            d={`M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`}
            fill="none"
            strokeWidth=".12"
            className="stroke-marble-hairline"
          />
        ))}
        {at && <Beam key={speaker} {...at} />}
      </g>
    </svg>
  )
}
