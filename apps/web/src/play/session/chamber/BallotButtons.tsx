import { classes } from '../../../kit/ui/classes.ts'
import { clockText } from '../../../kit/ui/clock-text.ts'
import type { Choice, Vote } from '../../room/room.ts'
import { SHAPE_OF_CHOICE, StanceShape } from '../../room/StanceShape.tsx'
import { TermHelp } from '../../room/TermHelp.tsx'
import { lateMessages } from '../late-messages.en.ts'
import { useIsSending, useRefusal, useSession, useView } from '../session-context.ts'
import { useSessionTime } from '../use-now.ts'
import { FIRST_BALLOT_ID } from './ballot.ts'
import { RefusalText } from './RefusalText.tsx'

const { vote: words } = lateMessages

/** The possible ballots of a question: there is no abstention on procedure. */
function choicesOf({ question }: Vote): readonly Choice[] {
  const isPlain = question.kind === 'motion' || question.kind === 'consensus'
  return isPlain ? ['for', 'against'] : ['for', 'against', 'abstain']
}

/** The player's ballot buttons, when it is their turn. */
export function BallotButtons({ vote, isLarge = false }: { vote: Vote; isLarge?: boolean }) {
  const view = useView()
  const session = useSession()
  const isBusy = useIsSending('vote')
  const refusal = useRefusal('vote')
  const { at } = useSessionTime()
  if (!view.legal.yourTurnToVote) return null
  const choices = choicesOf(vote)
  return (
    <div className="flex animate-rise flex-col gap-2">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className={classes('inline-flex items-center font-semibold', isLarge ? 'text-17' : 'text-14')}>
          {words.yourTurn}
          {choices.includes('abstain') && <TermHelp term="abstention" procedure={view.procedure} />}
        </span>
        <span className="text-13 tabular text-text-2">{words.deadline(clockText(vote.deadlineAt - at))}</span>
      </p>
      <div className="flex gap-2">
        {choices.map((choice) => (
          <button
            key={choice}
            id={choice === 'for' ? FIRST_BALLOT_ID : undefined}
            type="button"
            aria-disabled={isBusy}
            onClick={() => void (isBusy ? undefined : session.act({ kind: 'vote', choice }, 'vote'))}
            className={classes(
              'target inline-flex flex-1 items-center justify-center gap-2 rounded-paper border border-b-[3px] border-card-edge bg-card px-2 font-semibold text-card-ink [color-scheme:light] transition-[translate] duration-(--duration-state) hover:-translate-y-0.5',
              isLarge ? 'flex-col py-3 text-15 sm:flex-row sm:py-4 sm:text-17' : 'text-14',
            )}
          >
            <StanceShape shape={SHAPE_OF_CHOICE[choice]} className={isLarge ? 'size-5' : 'size-4'} />
            {vote.question.kind === 'consensus' && choice !== 'abstain' ? words.objection[choice] : words.cast[choice]}
          </button>
        ))}
      </div>
      <RefusalText text={refusal} />
    </div>
  )
}
