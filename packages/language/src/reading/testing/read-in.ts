import { readFileSync } from 'node:fs'
import type { Reading } from '@placard/application'
import { Campaign } from '@placard/contract'
import countries from '../../../../../content/countries/countries.json' with { type: 'json' }
import { createEmbeddedUnderstanding } from '../embedded-understanding.ts'
import { agendaTermsOf, neutralView } from '../neutral-view.ts'

const port = createEmbeddedUnderstanding(countries)

function openingOf(campaignId: string) {
  const file = new URL(`../../../../../content/campaigns/${campaignId}.json`, import.meta.url)
  const campaign = Campaign.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { view: neutralView(campaign, countries.countries), agenda: agendaTermsOf(campaign) }
}

const openings = new Map<string, ReturnType<typeof openingOf>>()

/** The readings of a text at the opening of a shipped campaign, best first. */
export async function readIn(campaignId: string, text: string): Promise<readonly Reading[]> {
  const opening = openings.get(campaignId) ?? openingOf(campaignId)
  openings.set(campaignId, opening)
  return (await port.understand({ text, ...opening })).readings
}
