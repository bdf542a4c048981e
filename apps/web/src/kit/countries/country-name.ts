import { pageLanguage } from '../language/language.ts'
import { countryNames } from './country-names.en.ts'

type Named = { readonly iso3: string; readonly name: string; readonly placardName: string }

/** The name of a member state in the page's language; the English one where the language has none for it. */
export function countryName(iso3: string, english: string): string {
  return countryNames[iso3]?.name ?? english
}

/** A member state under the names of the page's language. The English ones stay among those by which it is found. */
export function withCountryName<State extends Named & { readonly officialAliases: readonly string[] }>(
  state: State,
): State {
  const names = countryNames[state.iso3]
  if (names === undefined) return state
  const { name, placardName = name } = names
  return { ...state, name, placardName, officialAliases: [...state.officialAliases, state.name, state.placardName] }
}

/** Compares names as the page's language sorts them. */
export function compareNames(one: string, other: string): number {
  return one.localeCompare(other, pageLanguage)
}
