import { useEffect, useRef } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { countryIn, type Vote } from '../../room/room.ts'
import { TermHelp } from '../../room/TermHelp.tsx'
import { termsOfVote } from '../../room/terms.ts'
import { majorityText, questionText, VoteColumns, VoteCounts } from '../../room/VoteBoard.tsx'
import { useHallUi, useHallUiState } from '../hall-ui.ts'
import { lateMessages } from '../late-messages.en.ts'
import { useView } from '../session-context.ts'
import { useSpokenQuestion } from '../voice/spoken-questions.ts'
import { BallotButtons } from './BallotButtons.tsx'
import { boardVote } from './ballot.ts'
import { DebriefLink } from './DebriefLink.tsx'

const { vote: words } = lateMessages

function outcomeWord(vote: Vote, isCarried: boolean): string {
  if (vote.question.kind === 'draft') return isCarried ? words.adopted : words.notAdopted
  return isCarried ? words.carried : words.notCarried
}

function Result({ vote }: { vote: Vote }) {
  const view = useView()
  const { result } = vote
  if (result === undefined) return null
  return (
    <div role="status" className="animate-rise py-2 text-center">
      <p className="font-serif text-48">{outcomeWord(vote, result.carried)}</p>
      <p className="text-17 tabular">{words.result(result.for, result.against, result.abstain)}</p>
      <p className="text-13 text-text-2">
        {result.vetoedBy.length > 0
          ? words.vetoed(result.vetoedBy.map((seat) => countryIn(view, seat)).join(', '))
          : words.required(result.required)}
      </p>
    </div>
  )
}

/** The vote board over the hall: names light up one by one, then the result. It can be closed at any time. */
export function VoteOverlay() {
  const view = useView()
  const ui = useHallUi()
  const followed = useHallUiState((state) => state.followedVote)
  const closed = useHallUiState((state) => state.closedVote)
  const running = view.vote?.manner === 'roll-call' ? view.vote.id : undefined
  const board = useRef<HTMLElement>(null)
  const vote = boardVote(view, followed, closed)

  useEffect(() => {
    if (running !== undefined) ui.setState({ followedVote: running })
  }, [running, ui])

  useEffect(() => {
    if (running !== undefined) board.current?.focus({ preventScroll: true })
  }, [running])

  const leave = () => ui.setState({ closedVote: vote?.id })
  useSpokenQuestion('board', { back: leave }, vote !== undefined)

  if (vote === undefined) return null
  return (
    <section
      ref={board}
      tabIndex={-1}
      aria-label={words.board}
      className="marble absolute inset-0 z-10 flex animate-appear flex-col overflow-y-auto p-4 outline-none sm:p-8"
    >
      <div className="mx-auto flex w-full max-w-[44rem] flex-1 flex-col gap-3 sm:gap-4">
        <header>
          <p className="flex flex-wrap items-center text-13 text-text-2">
            {`${words.rollCall} · ${words.needs(majorityText(vote))}`}
            {termsOfVote(vote).map((term) => (
              <TermHelp key={term} term={term} procedure={view.procedure} />
            ))}
          </p>
          <h2 className="text-24 sm:text-32">{questionText(vote, view)}</h2>
          <VoteCounts vote={vote} />
        </header>
        <Result vote={vote} />
        <VoteColumns vote={vote} room={view} />
        {/* in sight whatever there is to scroll: many names on a phone leave no room for it */}
        <div className="sticky inset-be-0 mt-auto flex flex-col gap-3 rounded-control bg-marble-deep/85 p-2">
          {vote.result === undefined && <BallotButtons vote={vote} isLarge />}
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={leave}>{vote.result === undefined ? words.skip : words.back}</Button>
            {view.status === 'concluded' && <DebriefLink sessionId={view.sessionId} />}
          </div>
        </div>
      </div>
    </section>
  )
}
