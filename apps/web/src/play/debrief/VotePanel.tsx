import type { SeatView } from '@placard/contract'
import { countryIn, lastDecision, type Vote } from '../room/room.ts'
import { questionText, VoteColumns, VoteCounts } from '../room/VoteBoard.tsx'
import { voteMessages } from './messages.en.ts'
import { Section } from './Section.tsx'

type Result = NonNullable<Vote['result']>

/** The result of a decision on a text, in words. */
export function outcomeText({ question }: Vote, { vetoedBy, carried }: Result, view: SeatView): string {
  if (question.kind === 'consensus') return voteMessages.unopposed
  if (vetoedBy.length > 0) return voteMessages.vetoed(vetoedBy.map((seat) => countryIn(view, seat)).join(', '))
  return carried ? voteMessages.adopted : voteMessages.rejected
}

/** The required majority, in words. */
export function requiredText({ question }: Vote, { required }: Result): string {
  return question.kind === 'consensus' ? voteMessages.noObjection : voteMessages.required(required)
}

/** The last vote on a text, name by name. */
export function VotePanel({ view }: { view: SeatView }) {
  const vote = lastDecision(view.votes)
  const result = vote?.result
  if (!vote || !result) return <Section title={voteMessages.title} intro={voteMessages.none} children={null} />
  return (
    <Section title={voteMessages.title} intro={questionText(vote, view)}>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <p className="font-serif text-32">{outcomeText(vote, result, view)}</p>
        <VoteCounts vote={vote} />
      </div>
      <div className="[&_ol]:columns-1">
        <VoteColumns vote={vote} room={view} />
      </div>
      <p className="text-13 text-text-3">{requiredText(vote, result)}</p>
    </Section>
  )
}
