import type { SessionSummary } from '@placard/contract'
import { History } from 'lucide-react'
import { isLimitReached, PlanLink } from '../../client/usage/limit.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { branchMessages as words } from './branch-messages.en.ts'
import { useStartSession } from './use-start-session.ts'

type GoBackProps = {
  session: SessionSummary
  /** Log position of the branch. */
  seq: number
  /** The moment as clock time. */
  time: string
}

/** Opens a branch that goes back to a moment of the session, which itself is unchanged. */
export function GoBack({ session: { id, campaignId, pace }, seq, time }: GoBackProps) {
  const branch = useStartSession()
  return (
    <div className="flex flex-col items-start gap-2">
      {branch.isError && (
        <Alert
          tone="danger"
          title={words.goBackFailed}
          action={isLimitReached(branch.error) ? <PlanLink /> : undefined}
        >
          {branch.error.message}
        </Alert>
      )}
      <Button
        size="sm"
        isBusy={branch.isPending}
        icon={<History aria-hidden="true" className="size-4" />}
        aria-label={words.goBackTo(time)}
        onClick={() => branch.mutate({ campaignId, pace, from: { sessionId: id, seq } })}
      >
        {branch.isPending ? words.goingBack : words.goBack}
      </Button>
    </div>
  )
}
