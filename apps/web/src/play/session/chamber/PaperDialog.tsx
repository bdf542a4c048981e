import type { WorkingPaper } from '@placard/contract'
import type { PaperReading } from '@placard/language/papers'
import { useState } from 'react'
import { useStore } from 'zustand'
import { ApiError } from '../../../client/api/api-error.ts'
import { useCampaign } from '../../../client/gateways/use-campaign.ts'
import { chosenPaperStore, paperTakenUp } from '../../../client/papers/chosen-paper.ts'
import { usePaper, usePaperReadings } from '../../../client/papers/paper-reading.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { choicesOf, openingFrom } from '../../room/paper/clause-choices.ts'
import { PaperClauses } from '../../room/paper/PaperClauses.tsx'
import { PaperHeard } from '../../room/paper/PaperHeard.tsx'
import { paperWords } from '../../room/paper/paper-messages.en.ts'
import { type Change, draftOnTheFloor } from '../../room/room.ts'
import { lateMessages } from '../late-messages.en.ts'
import { isSameAgenda } from '../model/opening.ts'
import { changeWorth } from '../model/worth.ts'
import { useSession, useSessionState, useView } from '../session-context.ts'

const { opening: words } = lateMessages

/** The paper that the chat has sent to this session: how it is heard here, to be corrected and confirmed. */
export function PaperDialog() {
  const { sessionId } = useView()
  const chosen = useStore(chosenPaperStore, (state) => state.chosen)
  if (chosen?.goal.kind !== 'session' || chosen.goal.sessionId !== sessionId) return null
  return <SentPaper paperId={chosen.paperId} />
}

function SentPaper({ paperId }: { paperId: string }) {
  const view = useView()
  const paper = usePaper(paperId)
  const campaign = useCampaign(view.campaignId)
  const isReadable = campaign.data !== undefined && isSameAgenda(campaign.data, view)
  const readings = usePaperReadings(paper.data, isReadable ? [campaign.data] : undefined)
  const reading = readings.data?.[0]
  if (view.status === 'concluded') return <Said text={words.over} />
  if (paper.error instanceof ApiError && paper.error.status === 404) return <Said text={paperWords.missing} />
  const failed = [paper, campaign, readings].filter(({ data, isError }) => isError && data === undefined)
  if (failed.length > 0) {
    return <Said text={paperWords.failed} onRetry={() => failed.forEach((query) => void query.refetch())} />
  }
  if (campaign.data !== undefined && !isReadable) return <Said text={words.otherAgenda} />
  if (paper.data === undefined || reading === undefined) return <Said text={paperWords.reading} />
  return <Confirmation key={paper.data.version} paper={paper.data} reading={reading} />
}

/** The dialog with a sentence alone. */
function Said({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const actions = (
    <>
      <Button onClick={paperTakenUp}>{words.cancel}</Button>
      {onRetry !== undefined && (
        <Button variant="primary" onClick={onRetry}>
          {paperWords.again}
        </Button>
      )}
    </>
  )
  return (
    <Dialog isOpen onClose={paperTakenUp} title={words.dialog} actions={actions}>
      <p role="status">{text}</p>
    </Dialog>
  )
}

function Confirmation({ paper, reading }: { paper: WorkingPaper; reading: PaperReading }) {
  const session = useSession()
  const view = useView()
  const waiting = useSessionState((state) => state.opening)
  const [choices, setChoices] = useState(() => choicesOf(reading))
  const opening = openingFrom(paper, reading, choices, false)

  function warningOf(change: Change): string | undefined {
    const worth = changeWorth(view, change)
    if (worth === 'red-line') return paperWords.redLine
    const now = view.issues[change.issue]?.options[draftOnTheFloor(view)?.deal[change.issue] ?? 0]
    return worth === 'down' && now !== undefined ? paperWords.briefKeeps(now.label) : undefined
  }
  function handleConfirm() {
    paperTakenUp()
    session.keepOpening(opening)
    void session.lay()
  }
  const actions = (
    <>
      <Button onClick={paperTakenUp}>{words.cancel}</Button>
      <Button variant="primary" disabled={opening === undefined} onClick={handleConfirm}>
        {words.confirm(opening?.clauses.length ?? 0)}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={paperTakenUp} title={words.dialog} actions={actions} isWide>
      <div className="flex flex-col gap-4">
        <p className="text-15 [overflow-wrap:anywhere]">{paper.title}</p>
        <PaperHeard kind={paper.kind} reading={reading} choices={choices} />
        <p className="text-14 text-text-2">{words.atOnce}</p>
        {waiting !== undefined && <Alert tone="warning">{words.replaces(waiting.title)}</Alert>}
        <PaperClauses
          reading={reading}
          issues={view.issues}
          choices={choices}
          onChoose={setChoices}
          warningOf={warningOf}
        />
      </div>
    </Dialog>
  )
}
