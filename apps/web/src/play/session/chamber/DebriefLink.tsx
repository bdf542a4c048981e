import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { buttonClasses } from '../../../kit/ui/Button.tsx'
import { lateMessages } from '../late-messages.en.ts'

/** The link to the debrief of a session that is over. */
export function DebriefLink({ sessionId }: { sessionId: string }) {
  return (
    <ViewLink view={{ kind: 'debrief', sessionId }} className={buttonClasses('primary')}>
      {lateMessages.conclusion.debrief}
    </ViewLink>
  )
}
