import { classes } from '../../../kit/ui/classes.ts'
import { TermHelp } from '../../room/TermHelp.tsx'
import { termOfAct } from '../../room/terms.ts'
import { sessionMessages } from '../messages.en.ts'
import { hasFloorCard } from '../model/floor-card.ts'
import { type QuickAct, quickActs } from '../model/quick-acts.ts'
import { useIsSending, useRefusal, useSession, useView } from '../session-context.ts'
import { RefusalText } from './RefusalText.tsx'

const { acts } = sessionMessages

function ActButton({
  quick,
  className,
  onDone,
}: {
  quick: QuickAct
  className: string
  onDone?: (() => void) | undefined
}) {
  const session = useSession()
  const isBusy = useIsSending('acts')
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={() =>
        void (isBusy ? undefined : session.act(quick.act, 'acts').then((result) => result === 'taken' && onDone?.()))
      }
      className={classes(
        'flex flex-col items-start justify-center rounded-control border px-3 py-1.5 text-start transition-colors duration-(--duration-state)',
        className,
      )}
    >
      <span className="pe-4 text-13 font-semibold">{quick.label}</span>
      <span className="text-12 leading-tight text-text-2">{quick.consequence}</span>
    </button>
  )
}

/** The term of an act, explained in place: beside its button, as one button cannot hold another. */
function TermOf({ quick }: { quick: QuickAct }) {
  const { procedure } = useView()
  const term = termOfAct(quick.act)
  return term === undefined ? null : (
    <TermHelp term={term} procedure={procedure} className="absolute inset-e-1 inset-bs-1" />
  )
}

/** "What can I do now", beside the composer: a row of act cards that scrolls horizontally. */
export function ActBar() {
  const view = useView()
  const refusal = useRefusal('acts')
  const quick = quickActs(view)
  if ((quick.length === 0 || hasFloorCard(view)) && refusal === undefined) return null
  return (
    <div className="shrink-0 pb-2">
      <ul aria-label={acts.title} className="flex items-stretch gap-2 overflow-x-auto px-6 py-1 [scrollbar-width:thin]">
        <li aria-hidden="true" className="flex w-18 shrink-0 items-center text-12 leading-tight text-text-3">
          {acts.title}
        </li>
        {quick.map((one) => (
          <li key={one.id} className="relative flex w-46 shrink-0">
            <ActButton
              quick={one}
              className="w-full border-marble-hairline bg-marble-raised/80 hover:border-marble-control hover:bg-marble-raised"
            />
            <TermOf quick={one} />
          </li>
        ))}
      </ul>
      <div className="px-6">
        <RefusalText text={refusal} />
      </div>
    </div>
  )
}

/** The same acts as a list, for a sheet. */
export function ActSheet({ onDone }: { onDone: () => void }) {
  const view = useView()
  const refusal = useRefusal('acts')
  return (
    <div className="flex flex-col gap-2">
      <RefusalText text={refusal} />
      <ul aria-label={acts.title} className="flex flex-col gap-2">
        {quickActs(view).map((one) => (
          <li key={one.id} className="relative">
            <ActButton
              quick={one}
              onDone={onDone}
              className="target w-full border-hairline bg-surface hover:bg-sunken"
            />
            <TermOf quick={one} />
          </li>
        ))}
      </ul>
      {quickActs(view).length === 0 && <p className="text-14 text-text-2">{acts.none}</p>}
    </div>
  )
}
