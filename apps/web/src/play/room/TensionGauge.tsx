import type { SeatView } from '@placard/contract'
import { signed } from '../../kit/ui/clock-text.ts'
import { pictureWords, sessionWords } from './messages.en.ts'
import { countryIn, type Room } from './room.ts'

type Tension = SeatView['tension']

const BARS = 12
const INK: Record<Tension['level'], string> = {
  calm: 'bg-success',
  watchful: 'bg-success',
  strained: 'bg-warning',
  high: 'bg-danger',
  breaking: 'bg-danger',
}

/** The number of lit bars, of twelve, at a value of 0…100. */
export function litBars(value: number): number {
  return Math.round((Math.min(100, Math.max(0, value)) / 100) * BARS)
}

/** One cause of tension as text: "+6 a threat (Norway)". */
export function causeText(cause: Tension['causes'][number], room: Pick<Room, 'seats'>): string {
  const known = Object.entries(sessionWords.causes).find(([code]) => code === cause.code)?.[1] ?? cause.code
  const words = cause.seat === undefined ? known : sessionWords.causeBy(known, countryIn(room, cause.seat))
  return `${signed(cause.delta)} ${words}`
}

/** Twelve rising bars, and the level in a word. */
export function TensionGauge({ tension, className = '' }: { tension: Tension; className?: string }) {
  const lit = litBars(tension.value)
  const level = sessionWords.tension[tension.level]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter can neither be cut into bars nor take our colours
    <div
      role="meter"
      aria-label={pictureWords.tension}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(tension.value)}
      aria-valuetext={pictureWords.tensionValue(level, Math.round(tension.value))}
      className={`flex items-end gap-px sm:gap-0.5 ${className}`}
    >
      {Array.from({ length: BARS }, (_, bar) => (
        <span
          key={bar}
          className={`w-0.75 rounded-full sm:w-1 transition-colors duration-(--duration-panel) ${bar < lit ? INK[tension.level] : 'bg-hairline'}`}
          style={{ height: `${0.5 + (bar / BARS) * 0.875}rem` }}
        />
      ))}
    </div>
  )
}

/** The last causes, newest first. */
export function TensionCauses({ tension, room }: { tension: Tension; room: Pick<Room, 'seats'> }) {
  if (tension.causes.length === 0) return <p className="text-13 text-text-3">{pictureWords.noCauses}</p>
  return (
    <ul className="flex flex-col gap-1 text-13 tabular text-text-2">
      {tension.causes
        .slice(-5)
        .reverse()
        .map((cause, index) => (
          <li key={`${cause.at}-${cause.code}-${index}`}>{causeText(cause, room)}</li>
        ))}
    </ul>
  )
}
