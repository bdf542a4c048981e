import { ArrowRight } from 'lucide-react'
import { Flag } from '../../../kit/ui/Flag.tsx'
import { sessionWords } from '../../room/messages.en.ts'
import { draftOnTheFloor, type Proposal } from '../../room/room.ts'
import { SHAPE_OF_REACTION, StanceShape } from '../../room/StanceShape.tsx'
import { sessionMessages } from '../messages.en.ts'
import { useView } from '../session-context.ts'

const { proposal: words } = sessionMessages

/** The changes of a proposal: the current option and its replacement; changes already in the text are left out. */
export function ProposedChanges({ proposal }: { proposal: Proposal }) {
  const view = useView()
  const deal = draftOnTheFloor(view)?.deal ?? []
  const changes = proposal.changes.filter(({ issue, option }) => (deal[issue] ?? 0) !== option)
  return (
    <ul className="flex flex-col gap-0.5 text-14">
      {changes.map(({ issue, option }) => {
        const item = view.issues[issue]
        return (
          <li key={issue} className="flex flex-wrap items-baseline gap-x-1.5">
            <span className="text-text-2">{item?.title}:</span>
            <del className="text-text-3 decoration-against/70">{item?.options[deal[issue] ?? 0]?.label}</del>
            <ArrowRight aria-hidden="true" className="size-3.5 self-center text-text-3" />
            <ins className="decoration-accent decoration-2 underline-offset-3">{item?.options[option]?.label}</ins>
          </li>
        )
      })}
    </ul>
  )
}

/** The reactions so far, seat by seat. */
export function ReactionRow({ proposal }: { proposal: Proposal }) {
  const view = useView()
  return (
    <ul aria-label={words.reactions} className="flex flex-wrap gap-x-3 gap-y-1">
      {view.seats
        .filter(({ id }) => id !== proposal.by && id !== proposal.partner)
        .map((seat) => {
          const reaction = proposal.reactions[seat.id]
          const word = reaction === undefined ? words.waiting : sessionWords.reaction[reaction]
          return (
            <li key={seat.id} title={`${seat.countryName}: ${word}`} className="flex items-center gap-1">
              <Flag code={seat.flag} className={`size-4.5 ${reaction === undefined ? 'opacity-45' : ''}`} />
              <span aria-hidden="true" className="text-12 text-text-2">
                {seat.country}
              </span>
              {reaction !== undefined && (
                <StanceShape shape={SHAPE_OF_REACTION[reaction]} className="size-3.5 animate-appear" />
              )}
              <span className="sr-only">{`${seat.countryName}: ${word}`}</span>
            </li>
          )
        })}
    </ul>
  )
}
