import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { classes } from '../../../kit/ui/classes.ts'
import { signed } from '../../../kit/ui/clock-text.ts'
import { Flag } from '../../../kit/ui/Flag.tsx'
import { cellAfterKey, type Regard } from '../model/relations.ts'
import { useView } from '../session-context.ts'
import { relationMessages as words } from './messages.en.ts'
import { regardGround, regardText } from './regard-text.ts'
import { TrendMark } from './TrendMark.tsx'

type Place = { readonly row: number; readonly column: number }

type CellProps = { place: Place; regard: Regard | undefined; itself: string; isTabStop: boolean; onLook: () => void }

function Cell({ place, regard, itself, isTabStop, onLook }: CellProps) {
  const label = regard === undefined ? words.self(itself) : regardText(regard)
  return (
    <td
      data-cell={`${place.row}-${place.column}`}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      onFocus={onLook}
      onPointerEnter={onLook}
      className={classes(
        'h-9 min-w-10 rounded-control border border-hairline px-0.5 text-center text-12 tabular text-text',
        regard === undefined && 'bg-sunken',
      )}
      style={regard === undefined ? undefined : { backgroundColor: regardGround(regard.value) }}
    >
      {regard !== undefined && (
        <span className="inline-flex items-center gap-0.5">
          {signed(regard.value)}
          <TrendMark trend={regard.trend} />
        </span>
      )}
    </td>
  )
}

/** The heat map: every delegation's regard for every other, one cell each, described in a sentence below. */
export function RelationsGrid({ regards }: { regards: readonly (readonly (Regard | undefined)[])[] }) {
  const { seats } = useView()
  const helpId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [place, setPlace] = useState<Place>({ row: 0, column: Math.min(1, seats.length - 1) })
  const looked = regards[place.row]?.[place.column]

  function handleKeyDown(event: KeyboardEvent) {
    const next = cellAfterKey(event.key, place, seats.length)
    if (next === undefined) return
    event.preventDefault()
    setPlace(next)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)?.focus()
  }

  return (
    <div className="flex flex-col gap-3">
      <p id={helpId} className="text-13 text-text-3">
        {words.help}
      </p>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table walked by arrow keys is a grid
        role="grid"
        aria-label={words.title}
        aria-describedby={helpId}
        onKeyDown={handleKeyDown}
        className="border-separate border-spacing-0.5"
      >
        <thead>
          <tr>
            <td>
              <span className="sr-only">{words.corner}</span>
            </td>
            {seats.map((seat) => (
              <th key={seat.id} scope="col" className="pb-1 text-12 font-medium text-text-2">
                <Flag code={seat.flag} className="mx-auto mb-0.5 size-4.5" />
                <abbr title={seat.countryName} className="no-underline">
                  {seat.country}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat, row) => (
            <tr key={seat.id}>
              <th scope="row" className="max-w-34 truncate pe-1.5 text-start text-13 font-medium">
                {seat.isYou ? words.you(seat.countryName) : seat.countryName}
              </th>
              {seats.map((other, column) => (
                <Cell
                  key={other.id}
                  place={{ row, column }}
                  regard={regards[row]?.[column]}
                  itself={seat.countryName}
                  isTabStop={row === place.row && column === place.column}
                  onLook={() => setPlace({ row, column })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="min-h-6 font-serif text-17">
        {looked === undefined ? words.self(seats[place.row]?.countryName ?? '') : regardText(looked)}
      </p>
    </div>
  )
}
