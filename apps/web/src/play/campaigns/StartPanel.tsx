import type { PublicCampaign } from '@placard/contract'
import { isLimitReached, PlanLink } from '../../client/usage/limit.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { useStartSession } from '../room/use-start-session.ts'
import { seatMessages } from './details-messages.en.ts'
import { openingMessages } from './opening-messages.en.ts'
import { type SeatChoice, startInput } from './seat-choice.ts'
import type { OpeningPaper } from './use-opening-paper.ts'

type StartPanelProps = { campaign: PublicCampaign; choice: SeatChoice; opening: OpeningPaper }

/** The button that starts the session. On a phone it stays at the bottom of the window while the dossier is read. */
export function StartPanel({ campaign, choice, opening }: StartPanelProps) {
  const { start } = seatMessages
  const session = useStartSession(opening.keepFor)
  const input = startInput(campaign.id, choice)
  async function begin() {
    if (input === undefined) return
    if (opening.paperId !== undefined && !(await opening.isAsShown())) return
    session.mutate(input)
  }
  return (
    <div className="flex flex-col gap-3 max-lg:sticky max-lg:inset-be-0 max-lg:z-10 max-lg:order-3 max-lg:-mx-4 max-lg:border-t max-lg:border-hairline max-lg:bg-surface max-lg:p-3 sm:max-lg:-mx-6 sm:max-lg:px-6">
      {session.isError && (
        <Alert
          tone="danger"
          title={start.failed}
          action={
            isLimitReached(session.error) ? (
              <PlanLink />
            ) : (
              <Button size="sm" onClick={() => void begin()}>
                {start.retry}
              </Button>
            )
          }
        >
          {session.error.message} {start.kept}
        </Alert>
      )}
      {opening.opening !== undefined && (
        <p className="text-13 text-text-2">
          {openingMessages.opensWith(opening.opening.clauses.length, opening.opening.title)}
        </p>
      )}
      <Button
        variant="primary"
        className="w-full"
        isBusy={session.isPending}
        disabled={input === undefined}
        onClick={() => void begin()}
      >
        {session.isPending ? start.starting : start.start}
        {!session.isPending && choice.country !== undefined && (
          <span className="truncate font-normal">{start.as(choice.country.name)}</span>
        )}
      </Button>
    </div>
  )
}
