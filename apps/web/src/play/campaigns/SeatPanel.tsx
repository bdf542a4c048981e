import type { PublicCampaign } from '@placard/contract'
import { Dices } from 'lucide-react'
import { CountryCombobox } from '../../kit/countries/CountryCombobox.tsx'
import type { Country } from '../../kit/countries/countries.ts'
import { Chip } from '../../kit/ui/Chip.tsx'
import { Placard } from '../../kit/ui/Placard.tsx'
import { seatMessages } from './details-messages.en.ts'
import { displacedBy } from './positions.ts'
import type { SeatChoice } from './seat-choice.ts'

type SeatPanelProps = { campaign: PublicCampaign; choice: SeatChoice }

/** Choice of the country: by search, on the map, or left to the draw. */
export function SeatPanel({ campaign, choice }: SeatPanelProps) {
  const { seat } = seatMessages
  const { world, country, choose } = choice
  const seated = new Set(campaign.seats.map((one) => one.country))
  return (
    <section aria-label={seat.title} className="paper flex flex-col gap-4 p-5">
      <h2 className="text-20">{seat.title}</h2>
      <CountryCombobox
        label={seat.label}
        placeholder={seat.placeholder}
        countries={world.data?.countries ?? []}
        chosen={country}
        onChoose={(chosen) => choose(chosen?.iso3)}
        noteOn={({ iso3 }) => (seated.has(iso3) ? seat.authored : undefined)}
      />
      <Chip
        isPressed={country === undefined}
        icon={<Dices aria-hidden="true" />}
        className="self-start"
        onClick={() => choose(undefined)}
      >
        {seat.surprise}
      </Chip>
      {country === undefined ? (
        <p className="text-14 text-text-2">{seat.surpriseText}</p>
      ) : (
        <ChosenSeat
          rules={choice.procedure}
          campaign={campaign}
          country={country}
          nameOf={(iso3) => world.data?.byCode.get(iso3)?.name ?? iso3}
        />
      )}
    </section>
  )
}

type ChosenSeatProps = {
  campaign: PublicCampaign
  rules: SeatChoice['procedure']
  country: Country
  nameOf: (iso3: string) => string
}

function ChosenSeat({ campaign, rules, country, nameOf }: ChosenSeatProps) {
  const { seat } = seatMessages
  const displaced = displacedBy(campaign, country.iso3)
  const alternate = displaced?.alternate
  return (
    <div role="status" className="flex flex-col items-start gap-3">
      <Placard flagCode={country.iso2} country={country.placardName} className="animate-rise" />
      <p className="text-14 text-text-2">
        {displaced === undefined
          ? seat.extra(campaign.seats.length)
          : seat.displaces(displaced.delegateName, alternate === undefined ? undefined : nameOf(alternate))}{' '}
        {(rules ?? campaign.procedure.pack) === 'security-council' &&
          (country.permanentMember ? seat.permanent : seat.elected)}
      </p>
    </div>
  )
}
