import type { SeatView } from '@placard/contract'
import { Button } from '../../../kit/ui/Button.tsx'
import { clockText } from '../../../kit/ui/clock-text.ts'
import { countryIn } from '../../room/room.ts'
import { TermHelp } from '../../room/TermHelp.tsx'
import { termOfMotion } from '../../room/terms.ts'
import { motionText } from '../../room/wording.ts'
import { sessionMessages } from '../messages.en.ts'
import { useIsSending, useSession, useView } from '../session-context.ts'
import { useSessionTime } from '../use-now.ts'

const { procedure: words } = sessionMessages

const CAUCUS_TERMS = {
  moderated: 'moderated-caucus',
  unmoderated: 'unmoderated-caucus',
  suspension: 'suspension',
} as const

/** Whether a motion or a caucus is before the committee. */
export function hasProcedure({ motion, procedure, vote }: SeatView): boolean {
  return procedure !== undefined && vote === undefined && (motion !== undefined || procedure.caucus !== undefined)
}

function RaisePlacard() {
  const session = useSession()
  const isBusy = useIsSending('acts')
  return (
    <Button size="sm" isBusy={isBusy} onClick={() => void session.act({ kind: 'request-floor' }, 'acts')}>
      {words.turns.raise}
    </Button>
  )
}

type Caucus = NonNullable<NonNullable<SeatView['procedure']>['caucus']>

/** The caucus's order of speakers: who was called, the speaking time, and whose placards are raised. */
function Turns({ caucus: { turn, seconds }, at }: { caucus: Caucus; at: number }) {
  const view = useView()
  const { turns } = words
  const seat = turn?.seat
  const waiting = view.speakersList.filter((id) => id !== seat).map((id) => countryIn(view, id))
  const called =
    seat === undefined
      ? turns.open
      : seat === view.you
        ? turns.yours(clockText((turn?.until ?? at) - at))
        : turns.theirs(countryIn(view, seat))
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className={seat === view.you ? 'text-14 font-semibold text-floor' : 'text-14'}>{called}</span>
        {seconds !== undefined && <span className="text-12 tabular text-text-2">{turns.each(seconds)}</span>}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-12 text-text-2">{waiting.length > 0 && turns.next(waiting.join(', '))}</p>
        {view.legal.kinds.includes('request-floor') && seat !== view.you && <RaisePlacard />}
      </div>
    </>
  )
}

/** The caucus in progress and the pending motion, with the remaining time of each. */
export function ProcedureCard() {
  const view = useView()
  const { at } = useSessionTime()
  const { motion } = view
  const caucus = view.procedure?.caucus
  const term = motion && termOfMotion(motion.motion)
  const issue = caucus?.issue === undefined ? undefined : view.issues[caucus.issue]
  return (
    <section
      aria-label={words.title}
      className="mx-auto mb-2 flex w-[calc(100%-1.5rem)] max-w-[45rem] animate-rise flex-col gap-1 rounded-panel border border-marble-control bg-marble-raised p-3"
    >
      {caucus && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="flex items-center text-14 font-semibold">
            {issue ? `${words.caucus[caucus.as]} ${words.topic(issue.title)}` : words.caucus[caucus.as]}
            <TermHelp term={CAUCUS_TERMS[caucus.as]} procedure={view.procedure} />
          </span>
          <span className="text-12 tabular text-text-2">{words.left(clockText(caucus.until - at))}</span>
        </p>
      )}
      {caucus?.turn && <Turns caucus={caucus} at={at} />}
      {motion && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="flex items-center text-14">
            {words.motion(countryIn(view, motion.by), motionText({ motion: motion.motion, ...motion.terms }, view))}
            {term !== undefined && <TermHelp term={term} procedure={view.procedure} />}
          </span>
          <span className="text-12 tabular text-text-2">
            {motion.debateUntil === undefined ? words.needsSecond : words.debated(clockText(motion.debateUntil - at))}
          </span>
        </p>
      )}
    </section>
  )
}
