import type { DailyWords } from '@placard/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { navigate } from '../../../client/navigation/view-store.ts'
import { browserValues } from '../../../client/storage/storage.ts'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { useIsPending } from '../chat-context.ts'
import { chatMessages } from '../messages.en.ts'
import { dayHintOf, dueWarning, untilReset } from './day-words.ts'

const { words } = chatMessages
const QUERY = ['chat', 'day-words'] as const
/** Polling interval of the daily word allowance, in ms; it is also refreshed after each message. */
const EVERY_MS = 30_000

function warn(daily: DailyWords, owner: string): void {
  switch (dueWarning(daily, browserValues, owner)) {
    case 'early':
      showToast(words.warnings.early, { tone: 'warning', durationMs: 5000 })
      break
    case 'final':
      showToast(words.warnings.final, { tone: 'warning', durationMs: 8000 })
      break
    case 'exceeded':
      showToast(words.warnings.exceeded(daily.limit ?? 0), {
        tone: 'danger',
        durationMs: 10_000,
        action: { label: words.learnMore, onPress: () => navigate({ kind: 'subscription' }) },
      })
      break
    case undefined:
  }
}

/** Words left of the daily allowance, shown once they run low. */
export function WordsHint() {
  const { dayWords, owner } = useChatScope()
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
  useEffect(() => {
    if (data) warn(data, owner)
  }, [data, owner])
  const hint = data ? dayHintOf(data) : undefined
  if (!data || hint === undefined) return null
  const { hours, minutes } = untilReset(data.resetsAt, Date.now())
  return (
    <span className="inline-flex items-center gap-1.5 text-warning">
      {hint.isNearlyOut && <span aria-hidden="true" className="size-2 rounded-full bg-danger" />}
      {words.left(hint.left, hint.limit)} · {words.resets(hours, minutes)}
    </span>
  )
}
