import type { CountryStance } from '@placard/application'
import { compareNames, withCountryName } from './country-name.ts'

/** A member state as the page shows it: its names, flag and region. */
export interface Country {
  /** ISO 3166 alpha-3, upper case. */
  readonly iso3: string
  /** ISO 3166 alpha-2, lower case: the file name of its flag. */
  readonly iso2: string
  readonly name: string
  /** The name on its placard, in mixed case. */
  readonly placardName: string
  /** The name of its delegate, where no campaign has written one. */
  readonly delegateName: string
  readonly officialAliases: readonly string[]
  readonly demonym: string
  readonly demonyms: readonly string[]
  readonly region: string
  readonly unGroup: string
  readonly capital: string
  readonly blocs: readonly string[]
  readonly permanentMember: boolean
  readonly smallIslandState: boolean
  readonly leastDeveloped: boolean
}

/** All member states with their voting records; fits the application's `World`. */
export interface CountryWorld {
  /** In alphabetical order of their names. */
  readonly countries: readonly Country[]
  readonly byCode: ReadonlyMap<string, Country>
  readonly stances: Readonly<Record<string, CountryStance>>
}

/** Loads the content files lazily, not with the page. Rejects when that fails; may be retried. */
export async function loadWorld(): Promise<CountryWorld> {
  const [list, records] = await Promise.all([
    import('@placard/content/countries/countries.json'),
    import('@placard/content/stances/stances.json'),
  ])
  return worldFrom(list.default.countries, records.default.countries)
}

/** Sorts and shapes the files' content for the pages, in their language. */
export function worldFrom(countries: readonly Country[], stances: CountryWorld['stances']): CountryWorld {
  const sorted = countries.map(withCountryName).sort((one, other) => compareNames(one.name, other.name))
  return { countries: sorted, byCode: new Map(sorted.map((country) => [country.iso3, country])), stances }
}
