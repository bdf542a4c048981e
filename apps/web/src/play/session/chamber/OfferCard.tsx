import { Button } from '../../../kit/ui/Button.tsx'
import { Flag } from '../../../kit/ui/Flag.tsx'
import { countryIn, type Offer, seatIn } from '../../room/room.ts'
import { changeText } from '../../room/wording.ts'
import { lateMessages } from '../late-messages.en.ts'
import { proposalWorth } from '../model/worth.ts'
import { useIsSending, useRefusal, useSession, useView } from '../session-context.ts'
import { RefusalText } from './RefusalText.tsx'

const { offer: words, proposal } = lateMessages

/** A trade offered to the player. */
export function OfferCard({ offer }: { offer: Offer }) {
  const view = useView()
  const session = useSession()
  const isBusy = useIsSending('offer')
  const refusal = useRefusal('offer')
  const by = seatIn(view, offer.by)
  const title = words.title(countryIn(view, offer.by))
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
        <p className="text-12 text-text-2">
          {proposal.worth[proposalWorth(view, { changes: [offer.give, offer.take] })]}
        </p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-14">
        <dt className="text-text-2">{words.give}</dt>
        <dd>{changeText(view, offer.give)}</dd>
        <dt className="text-text-2">{words.take}</dt>
        <dd>{changeText(view, offer.take)}</dd>
      </dl>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="primary"
          isBusy={isBusy}
          title={words.acceptHelp}
          onClick={() => void session.act({ kind: 'accept', offer: offer.id }, 'offer')}
        >
          {words.accept}
        </Button>
        <Button
          size="sm"
          isBusy={isBusy}
          title={words.declineHelp}
          onClick={() => void session.act({ kind: 'decline', offer: offer.id }, 'offer')}
        >
          {words.decline}
        </Button>
        <span className="text-12 text-text-3">{words.acceptHelp}</span>
      </div>
      <RefusalText text={refusal} />
    </section>
  )
}
