import { folded } from '../language/word-starts.ts'
import type { Country } from './countries.ts'
import { compareNames } from './country-name.ts'

/** A found country, and the alternative name that matched, if any. */
export interface CountryMatch {
  readonly country: Country
  readonly by: string | undefined
}

/** Normalises a name for matching: no case, no accents, one kind of apostrophe, single spaces. */
function comparable(name: string): string {
  return folded(name).replaceAll(/[’‘`]/g, "'").replaceAll(/[-.]/g, ' ').replaceAll(/\s+/g, ' ').trim()
}

/** Rank of a match: 0 the whole name, 1 its beginning, 2 the beginning of a word, 3 anywhere in it. */
function fit(name: string, typed: string): number | undefined {
  const text = comparable(name)
  if (text === typed) return 0
  if (text.startsWith(typed)) return 1
  if (text.includes(` ${typed}`)) return 2
  return typed.length >= 3 && text.includes(typed) ? 3 : undefined
}

/** Kinds of name in order of rank; tie-break between equal matches. */
function namesOf(country: Country): readonly (readonly string[])[] {
  return [
    [country.name, country.placardName],
    [country.iso3, country.iso2],
    country.officialAliases,
    [country.demonym, ...country.demonyms],
    [country.capital],
  ]
}

interface Ranked extends CountryMatch {
  readonly rank: number
}

function ranked(country: Country, typed: string): Ranked | undefined {
  const found = namesOf(country).flatMap((names, kind) =>
    names.flatMap((name) => {
      const fits = fit(name, typed)
      // A code is short, so it must match whole.
      const isLoose = kind === 1 && fits !== 0
      return fits === undefined || isLoose ? [] : [{ rank: fits * 10 + kind, by: kind < 2 ? undefined : name }]
    }),
  )
  const best = found.sort((one, other) => one.rank - other.rank)[0]
  return best && { country, ...best }
}

/**
 * Countries that match the typed text by name, code, other names, demonym or capital; best match first, then by name.
 * An empty text matches all of them.
 */
export function searchCountries(countries: readonly Country[], typed: string): readonly CountryMatch[] {
  const wanted = comparable(typed)
  if (wanted === '') return countries.map((country) => ({ country, by: undefined }))
  return countries
    .flatMap((country) => ranked(country, wanted) ?? [])
    .sort((one, other) => one.rank - other.rank || compareNames(one.country.name, other.country.name))
    .map(({ country, by }) => ({ country, by }))
}
