import { readdirSync, readFileSync } from 'node:fs'
import type { World } from '@placard/application'
import { Campaign } from '@placard/contract'
import countriesFile from '../../content/countries/countries.json' with { type: 'json' }
import { shippedPacks } from '../../content/procedure/packs.ts'
import stancesFile from '../../content/stances/stances.json' with { type: 'json' }

const FOLDER = new URL('../../content/campaigns/', import.meta.url)

/** The member states with their voting records and the rules of procedure, as shipped. */
export const shippedWorld: World = {
  countries: countriesFile.countries,
  stances: stancesFile.countries,
  procedures: shippedPacks,
}

/** Ids of the shipped campaigns. */
export function shippedCampaignIds(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()
}

/** The shipped campaign of that id; undefined when there is none. */
export function shippedCampaign(id: string): Campaign | undefined {
  if (!shippedCampaignIds().includes(id)) return undefined
  return Campaign.parse(JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), 'utf8')))
}
