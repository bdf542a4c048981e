import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { recordMessages, transcriptMessages as words } from '../messages.en.ts'
import { useRecordCounts } from '../use-records.ts'

/** How many transcripts and messages there are. */
export function StatCards() {
  const { data, isError } = useRecordCounts()
  if (isError && data === undefined) return null
  return (
    <dl aria-label={words.cardsLabel} className="grid grid-cols-3 gap-3">
      {(['chats', 'voices', 'messages'] as const).map((figure) => (
        <div key={figure} className="rounded-panel border border-hairline bg-surface p-3">
          <dt className="text-13 text-text-2">{words.cards[figure]}</dt>
          <dd className="text-24 tabular">
            {data === undefined ? <Skeleton className="h-8" /> : recordMessages.count(data[figure])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
