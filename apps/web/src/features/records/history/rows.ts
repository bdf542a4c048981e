import type { SaidRecord } from '@placard/contract'
import { dayName } from '../../../kit/ui/zoned-dates.ts'
import { recordMessages as words } from '../messages.en.ts'

/** A row of the history: the heading of a day, a record, or the place where the next page is asked for. */
export type HistoryRow =
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  | { readonly kind: 'record'; readonly key: string; readonly record: SaidRecord }
  | { readonly kind: 'more'; readonly key: string }

/**
 * The rows for records in the order of the list: pinned ones first, the others under the day of their last change.
 *
 * @param zone IANA zone in which days begin.
 * @param now ms since 1970.
 */
export function historyRows(
  records: readonly SaidRecord[],
  { zone, now, hasMore }: { readonly zone: string; readonly now: number; readonly hasMore: boolean },
): readonly HistoryRow[] {
  // one that was pinned just now moves without another page
  const ordered = [...records.filter(({ isPinned }) => isPinned), ...records.filter(({ isPinned }) => !isPinned)]
  const rows: HistoryRow[] = []
  let shown: string | undefined
  for (const record of ordered) {
    const day = record.isPinned ? words.pinned : dayName(record.updatedAt, zone, now)
    if (day !== shown) rows.push({ kind: 'day', key: `day ${day}`, day })
    shown = day
    rows.push({ kind: 'record', key: record.id, record })
  }
  return hasMore ? [...rows, { kind: 'more', key: 'more' }] : rows
}
