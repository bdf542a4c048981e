import type { DailyWords } from '@placard/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { useIsPending } from '../chat-context.ts'

const QUERY = ['chat', 'day-words'] as const
/** Polling interval of the daily word allowance, in ms; it is also refreshed after each message. */
const EVERY_MS = 30_000

/** The words used today; undefined while they are unknown, and where they are not counted. */
export function useDayWords(): DailyWords | undefined {
  const { dayWords } = useChatScope()
  const queries = useQueryClient()
  const isPending = useIsPending()
  const { data } = useQuery({
    queryKey: QUERY,
    queryFn: ({ signal }) => (dayWords === undefined ? null : dayWords(signal)),
    enabled: dayWords !== undefined,
    refetchInterval: EVERY_MS,
  })
  useEffect(() => {
    if (!isPending) void queries.invalidateQueries({ queryKey: QUERY })
  }, [isPending, queries])
  return data ?? undefined
}
