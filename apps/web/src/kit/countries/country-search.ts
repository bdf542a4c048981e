import type { Country } from './countries.ts'

/** A country found, and the other name it was found by, if any. */
export interface CountryMatch {
  readonly country: Country
  readonly by: string | undefined
}

/** As people type names: no case, no accents, one kind of apostrophe, single spaces. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[-.]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** How well a name fits what was typed: 0 whole, 1 its beginning, 2 the beginning of a word, 3 anywhere in it. */
function fit(name: string, typed: string): number | undefined {
  const text = folded(name)
  if (text === typed) return 0
  if (text.startsWith(typed)) return 1
  if (text.includes(` ${typed}`)) return 2
  return typed.length >= 3 && text.includes(typed) ? 3 : undefined
}

/** Kinds of name, best first: of two equal fits the one by the better kind comes first. */
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
      // A code is short: only whole does it mean anything.
      const isLoose = kind === 1 && fits !== 0
      return fits === undefined || isLoose ? [] : [{ rank: fits * 10 + kind, by: kind < 2 ? undefined : name }]
    }),
  )
  const best = found.sort((one, other) => one.rank - other.rank)[0]
  return best && { country, ...best }
}

/**
 * Countries that go by what was typed: name, code, other names, demonym or capital; the best fit first, then by name.
 * Nothing typed finds all of them.
 */
export function searchCountries(countries: readonly Country[], typed: string): readonly CountryMatch[] {
  const wanted = folded(typed)
  if (wanted === '') return countries.map((country) => ({ country, by: undefined }))
  return countries
    .flatMap((country) => ranked(country, wanted) ?? [])
    .sort((one, other) => one.rank - other.rank || one.country.name.localeCompare(other.country.name, 'en'))
    .map(({ country, by }) => ({ country, by }))
}
