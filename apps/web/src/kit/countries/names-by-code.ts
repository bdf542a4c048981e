import { countryName } from './country-name.ts'

/** Names of countries by their codes; without them the code is the fallback. Loaded when they are asked for. */
export async function namesByCode(): Promise<ReadonlyMap<string, string>> {
  const { default: list } = await import('@placard/content/countries/countries.json')
  return new Map(list.countries.map(({ iso3, name }) => [iso3, countryName(iso3, name)]))
}
