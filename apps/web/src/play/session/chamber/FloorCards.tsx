import { Button } from '../../../kit/ui/Button.tsx'
import { useHallUiState } from '../hall-ui.ts'
import { sessionMessages } from '../messages.en.ts'
import { openOffer, openProposal } from '../model/quick-acts.ts'
import { useIsSending, useRefusal, useSession, useView } from '../session-context.ts'
import { SayIt } from '../voice/SayIt.tsx'
import { useSpokenQuestion } from '../voice/spoken-questions.ts'
import { boardVote } from './ballot.ts'
import { ClosingCard } from './ClosingCard.tsx'
import { OfferCard } from './OfferCard.tsx'
import { PlacardVote } from './PlacardVote.tsx'
import { hasProcedure, ProcedureCard } from './ProcedureCard.tsx'
import { ProposalCard } from './ProposalCard.tsx'
import { RefusalText } from './RefusalText.tsx'

function PausedCard() {
  const session = useSession()
  const isBusy = useIsSending('clock')
  const refusal = useRefusal('clock')
  useSpokenQuestion('paused', { resume: () => void session.resume() })
  return (
    <section
      aria-label={sessionMessages.header.pausedTitle}
      className="mx-auto mb-2 flex w-[calc(100%-1.5rem)] max-w-[45rem] animate-rise flex-wrap items-center justify-between gap-3 rounded-panel border border-marble-control bg-marble-raised p-3"
    >
      <div>
        <p className="font-serif text-17">{sessionMessages.header.pausedTitle}</p>
        <p className="text-13 text-text-2">
          {sessionMessages.header.paused}
          <SayIt question="paused" />
        </p>
        <RefusalText text={refusal} />
      </div>
      <Button variant="primary" isBusy={isBusy} onClick={() => void session.resume()}>
        {sessionMessages.header.resume}
      </Button>
    </section>
  )
}

/** Cards that ask the player for an answer, directly above the composer. */
export function FloorCards() {
  const view = useView()
  const followed = useHallUiState((state) => state.followedVote)
  const closed = useHallUiState((state) => state.closedVote)
  const proposal = openProposal(view)
  const offer = openOffer(view)
  const isOnBoard = boardVote(view, followed, closed) !== undefined
  if (view.status === 'concluded') return null
  return (
    <>
      {view.status === 'paused' && <PausedCard />}
      {view.closingOfferUntil !== undefined && <ClosingCard until={view.closingOfferUntil} />}
      {hasProcedure(view) && <ProcedureCard />}
      {view.vote && !isOnBoard && <PlacardVote vote={view.vote} />}
      {offer && <OfferCard key={offer.id} offer={offer} />}
      {proposal && <ProposalCard key={proposal.id} proposal={proposal} />}
    </>
  )
}
