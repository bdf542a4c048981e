import type { CampaignSummary } from '@placard/contract'
import type { CountryWorld } from '../../kit/countries/countries.ts'
import { useWorld } from '../../kit/countries/use-world.ts'
import { useWorldMap } from '../../kit/map/use-world-map.ts'
import { Placard } from '../../kit/ui/Placard.tsx'
import { CampaignIcon } from './CampaignIcon.tsx'
import { bandStyle } from './gradient.ts'
import { MapCrop } from './MapCrop.tsx'
import { pickerMessages } from './messages.en.ts'

/** Aspect ratio of the band's picture. */
const ASPECT = 2.2

/** The band of a dossier: the campaign's colours, and the part of the world with the room's states. */
export function DossierBand({ campaign }: { campaign: CampaignSummary }) {
  const { data: map } = useWorldMap()
  return (
    <div className="relative overflow-hidden rounded-t-paper" style={{ ...bandStyle(campaign), aspectRatio: ASPECT }}>
      {map && <MapCrop map={map} seats={campaign.countries} aspectRatio={ASPECT} />}
      <span className="absolute inset-s-4 inset-bs-4 grid size-11 place-items-center rounded-full bg-card text-card-ink shadow-float">
        <CampaignIcon icon={campaign.icon} />
      </span>
      {campaign.isNew && (
        <span className="absolute inset-e-4 inset-bs-4 rounded-full bg-card px-2.5 py-0.5 text-12 font-semibold text-card-ink">
          {pickerMessages.isNew}
        </span>
      )}
    </div>
  )
}

/** The placards of the seats, in a row as on the table's edge. */
export function DossierSeats({ campaign }: { campaign: CampaignSummary }) {
  const { data: world } = useWorld()
  if (!world) return <div className="h-7" />
  return (
    <ul aria-label={pickerMessages.seatsOf(campaign.title)} className="flex animate-appear flex-wrap gap-1.5">
      {campaign.countries.map((country) => (
        <SeatPlacard key={country} country={country} world={world} />
      ))}
    </ul>
  )
}

function SeatPlacard({ country, world }: { country: string; world: CountryWorld }) {
  const state = world.byCode.get(country)
  if (!state) return null
  return (
    <li>
      <Placard size="sm" flagCode={state.iso2} country={state.iso3} className="shadow-none" />
      <span className="sr-only">{state.name}</span>
    </li>
  )
}
