import file from '@placard/content/countries/countries.json' with { type: 'json' }
import stances from '@placard/content/stances/stances.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { worldFrom } from './countries.ts'
import { searchCountries } from './country-search.ts'
import { itemAfterKey } from './use-combobox.ts'

const { countries } = worldFrom(file.countries, stances.countries)

function first(typed: string): string | undefined {
  return searchCountries(countries, typed)[0]?.country.iso3
}

describe('finding a country', () => {
  it.each([
    { typed: 'Kenya', iso3: 'KEN', because: 'that is its name' },
    { typed: 'ken', iso3: 'KEN', because: 'a code is whole, while no name is' },
    { typed: 'cote d', iso3: 'CIV', because: 'accents and apostrophes are not typed' },
    { typed: 'ivory coast', iso3: 'CIV', because: 'an old name is known' },
    { typed: 'uk', iso3: 'GBR', because: 'a whole alias comes before the beginning of Ukraine' },
    { typed: 'ukr', iso3: 'UKR', because: 'by then it is no alias any more' },
    { typed: 'america', iso3: 'USA', because: 'people say so' },
    { typed: 'dutch', iso3: 'NLD', because: 'demonyms count' },
    { typed: 'Nairobi', iso3: 'KEN', because: 'so do capitals' },
    { typed: 'guinea', iso3: 'GIN', because: 'the whole name comes before Guinea-Bissau and Papua New Guinea' },
    { typed: '  new   zea', iso3: 'NZL', because: 'spaces are not counted' },
    { typed: 'niger', iso3: 'NER', because: 'the whole name comes before Nigeria' },
  ] as const)('“$typed” finds $iso3 first: $because', ({ typed, iso3 }) => {
    expect(first(typed)).toBe(iso3)
  })

  it('finds all member states, by name, when nothing is typed', () => {
    const all = searchCountries(countries, ' ')
    expect(all).toHaveLength(193)
    expect(all.slice(0, 2).map(({ country }) => country.name)).toEqual(['Afghanistan', 'Albania'])
  })

  it('says by which other name a country was found', () => {
    expect(searchCountries(countries, 'ivory')[0]?.by).toBe('Ivory Coast')
    expect(searchCountries(countries, 'kenya')[0]?.by).toBeUndefined()
  })

  it('finds both countries of a shared demonym', () => {
    const found = searchCountries(countries, 'congolese').map(({ country }) => country.iso3)
    expect(found.slice(0, 2).sort()).toEqual(['COD', 'COG'])
  })

  it('finds nothing for what is no country', () => {
    expect(searchCountries(countries, 'atlantis')).toEqual([])
  })
})

describe('moving in the list', () => {
  it.each([
    { key: 'ArrowDown', from: -1, to: 0, because: 'the first is next to nothing' },
    { key: 'ArrowDown', from: 9, to: 0, because: 'the end leads round' },
    { key: 'ArrowUp', from: 0, to: 9, because: 'so does the beginning' },
    { key: 'PageDown', from: 5, to: 9, because: 'a page stops at the end' },
    { key: 'PageUp', from: 3, to: 0, because: 'and at the beginning' },
    { key: 'x', from: 3, to: undefined, because: 'letters are typed' },
  ] as const)('$key goes from $from to $to: $because', ({ key, from, to }) => {
    expect(itemAfterKey(key, from, 10)).toBe(to)
  })

  it('goes nowhere in an empty list', () => {
    expect(itemAfterKey('ArrowDown', -1, 0)).toBeUndefined()
  })
})
