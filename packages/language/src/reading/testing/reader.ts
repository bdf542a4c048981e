import type { Reading } from '@placard/application'
import { Campaign } from '@placard/contract'
import { createEmbeddedUnderstanding } from '../embedded-understanding.ts'
import type { CountryNames } from '../names.ts'
import { agendaTermsOf, neutralView } from '../neutral-view.ts'
import type { LoadTongue } from '../tongues/tables.ts'

/** Files of the catalogue, as they are imported. */
interface Shipped {
  readonly countries: Parameters<typeof createEmbeddedUnderstanding>[0] & {
    readonly countries: readonly CountryNames[]
  }
  readonly campaigns: readonly unknown[]
}

/** Reads texts at the opening of shipped campaigns: gives the readings, best first. */
export function readerOf({ countries, campaigns }: Shipped, loadTongue?: LoadTongue) {
  const port = createEmbeddedUnderstanding(countries, loadTongue)
  const openings = new Map(
    campaigns.map((file) => {
      const campaign = Campaign.parse(file)
      const view = neutralView(campaign, countries.countries)
      return [campaign.id, { view, agenda: agendaTermsOf(campaign) }] as const
    }),
  )
  return async (campaignId: string, text: string): Promise<readonly Reading[]> => {
    const opening = openings.get(campaignId)
    if (opening === undefined) throw new RangeError(`no campaign ${campaignId}`)
    return (await port.understand({ text, ...opening })).readings
  }
}
