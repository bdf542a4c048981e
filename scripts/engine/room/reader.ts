import type { Understanding } from '@placard/application'
import type { SeatView } from '@placard/engine'
import { agendaTermsOf, createEmbeddedUnderstanding, neutralView } from '@placard/language'
import countries from '../../../content/countries/countries.json' with { type: 'json' }
import { tongueTables } from '../../../content/languages/tables.ts'
import { shippedCampaign } from '../content.ts'
import { type PrintedReading, printed } from '../read-lines.ts'

/** A text as it was read: the readings, best first, and the acts of a text that holds several. */
export interface ReadText {
  readonly understanding: Understanding
  readonly readings: readonly PrintedReading[]
  readonly parts: readonly PrintedReading[]
}

const port = createEmbeddedUnderstanding(countries, tongueTables)
type Agenda = ReturnType<typeof agendaTermsOf>
const openings = new Map<string, { readonly view: SeatView; readonly agenda: Agenda }>()

function openingOf(campaignId: string) {
  const known = openings.get(campaignId)
  if (known) return known
  const campaign = shippedCampaign(campaignId)
  if (!campaign) throw new RangeError(`no campaign ${campaignId}`)
  const opening = { view: neutralView(campaign, countries.countries), agenda: agendaTermsOf(campaign) }
  openings.set(campaignId, opening)
  return opening
}

/** Reads a text in a view, by default at the opening of its campaign. @throws when there is no such campaign. */
export async function readText(campaignId: string, text: string, view?: SeatView): Promise<ReadText> {
  const opening = openingOf(campaignId)
  const understanding = await port.understand({ text, view: view ?? opening.view, agenda: opening.agenda })
  const { issues } = opening.view
  return {
    understanding,
    readings: understanding.readings.map((reading) => printed(reading, issues)),
    parts: (understanding.parts ?? []).map((part) => printed(part, issues)),
  }
}
