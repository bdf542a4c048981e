import type { PublicCampaign } from '@placard/contract'
import { useState } from 'react'
import { isLimitReached, PlanLink } from '../../client/usage/limit.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { paperWords } from '../room/paper/paper-messages.en.ts'
import { useStartSession } from '../room/use-start-session.ts'
import { seatMessages } from './details-messages.en.ts'
import { openingMessages } from './opening-messages.en.ts'
import { type SeatChoice, startInput } from './seat-choice.ts'
import type { OpeningPaper } from './use-opening-paper.ts'

type StartPanelProps = { campaign: PublicCampaign; choice: SeatChoice; opening: OpeningPaper }

/** Why the paper stops the start: it cannot be read, or it reads differently now. */
function PaperTrouble({ opening }: { opening: OpeningPaper }) {
  const { trouble } = opening
  if (trouble === undefined) {
    return opening.isChanged && <Alert tone="warning">{openingMessages.changed}</Alert>
  }
  return (
    <Alert tone="warning">
      <div className="flex flex-col gap-2">
        <p>{paperWords[trouble]}</p>
        <div className="flex flex-wrap gap-2">
          {trouble === 'failed' && (
            <Button size="sm" onClick={opening.retry}>
              {paperWords.again}
            </Button>
          )}
          <Button size="sm" onClick={() => opening.choose(undefined)}>
            {openingMessages.leaveOut}
          </Button>
        </div>
      </div>
    </Alert>
  )
}

/** The words on the button that starts. */
function StartLabel({ choice, opening, isStarting }: Omit<StartPanelProps, 'campaign'> & { isStarting: boolean }) {
  const { start } = seatMessages
  if (isStarting) return start.starting
  if (opening.isReading) return paperWords.reading
  return (
    <>
      {start.start}
      {choice.country !== undefined && <span className="truncate font-normal">{start.as(choice.country.name)}</span>}
    </>
  )
}

/** The button that starts the session. On a phone it stays at the bottom of the window while the dossier is read. */
export function StartPanel({ campaign, choice, opening }: StartPanelProps) {
  const { start } = seatMessages
  const session = useStartSession(opening.keepFor)
  const [isStarting, setIsStarting] = useState(false)
  const input = startInput(campaign.id, choice)
  async function begin() {
    if (input === undefined || isStarting || opening.isReading) return
    // from the first click on: a second one while the paper is looked at would start a second session
    setIsStarting(true)
    // what failed is in session.error
    if (await opening.isAsShown()) await session.mutateAsync(input).catch(() => undefined)
    setIsStarting(false)
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
      <PaperTrouble opening={opening} />
      {opening.opening !== undefined && (
        <p className="text-13 text-text-2">
          {openingMessages.opensWith(opening.opening.clauses.length, opening.opening.title)}
        </p>
      )}
      <Button
        variant="primary"
        className="w-full"
        isBusy={isStarting || opening.isReading}
        disabled={input === undefined}
        onClick={() => void begin()}
      >
        <StartLabel choice={choice} opening={opening} isStarting={isStarting} />
      </Button>
    </div>
  )
}
