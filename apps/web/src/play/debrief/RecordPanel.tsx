import type { SessionDetail } from '@placard/contract'
import { useEffect, useState } from 'react'
import { useLineInAddress } from '../../client/reading/use-line-in-address.ts'
import { Chip } from '../../kit/ui/Chip.tsx'
import { localZone } from '../../kit/ui/zoned-dates.ts'
import { isTextChange } from '../room/is-text-change.ts'
import { SessionLines } from '../transcript/SessionLines.tsx'
import { recordMessages as words } from './messages.en.ts'
import { Section } from './Section.tsx'

const FILTERS = ['all', 'spoken', 'text'] as const
type Filter = (typeof FILTERS)[number]

function filtered(entries: SessionDetail['entries'], filter: Filter): SessionDetail['entries'] {
  if (filter === 'spoken') return entries.filter(({ kind }) => kind === 'speech')
  return filter === 'text' ? entries.filter(isTextChange) : entries
}

/** The record of everything said and done, in order of time, as the transcript of the session has it. */
export function RecordPanel({ detail }: { detail: SessionDetail }) {
  const [filter, setFilter] = useState<Filter>('all')
  const named = useLineInAddress()
  useEffect(() => {
    // the line that a link leads to may have been filtered out
    if (named !== undefined) setFilter('all')
  }, [named])
  const entries = filtered(detail.entries, filter)
  return (
    <Section title={words.title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{words.filter}</legend>
          {FILTERS.map((one) => (
            <Chip key={one} isPressed={one === filter} onClick={() => setFilter(one)}>
              {words.filters[one]}
            </Chip>
          ))}
        </fieldset>
        <p role="status" className="text-13 text-text-3 tabular">
          {words.entries(entries.length)}
        </p>
      </div>
      {entries.length === 0 ? (
        <p className="text-15 text-text-2">{words.none}</p>
      ) : (
        <SessionLines key={filter} detail={detail} entries={entries} isWhole={false} zone={localZone()} />
      )}
    </Section>
  )
}
