import type { SeatView } from '@placard/contract'
import { Button } from '../../../kit/ui/Button.tsx'
import { countryIn, type Proposal, type Vote } from '../../room/room.ts'
import { TermHelp } from '../../room/TermHelp.tsx'
import { termsOfVote } from '../../room/terms.ts'
import { majorityText, questionText, VoteCounts } from '../../room/VoteBoard.tsx'
import { useHallUi } from '../hall-ui.ts'
import { lateMessages } from '../late-messages.en.ts'
import { sessionMessages } from '../messages.en.ts'
import { useView } from '../session-context.ts'
import { BallotButtons } from './BallotButtons.tsx'
import { ProposedChanges } from './Proposed.tsx'

const { vote: words } = lateMessages

/** The amendment being voted on; undefined for a vote on something else. */
function proposalAt({ question }: Vote, { proposals }: SeatView): Proposal | undefined {
  return question.kind === 'amendment' ? proposals.find(({ id }) => id === question.proposal) : undefined
}

/** A vote beside the debate: by show of placards, or by roll call once its board was closed. */
export function PlacardVote({ vote }: { vote: Vote }) {
  const view = useView()
  const ui = useHallUi()
  const proposal = proposalAt(vote, view)
  const manner = vote.manner === 'roll-call' ? words.rollCall : words.placards
  return (
    <section
      aria-label={manner}
      className="mx-auto mb-2 flex w-[calc(100%-1.5rem)] max-w-[45rem] animate-rise flex-col gap-2 rounded-panel border border-marble-control bg-marble-raised p-3"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="flex items-center text-14 font-semibold">
          {questionText(vote, view)}
          {termsOfVote(vote).map((term) => (
            <TermHelp key={term} term={term} procedure={view.procedure} />
          ))}
        </p>
        <p className="text-12 text-text-2">{words.needs(majorityText(vote))}</p>
      </div>
      {proposal && (
        <div>
          <p className="text-13 text-text-2">{sessionMessages.proposal.contested(countryIn(view, proposal.by))}</p>
          <ProposedChanges proposal={proposal} />
        </div>
      )}
      <VoteCounts vote={vote}>
        {vote.manner === 'roll-call' && (
          <Button size="sm" variant="quiet" onClick={() => ui.setState({ closedVote: undefined })}>
            {words.show}
          </Button>
        )}
      </VoteCounts>
      <BallotButtons vote={vote} />
    </section>
  )
}
