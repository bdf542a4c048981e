import type { DebriefProgress } from '@placard/contract'
import { ApiError } from '../../client/api/api-error.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { ProgressBar } from '../../kit/ui/Meter.tsx'
import type { AskedDebrief } from '../room/use-debrief.ts'
import { pendingMessages as words } from './messages.en.ts'

/** Placeholder of the debrief: its progress, or that there is none. */
export function DebriefPending({ progress, error, retry }: Omit<AskedDebrief, 'debrief'>) {
  if (error !== null) return <Refused error={error} onRetry={retry} />
  if (progress === undefined) return null
  const { replayed, replays } = progress
  return (
    <section aria-label={words.title} className="paper flex min-w-0 flex-col gap-4 p-5 sm:p-8">
      <div role="status">
        <h2 className="text-24">{words.title}</h2>
        <p className="mt-1 max-w-column text-14 text-text-2">{words.intro}</p>
      </div>
      <ProgressBar label={words.label} ratio={replays === 0 ? 0 : replayed / replays} valueText={told(progress)} />
      <p aria-hidden="true" className="text-14 text-text-2 tabular">
        {told(progress)}
      </p>
    </section>
  )
}

function told({ ahead, replayed, replays }: DebriefProgress): string {
  if (ahead > 0) return words.waiting(ahead)
  return replays === 0 ? words.beginning : words.played(replayed, replays)
}

/** A permanent refusal offers no retry. */
function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isFinal = error instanceof ApiError && error.problem?.code === 'debrief-refused'
  const retry = isFinal ? undefined : (
    <Button size="sm" onClick={onRetry}>
      {words.retry}
    </Button>
  )
  return (
    <Alert
      tone={isFinal ? 'warning' : 'danger'}
      title={isFinal ? words.refused : words.failed}
      className="self-start"
      action={retry}
    >
      {isFinal ? words.refusedText : error.message}
    </Alert>
  )
}
