import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { World } from '@placard/application'
import countries from '@placard/content/countries/countries.json' with { type: 'json' }
import stances from '@placard/content/stances/stances.json' with { type: 'json' }
import { Campaign } from '@placard/contract'
import { ROOT } from './processes.ts'

/** Names of all member states. */
export const states = countries

/** The member states with their voting records. */
export const world: World = { countries: countries.countries, stances: stances.countries }

/** A shipped campaign. */
export function campaignOf(id: string): Campaign {
  return Campaign.parse(JSON.parse(readFileSync(path.join(ROOT, 'content/campaigns', `${id}.json`), 'utf8')))
}
