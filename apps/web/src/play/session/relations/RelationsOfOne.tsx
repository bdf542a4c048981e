import { useState } from 'react'
import { Flag } from '../../../kit/ui/Flag.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import type { Regard } from '../model/relations.ts'
import { useView } from '../session-context.ts'
import { relationMessages as words } from './messages.en.ts'
import { regardGround, regardText } from './regard-text.ts'
import { TrendMark } from './TrendMark.tsx'

function Lines({ title, regards, of }: { title: string; regards: readonly Regard[]; of: 'from' | 'to' }) {
  return (
    <section>
      <h3 className="mb-1.5 text-13 font-semibold text-text-2">{title}</h3>
      <ul className="flex flex-col gap-1">
        {regards.map((regard) => (
          <li
            key={regard[of].id}
            className="flex min-h-11 items-center gap-2 rounded-control border border-hairline px-3 py-1.5 text-14 text-text"
            style={{ backgroundColor: regardGround(regard.value) }}
          >
            <Flag code={regard[of].flag} className="size-5" />
            <span className="min-w-0 flex-1">{regardText(regard)}</span>
            <TrendMark trend={regard.trend} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** On a phone: one delegation's row and column of the map, as sentences. */
export function RelationsOfOne({ regards }: { regards: readonly (readonly (Regard | undefined)[])[] }) {
  const { seats, you } = useView()
  const [chosen, setChosen] = useState<string>(you)
  const index = seats.findIndex(({ id }) => id === chosen)
  const country = seats[index]?.countryName ?? ''
  const isThere = (regard: Regard | undefined): regard is Regard => regard !== undefined
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={words.one}
        options={seats.map((seat) => ({
          value: seat.id,
          label: seat.isYou ? words.you(seat.countryName) : seat.countryName,
        }))}
        value={chosen}
        onSelect={setChosen}
      />
      <Lines title={words.regarded(country)} regards={regards.map((row) => row[index]).filter(isThere)} of="from" />
      <Lines title={words.regards(country)} regards={(regards[index] ?? []).filter(isThere)} of="to" />
    </div>
  )
}
