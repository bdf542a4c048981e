import type { RecordCounts, RecordHit } from '@placard/contract'
import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { searchesAgain } from '../../client/api/searches-again.ts'
import { useChatScope } from '../../client/gateways/chat-scope.ts'
import type { RecordGateway, RecordQuery } from '../../client/gateways/record-gateway.ts'
import { RECORD_COUNTS_KEY, RECORD_LISTS_KEY, RECORDS_KEY } from '../../client/records/record-cache.ts'

/** Shown from memory at once, and read anew whenever a view of records is opened. */
const FRESH = { staleTime: 0 } as const

export function useRecordGateway(): RecordGateway {
  const { records } = useChatScope()
  if (records === undefined) throw new Error('useRecordGateway must be used where records are listed')
  return records
}

/** The records of a query, page after page; the last ones stay on the page while other words are looked for. */
export function useRecords(query: RecordQuery) {
  const gateway = useRecordGateway()
  const asked = useInfiniteQuery({
    ...FRESH,
    queryKey: [...RECORD_LISTS_KEY, query],
    queryFn: ({ pageParam, signal }) =>
      gateway.listRecords(pageParam === '' ? query : { ...query, after: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
    retry: searchesAgain,
  })
  const records = useMemo(() => asked.data?.pages.flatMap((page) => page.records), [asked.data])
  return { ...asked, records }
}

export function useRecordCounts(): UseQueryResult<RecordCounts> {
  const gateway = useRecordGateway()
  return useQuery({ ...FRESH, queryKey: RECORD_COUNTS_KEY, queryFn: ({ signal }) => gateway.countRecords(signal) })
}

/** Where words were said; nothing is asked without any. */
export function useRecordHits(words: string): UseQueryResult<readonly RecordHit[]> {
  const gateway = useRecordGateway()
  return useQuery({
    ...FRESH,
    queryKey: [...RECORDS_KEY, 'search', words],
    queryFn: ({ signal }) => gateway.searchRecords(words, signal),
    enabled: words !== '',
    placeholderData: (before) => before,
    retry: searchesAgain,
  })
}
