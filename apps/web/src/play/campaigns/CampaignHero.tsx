import type { PublicCampaign } from '@placard/contract'
import { ArrowLeft } from 'lucide-react'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { EnglishOnly } from '../../kit/language/EnglishOnly.tsx'
import { stillEnglish } from '../../kit/language/language.ts'
import { useWorldMap } from '../../kit/map/use-world-map.ts'
import { CampaignIcon } from './CampaignIcon.tsx'
import { detailsMessages } from './details-messages.en.ts'
import { bandStyle } from './gradient.ts'
import { MapCrop } from './MapCrop.tsx'
import { pickerMessages } from './messages.en.ts'

/** The head of the dossier: the campaign's colours across the page, the seats' states highlighted behind the title. */
export function CampaignHero({ campaign }: { campaign: PublicCampaign }) {
  const { data: map } = useWorldMap()
  return (
    <header className="relative isolate overflow-hidden text-text [color-scheme:dark]" style={bandStyle(campaign)}>
      {map && (
        <div
          aria-hidden="true"
          className="absolute inset-y-0 inset-e-0 -z-1 w-full max-w-280 mask-[linear-gradient(to_right,rgb(0_0_0/0.18)_12%,rgb(0_0_0/0.85)_62%)] max-lg:mask-[linear-gradient(to_bottom,rgb(0_0_0/0.7),rgb(0_0_0/0.12)_45%)]"
        >
          <MapCrop map={map} seats={campaign.seats.map(({ country }) => country)} aspectRatio={3} />
        </div>
      )}
      <div className="mx-auto flex max-w-page flex-col gap-4 px-4 pt-4 pb-10 sm:px-6 sm:pb-14">
        <ViewLink
          view={{ kind: 'campaigns' }}
          className="target -ms-2 inline-flex items-center gap-2 self-start rounded-control px-2 text-14 font-medium hover:bg-text/10"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {detailsMessages.back}
        </ViewLink>
        <div className="flex items-center gap-3 pt-4">
          <span className="grid size-12 place-items-center rounded-full bg-card text-card-ink">
            <CampaignIcon icon={campaign.icon} />
          </span>
          <span className="text-15 font-medium">{pickerMessages.categories[campaign.category]}</span>
          {campaign.isNew && (
            <span className="rounded-full bg-card px-2.5 py-0.5 text-12 font-semibold text-card-ink">
              {pickerMessages.isNew}
            </span>
          )}
        </div>
        <div className="max-w-column">
          <div {...stillEnglish}>
            <h1 className="text-32 sm:text-48">{campaign.title}</h1>
            <p className="mt-1 font-serif text-20 italic">{campaign.subtitle}</p>
            <p className="mt-4 text-15">{campaign.description}</p>
          </div>
          <EnglishOnly className="mt-3" />
        </div>
      </div>
    </header>
  )
}
