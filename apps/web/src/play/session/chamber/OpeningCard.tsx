import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import type { Opening } from '../../../client/papers/kept-openings.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { paperWords } from '../../room/paper/paper-messages.en.ts'
import type { Change } from '../../room/room.ts'
import { changeText } from '../../room/wording.ts'
import { lateMessages } from '../late-messages.en.ts'
import { clausesLeft, goingOf, isLaidAtOnce, nextClauses, whyWait } from '../model/opening.ts'
import { changeWorth } from '../model/worth.ts'
import { useIsSending, useRefusal, useSession, useSessionState, useView } from '../session-context.ts'
import { RefusalText } from './RefusalText.tsx'

const { opening: words } = lateMessages

/** A working paper that waits to be laid, directly above the composer; what was confirmed as the opening lays itself. */
export function OpeningCard() {
  const opening = useSessionState((state) => state.opening)
  const view = useView()
  const session = useSession()
  const isIdle = useSessionState((state) => state.sending === undefined)
  // while another command is on its way it cannot go out, and is shown
  const isLaid = opening !== undefined && isIdle && isLaidAtOnce(opening, view)
  useEffect(() => {
    if (isLaid) void session.lay()
  }, [isLaid, session])
  if (opening === undefined || isLaid || view.status === 'concluded') return null
  return <Waiting opening={opening} />
}

/** A change, and what the player's brief has against it. */
function ChangeLine({ change }: { change: Change }) {
  const view = useView()
  const worth = changeWorth(view, change)
  return (
    <li className="[overflow-wrap:anywhere]">
      {changeText(view, change)}
      {worth !== 'fine' && (
        <span className="flex gap-1.5 text-13 text-text-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          {worth === 'red-line' ? paperWords.redLine : words.worse}
        </span>
      )}
    </li>
  )
}

function Waiting({ opening }: { opening: Opening }) {
  const view = useView()
  const session = useSession()
  const isSending = useIsSending('opening')
  const refusal = useRefusal('opening')
  const going = goingOf(opening)
  // what is on its way goes out again as it is, whatever is in order now
  const next = going?.clauses ?? nextClauses(opening, view)
  const later = clausesLeft(opening, view).filter((clause) => !next.includes(clause)).length
  const wait = going === undefined ? whyWait(opening, view) : undefined

  function handleAway() {
    session.keepOpening(undefined)
    showToast(words.putAway, { undo: () => session.putBackOpening(opening) })
  }
  const title = words.ready(opening.title)
  return (
    <section
      aria-label={title}
      className="mx-auto mb-2 flex w-[calc(100%-1.5rem)] max-w-[45rem] animate-rise flex-col gap-2 rounded-panel border border-marble-control bg-marble-raised p-3"
    >
      <p className="font-serif text-17 [overflow-wrap:anywhere]">{title}</p>
      {next.length === 0 ? (
        <p className="text-14 text-text-2">{words.there}</p>
      ) : (
        <ul aria-label={words.changes} className="flex flex-col gap-1 text-14">
          {next.map(({ mark, change }) => (
            <ChangeLine key={mark} change={change} />
          ))}
        </ul>
      )}
      <p className="text-13 text-text-2">
        {wait ?? (next.length > 0 && words.enter)} {later > 0 && words.later(later)}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {next.length > 0 && (
          <Button
            variant="primary"
            size="sm"
            isBusy={isSending}
            disabled={wait !== undefined}
            onClick={() => void session.lay()}
          >
            {words.lay(next.length)}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={handleAway}>
          {words.away}
        </Button>
      </div>
      <RefusalText text={refusal} />
    </section>
  )
}
