import type { SaidRecord } from '@placard/contract'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { ListFrame } from '../../../kit/ui/ListFrame.tsx'
import { More, type MoreProps } from '../More.tsx'
import { historyMessages } from '../messages.en.ts'
import { RecordRow } from './RecordRow.tsx'
import { historyRows } from './rows.ts'

/** Estimated height of a row that has not been measured yet, in px. */
const USUAL_HEIGHT = 64
/** Rows that are drawn before anything has been measured. */
const FIRST = 12

/** How far a key moves the focus among rows; undefined for other keys. */
function stepOf(key: string): number | undefined {
  if (key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : undefined
}

type HistoryListProps = { records: readonly SaidRecord[]; zone: string; now: number; hasMore: boolean } & MoreProps

/** The history by days. Only the rows near the viewport are in the page; the arrow keys move from one to the next. */
export function HistoryList({ records, zone, now, hasMore, ...more }: HistoryListProps) {
  const list = useRef<HTMLElement>(null)
  const virtualizer = useRef<WindowVirtualizerHandle>(null)
  const rows = useMemo(() => historyRows(records, { zone, now, hasMore }), [records, zone, now, hasMore])

  function handleKeyDown(event: KeyboardEvent) {
    const step = stepOf(event.key)
    if (step === undefined || !(event.target instanceof HTMLElement) || event.target.dataset.record === undefined)
      return
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-record]') ?? [])]
    const next = links[links.indexOf(event.target) + step]
    if (next === undefined) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  }

  return (
    <section
      ref={list}
      aria-label={historyMessages.list}
      onKeyDown={handleKeyDown}
      className="overflow-hidden rounded-panel border border-hairline bg-surface"
    >
      <WindowVirtualizer
        as={ListFrame}
        ref={virtualizer}
        data={rows}
        itemSize={USUAL_HEIGHT}
        bufferSize={400}
        ssrCount={FIRST}
      >
        {(row) => {
          switch (row.kind) {
            case 'day':
              return (
                <h2
                  key={row.key}
                  className="border-b border-hairline bg-sunken px-4 py-1.5 font-sans text-13 font-medium text-text-2"
                >
                  {row.day}
                </h2>
              )
            case 'record':
              return <RecordRow key={row.key} record={row.record} zone={zone} />
            case 'more':
              return <More key={row.key} {...more} />
          }
        }}
      </WindowVirtualizer>
    </section>
  )
}
