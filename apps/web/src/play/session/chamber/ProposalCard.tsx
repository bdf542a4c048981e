import { Flag } from '../../../kit/ui/Flag.tsx'
import { sessionWords } from '../../room/messages.en.ts'
import { countryIn, type Proposal, type Reaction, seatIn } from '../../room/room.ts'
import { SHAPE_OF_REACTION, StanceShape } from '../../room/StanceShape.tsx'
import { lateMessages } from '../late-messages.en.ts'
import { sessionMessages } from '../messages.en.ts'
import { owesReaction } from '../model/quick-acts.ts'
import { proposalWorth } from '../model/worth.ts'
import { useIsSending, useRefusal, useSession, useView } from '../session-context.ts'
import { ProposedChanges, ReactionRow } from './Proposed.tsx'
import { RefusalText } from './RefusalText.tsx'

const words = { ...lateMessages.proposal, ...sessionMessages.proposal }
const REACTIONS = ['welcome', 'live-with', 'cannot-accept'] as const

function titleOf(proposal: Proposal, view: ReturnType<typeof useView>): string {
  if (proposal.status === 'contested') return words.contested(countryIn(view, proposal.by))
  if (proposal.by === view.you) return words.yours
  if (proposal.partner === undefined) return words.by(countryIn(view, proposal.by))
  return words.together(countryIn(view, proposal.by), countryIn(view, proposal.partner))
}

function ReactionButton({ proposal, reaction }: { proposal: Proposal; reaction: Reaction }) {
  const session = useSession()
  const isBusy = useIsSending('proposal')
  return (
    <button
      type="button"
      title={words.reason[reaction]}
      aria-disabled={isBusy}
      onClick={() =>
        void (isBusy ? undefined : session.act({ kind: 'react', proposal: proposal.id, reaction }, 'proposal'))
      }
      className="target inline-flex flex-1 items-center justify-center gap-2 rounded-paper border border-b-[3px] border-card-edge bg-card px-2 text-12 leading-tight font-semibold text-card-ink [color-scheme:light] transition-[translate,rotate] duration-(--duration-state) hover:-translate-y-0.5 hover:-rotate-1 sm:flex-none sm:px-3 sm:text-14 sm:whitespace-nowrap"
    >
      <StanceShape shape={SHAPE_OF_REACTION[reaction]} className="size-4" />
      {sessionWords.reaction[reaction]}
    </button>
  )
}

/** The proposal before the committee: its changes, the reactions so far, and the player's three choices. */
export function ProposalCard({ proposal }: { proposal: Proposal }) {
  const view = useView()
  const refusal = useRefusal('proposal')
  const by = seatIn(view, proposal.by)
  const title = titleOf(proposal, view)
  const isOwed = owesReaction(view, proposal)
  return (
    <section
      aria-label={title}
      className="mx-auto mb-2 flex w-[calc(100%-1.5rem)] max-w-[45rem] animate-rise flex-col gap-1.5 rounded-panel border border-marble-control bg-marble-raised p-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="flex items-center gap-2 text-14 font-semibold">
          {by && <Flag code={by.flag} className="size-4.5" />}
          {title}
        </p>
        <p className="text-12 text-text-2">{words.worth[proposalWorth(view, proposal)]}</p>
      </div>
      <ProposedChanges proposal={proposal} />
      <div className={isOwed ? 'hidden sm:block' : undefined}>
        <ReactionRow proposal={proposal} />
      </div>
      {isOwed && (
        <fieldset aria-label={words.yourPlacard} className="mt-1 flex min-w-0 gap-2">
          {REACTIONS.map((reaction) => (
            <ReactionButton key={reaction} proposal={proposal} reaction={reaction} />
          ))}
        </fieldset>
      )}
      <RefusalText text={refusal} />
    </section>
  )
}
