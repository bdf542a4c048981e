import type { SeatView } from '@placard/contract'
import type { ReactNode } from 'react'
import { classes } from '../../kit/ui/classes.ts'
import { Flag } from '../../kit/ui/Flag.tsx'
import { actWords, pictureWords, sessionWords } from './messages.en.ts'
import { type Choice, countryIn, type Room, seatIn, type Vote } from './room.ts'
import { SHAPE_OF_CHOICE, StanceShape } from './StanceShape.tsx'

type QuestionRoom = Pick<Room, 'drafts'> & { readonly motion?: SeatView['motion']; readonly issues?: Room['issues'] }

/** The question of a vote, in words. */
export function questionText(vote: Vote, room: QuestionRoom): string {
  const { question } = vote
  const { question: words } = sessionWords
  if (question.kind === 'motion') {
    const { motion } = room
    return motion && motion.motion !== 'vote' ? words.otherMotion(actWords.motions[motion.motion]) : words.motion
  }
  if (question.kind === 'part') return words.part(room.issues?.[question.issue]?.title ?? '')
  if (question.kind !== 'draft') return words[question.kind]
  const draft = room.drafts.find(({ id }) => id === question.draft)
  return draft === undefined ? sessionWords.question.draftUnknown : sessionWords.question.draft(draft.number)
}

/** The required majority of a vote, in words: the veto applies to substance only. */
export function majorityText({ question, majority }: Vote): string {
  const { majority: words } = sessionWords
  if (question.kind === 'consensus') return words['no-objection']
  if (question.kind === 'straw-poll') return words.nothing
  return question.kind === 'motion' && majority === 'security-council' ? words['of-seats'] : words[majority]
}

/** A ballot in words; on a question of consensus it is no vote. */
export function choiceText({ question }: Vote, choice: Choice): string {
  return (question.kind === 'consensus' ? sessionWords.objection : sessionWords.choice)[choice]
}

/** The seat whose name is being called; undefined when all have voted. */
export function seatCalled(vote: Vote): string | undefined {
  return vote.result === undefined ? vote.order.find((id) => !vote.ballots.some(({ seat }) => seat === id)) : undefined
}

function Line({ id, vote, room }: { id: string; vote: Vote; room: Pick<Room, 'seats'> }) {
  const ballot = vote.ballots.find(({ seat }) => seat === id)
  const isCalled = vote.manner === 'roll-call' && seatCalled(vote) === id
  const seat = seatIn(room, id)
  return (
    <li
      aria-current={isCalled ? 'step' : undefined}
      className={classes(
        'flex min-h-10 break-inside-avoid items-center gap-3 rounded-control px-3 sm:min-h-12 transition-colors duration-(--duration-speaker)',
        isCalled && 'outline-2 -outline-offset-2 outline-floor',
        ballot === undefined && !isCalled && 'opacity-70',
      )}
    >
      {seat && <Flag code={seat.flag} className="size-6" />}
      <span className="min-w-0 flex-1 truncate text-15 font-medium sm:text-17">{countryIn(room, id)}</span>
      {ballot === undefined ? (
        <span className="text-13 text-text-3">
          {isCalled ? pictureWords.calling : <span className="sr-only">{pictureWords.waiting}</span>}
        </span>
      ) : (
        <span className="inline-flex animate-appear items-center gap-2 text-13 font-medium">
          <span>{choiceText(vote, ballot.choice)}</span>
          <StanceShape shape={SHAPE_OF_CHOICE[ballot.choice]} className="size-5" />
        </span>
      )}
    </li>
  )
}

/** The names in columns, highlighted one by one as they are called. */
export function VoteColumns({ vote, room }: { vote: Vote; room: Pick<Room, 'seats'> }) {
  return (
    <ol aria-label={pictureWords.votes} className="columns-1 gap-x-6 sm:columns-2">
      {vote.order.map((id) => (
        <Line key={id} id={id} vote={vote} room={room} />
      ))}
    </ol>
  )
}

/** The ballots so far as three counts with shape and word. */
export function VoteCounts({ vote, children }: { vote: Vote; children?: ReactNode }) {
  const count = (choice: Choice) => vote.ballots.filter((ballot) => ballot.choice === choice).length
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-14 tabular">
      {(['for', 'against', 'abstain'] as const).map((choice) => (
        <span key={choice} className="inline-flex items-center gap-1.5">
          <StanceShape shape={SHAPE_OF_CHOICE[choice]} className="size-3.5" />
          {pictureWords.tally(choiceText(vote, choice), count(choice))}
        </span>
      ))}
      {children}
    </p>
  )
}
