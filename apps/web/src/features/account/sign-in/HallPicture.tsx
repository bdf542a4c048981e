import { type SeatPlace, seatsInArcs } from '../../../kit/ui/hemicycle.ts'
import { authMessages } from './messages.en.ts'

/** One seat for each member state. */
const SEATS = seatsInArcs(193, { rows: 8, innerRadius: 86, outerRadius: 206, margin: 3 })
/** The spotlight visits these seats when the page opens, and stays on the last one. */
const SPEAKERS = [SEATS[28], SEATS[161], SEATS[113]].filter((seat) => seat !== undefined)
const VISIT_MS = 1100

/** A deterministic scatter of stances that still forms blocs. */
function stanceAt({ angle, row }: SeatPlace, index: number): 'favour' | 'against' | 'undecided' {
  const drift = angle + 9 * Math.sin(index * 2.4) + row * 2
  if (drift < 62 || (drift > 104 && drift < 128)) return 'favour'
  return drift > 146 ? 'against' : 'undecided'
}

function Seat({ place, index }: { place: SeatPlace; index: number }) {
  const { x, y } = place
  const stance = stanceAt(place, index)
  if (stance === 'favour') return <circle cx={x} cy={y} r="3.4" className="fill-favour" />
  if (stance === 'against') return <rect x={x - 3} y={y - 3} width="6" height="6" className="fill-against" />
  return (
    <path d={`M${x} ${y - 3.9}l3.9 3.9-3.9 3.9-3.9-3.9z`} fill="none" strokeWidth="1.2" className="stroke-undecided" />
  )
}

function Floor({ place, order }: { place: SeatPlace; order: number }) {
  const isLast = order === SPEAKERS.length - 1
  return (
    <g
      className={isLast ? 'animate-floor-stay' : 'animate-floor-visit'}
      style={{ animationDelay: `${500 + order * VISIT_MS}ms`, animationDuration: `${VISIT_MS}ms` }}
    >
      <path d={`M-9 -20L${place.x - 13} ${place.y}h26L9 -20z`} fill="url(#hall-light)" />
      <circle cx={place.x} cy={place.y} r="26" fill="url(#hall-glow)" />
      <circle cx={place.x} cy={place.y} r="8" fill="none" strokeWidth="1.6" className="stroke-floor" />
      <circle cx={place.x} cy={place.y} r="11.5" fill="none" strokeWidth="1.1" className="stroke-floor" />
    </g>
  )
}

function RaisedPlacard({ place }: { place: SeatPlace }) {
  return (
    <g
      className="animate-floor-stay"
      style={{ animationDelay: `${500 + (SPEAKERS.length - 1) * VISIT_MS}ms`, animationDuration: '320ms' }}
    >
      <g transform={`translate(${place.x + 14} ${place.y - 34}) rotate(-6)`}>
        <rect x="0" y="1.6" width="84" height="23" rx="1.4" className="fill-marble-deep" opacity=".55" />
        <rect width="84" height="23" rx="1.4" className="fill-card" />
        <clipPath id="hall-flag">
          <circle cx="14" cy="11.5" r="6.5" />
        </clipPath>
        <g clipPath="url(#hall-flag)">
          <path d="M7 4h14v4.6H7z" fill="#26302b" />
          <path d="M7 9.2h14v4.6H7z" fill="#a2001d" />
          <path d="M7 14.4h14V20H7z" fill="#496e2d" />
          <path
            d="M14 6.5c1.9 2.4 1.9 7.6 0 10-1.9-2.4-1.9-7.6 0-10z"
            fill="#a2001d"
            stroke="#fdfdfa"
            strokeWidth=".8"
          />
        </g>
        <text x="27" y="15.1" fontSize="10" fontWeight="650" letterSpacing="1.7" className="fill-card-ink">
          {authMessages.hallPicture.country.toUpperCase()}
        </text>
      </g>
    </g>
  )
}

/** The assembly hall as decoration, without data of a session. */
export function HallPicture({ className }: { className?: string }) {
  const speaker = SPEAKERS.at(-1)
  return (
    <svg viewBox="-222 -226 444 240" preserveAspectRatio="xMidYMax meet" aria-hidden="true" className={className}>
      <defs>
        <radialGradient id="hall-glow">
          <stop offset="0" stopColor="var(--color-floor)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--color-floor)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="hall-light" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="var(--color-floor)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--color-floor)" stopOpacity=".2" />
        </linearGradient>
      </defs>
      {[78, 95.2, 112.3, 129.4, 146.6, 163.7, 180.9, 198, 215].map((radius) => (
        <path
          key={radius}
          d={`M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`}
          fill="none"
          className="stroke-marble-hairline"
          strokeWidth=".6"
        />
      ))}
      <g opacity=".82">
        {SEATS.map((place, index) => (
          <Seat key={`${place.row}-${place.angle}`} place={place} index={index} />
        ))}
      </g>
      {SPEAKERS.map((place, order) => (
        <Floor key={place.angle} place={place} order={order} />
      ))}
      <Rostrum />
      {speaker !== undefined && <RaisedPlacard place={speaker} />}
    </svg>
  )
}

function Rostrum() {
  return (
    <g strokeWidth=".7" className="fill-marble-raised stroke-marble-control">
      <path d="M-52 14a52 38 0 0 1 104 0z" opacity=".55" />
      <path d="M-36 14a36 28 0 0 1 72 0z" opacity=".75" />
      <path d="M-15 14l3-22h24l3 22z" />
      <path d="M-17 -8h34v-4h-34z" />
    </g>
  )
}
