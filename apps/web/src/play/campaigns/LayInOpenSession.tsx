import { navigate } from '../../client/navigation/view-store.ts'
import { choosePaper } from '../../client/papers/chosen-paper.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { useSessions } from './catalogue.ts'
import { openingMessages as words } from './opening-messages.en.ts'

type LayInOpenSessionProps = { campaignId: string; paperId: string; nameOf: (iso3: string) => string | undefined }

/** Offers the session of a campaign that is under way as the place for a paper; nothing when there is none. */
export function LayInOpenSession({ campaignId, paperId, nameOf }: LayInOpenSessionProps) {
  const { data = [] } = useSessions()
  const open = data.find((session) => session.campaignId === campaignId && session.status !== 'concluded')
  if (open === undefined) return null
  const country = nameOf(open.country)

  function handleLay(sessionId: string) {
    choosePaper(paperId, { kind: 'session', sessionId })
    navigate({ kind: 'session', sessionId })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-s-2 border-accent ps-3 text-14">
      <p>{country === undefined ? words.runningAnyone : words.running(country)}</p>
      <Button size="sm" onClick={() => handleLay(open.id)}>
        {words.layThere}
      </Button>
    </div>
  )
}
