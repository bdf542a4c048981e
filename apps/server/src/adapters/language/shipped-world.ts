import type { World } from '@placard/application'
import countries from '@placard/content/countries/countries.json' with { type: 'json' }
import { shippedPacks } from '@placard/content/procedure/packs.ts'
import stances from '@placard/content/stances/stances.json' with { type: 'json' }

/** The member states with their voting records and the rules of procedure, as shipped. */
export const shippedWorld: World = {
  countries: countries.countries,
  stances: stances.countries,
  procedures: shippedPacks,
}
