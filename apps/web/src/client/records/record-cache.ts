import type { Conversation, RecordPage } from '@placard/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/** Prefix of the query keys of everything that was said. */
export const RECORDS_KEY = ['records'] as const
/** Prefix of the lists among them. */
export const RECORD_LISTS_KEY = [...RECORDS_KEY, 'list'] as const
export const RECORD_COUNTS_KEY = [...RECORDS_KEY, 'counts'] as const

/** The pages of a list so far, and the cursor of each. */
export type RecordPages = InfiniteData<RecordPage, string>

/** Changes the records of every list that has been read. */
export function inEachPage(
  queries: QueryClient,
  change: (records: RecordPage['records']) => RecordPage['records'],
): void {
  queries.setQueriesData<RecordPages>(
    { queryKey: RECORD_LISTS_KEY },
    (pages) => pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, records: change(page.records) })) },
  )
}

/** A conversation was renamed, pinned or archived: the lists show it so. */
export function noteChanged(queries: QueryClient, { id, title, isPinned, isArchived }: Conversation): void {
  inEachPage(queries, (records) =>
    records.map((record) =>
      record.id === id && record.kind !== 'campaign' ? { ...record, title, isPinned, isArchived } : record,
    ),
  )
}

/** A conversation or session was deleted: the lists are without it, and the counts are asked for anew. */
export function noteRemoved(queries: QueryClient, recordId: string): void {
  inEachPage(queries, (records) => records.filter(({ id }) => id !== recordId))
  void queries.invalidateQueries({ queryKey: RECORD_COUNTS_KEY })
}
