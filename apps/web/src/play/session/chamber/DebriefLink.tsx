import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { navigate } from '../../../client/navigation/view-store.ts'
import { buttonClasses } from '../../../kit/ui/Button.tsx'
import { lateMessages } from '../late-messages.en.ts'
import { useSpokenQuestion } from '../voice/spoken-questions.ts'

/** The link to the debrief of a session that is over. */
export function DebriefLink({ sessionId }: { sessionId: string }) {
  useSpokenQuestion('debrief', { debrief: () => navigate({ kind: 'debrief', sessionId }) })
  return (
    <ViewLink view={{ kind: 'debrief', sessionId }} className={buttonClasses('primary')}>
      {lateMessages.conclusion.debrief}
    </ViewLink>
  )
}
