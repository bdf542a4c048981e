import { sessionWords } from '../../room/messages.en.ts'
import type { RoomSeat } from '../../room/room.ts'
import { seatIn } from '../../room/room.ts'
import { useView } from '../session-context.ts'
import { panelMessages } from './messages.en.ts'

const { dossier: words } = panelMessages

/** The word for a position on an issue's axis, −1…1, in five equal bands. */
export function positionWord(position: number): string {
  const band = Math.min(4, Math.max(0, Math.floor(((position + 1) / 2) * 5)))
  return words.positionWords[band] ?? ''
}

function Dot({ position, className, label }: { position: number; className: string; label: string }) {
  return (
    <span
      title={label}
      className={`absolute inset-bs-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full ${className}`}
      style={{ insetInlineStart: `${((position + 1) / 2) * 100}%` }}
    />
  )
}

/** A delegation's position on each issue by its voting record; an open ring marks the player's own. */
export function PositionAxes({ seat }: { seat: RoomSeat }) {
  const view = useView()
  const you = seatIn(view, view.you)
  return (
    <ul className="flex flex-col gap-3">
      {view.issues.map((item, issue) => {
        const position = seat.positions[issue] ?? 0
        return (
          <li key={item.id}>
            <p className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate">{item.title}</span>
              <span className="shrink-0 text-12 text-text-3">{positionWord(position)}</span>
            </p>
            <div aria-hidden="true" className="relative mx-1.5 h-4">
              <span className="absolute inset-x-0 inset-bs-1/2 h-px bg-control" />
              {item.options.map((option) => (
                <span
                  key={option.id}
                  title={option.label}
                  className="absolute inset-bs-1/2 h-2 w-px -translate-y-1/2 bg-control"
                  style={{ insetInlineStart: `${((option.position + 1) / 2) * 100}%` }}
                />
              ))}
              {you && !seat.isYou && (
                <Dot
                  position={you.positions[issue] ?? 0}
                  label={sessionWords.you}
                  className="border-2 border-accent bg-surface"
                />
              )}
              <Dot position={position} label={seat.countryName} className="bg-text" />
            </div>
          </li>
        )
      })}
      <li aria-hidden="true" className="flex justify-between text-12 text-text-3">
        <span>{words.axis.low}</span>
        <span>{words.axis.high}</span>
      </li>
    </ul>
  )
}
