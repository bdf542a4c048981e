import type { DailyWords } from '@placard/contract'
import { useEffect } from 'react'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { navigate } from '../../../client/navigation/view-store.ts'
import { browserValues } from '../../../client/storage/storage.ts'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { chatMessages } from '../messages.en.ts'
import { dayHintOf, dueWarning, untilReset } from './day-words.ts'
import { useDayWords } from './use-day-words.ts'

const { words } = chatMessages

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
  const { owner } = useChatScope()
  const data = useDayWords()
  useEffect(() => {
    if (data !== undefined) warn(data, owner)
  }, [data, owner])
  const hint = data && dayHintOf(data)
  if (data === undefined || hint === undefined) return null
  const { hours, minutes } = untilReset(data.resetsAt, Date.now())
  return (
    <span className="inline-flex items-center gap-1.5 text-warning">
      {hint.isNearlyOut && <span aria-hidden="true" className="size-2 rounded-full bg-danger" />}
      {words.left(hint.left, hint.limit)} · {words.resets(hours, minutes)}
    </span>
  )
}
