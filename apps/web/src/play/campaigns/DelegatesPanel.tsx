import type { PublicCampaign } from '@placard/contract'
import type { CountryWorld } from '../../kit/countries/countries.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Placard } from '../../kit/ui/Placard.tsx'
import { sessionWords } from '../room/messages.en.ts'
import { detailsMessages } from './details-messages.en.ts'

type DelegatesPanelProps = { campaign: PublicCampaign; world: CountryWorld | undefined }

/** The delegates of the room and their public aims. Their reservation values stay secret until the debrief. */
export function DelegatesPanel({ campaign, world }: DelegatesPanelProps) {
  const { delegates } = detailsMessages
  return (
    <section aria-label={delegates.title} className="paper p-5 sm:p-8">
      <h2 className="text-24">{delegates.title}</h2>
      <p className="mt-2 text-15 text-text-2">{delegates.intro(campaign.seats.length)}</p>
      <ul className="mt-6 grid gap-x-8 gap-y-8 md:grid-cols-2">
        {campaign.seats.map((seat) => (
          <Seat key={seat.country} seat={seat} world={world} />
        ))}
      </ul>
    </section>
  )
}

function Seat({ seat, world }: { seat: PublicCampaign['seats'][number]; world: CountryWorld | undefined }) {
  const state = world?.byCode.get(seat.country)
  return (
    <li className="flex flex-col items-start gap-2 border-t border-hairline pt-4">
      <div className="flex w-full flex-wrap items-center justify-between gap-2">
        <Placard size="sm" flagCode={state?.iso2 ?? ''} country={state?.placardName ?? seat.country} />
        <Badge>{sessionWords.personality[seat.personality]}</Badge>
      </div>
      <div>
        <h3 className="font-serif text-20">{seat.delegateName}</h3>
        <p className="text-14 text-text-2">
          {seat.delegateTitle} · {seat.faction}
        </p>
      </div>
      <ul className="flex flex-col gap-1 text-14 text-text-2">
        {seat.motivations.map((motivation) => (
          <li
            key={motivation}
            className="relative ps-4 before:absolute before:inset-s-0 before:inset-bs-[0.65em] before:h-px before:w-2 before:bg-control"
          >
            {motivation}
          </li>
        ))}
      </ul>
    </li>
  )
}
