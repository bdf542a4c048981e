import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import file from './countries/countries.json' with { type: 'json' }

const { blocs, countries } = file
const codes = new Set(countries.map(({ iso3 }) => iso3))

function membersOf(bloc: string): string[] {
  return countries.filter((country) => country.blocs.includes(bloc)).map(({ iso3 }) => iso3)
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** As a reader of typed text would compare names: no case, no accents, one kind of apostrophe. */
function folded(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
}

describe('the member states', () => {
  it('are 193, each with codes of its own, in code order', () => {
    expect(countries).toHaveLength(193)
    expect(codes.size).toBe(193)
    expect(new Set(countries.map(({ iso2 }) => iso2)).size).toBe(193)
    expect(countries.map(({ iso3 }) => iso3)).toEqual([...codes].sort())
  })

  it.each([
    { iso3: 'VAT', because: 'the Holy See is an observer, though common lists flag it as a member' },
    { iso3: 'PSE', because: 'the State of Palestine is an observer' },
    { iso3: 'TWN', because: 'the seat of China has been held by Beijing since 1971' },
    { iso3: 'YUG', because: 'Serbia carries its own code' },
    { iso3: 'COK', because: 'the Cook Islands sit in AOSIS and not in the Assembly' },
  ])('do not include $iso3: $because', ({ iso3 }) => {
    expect(codes.has(iso3)).toBe(false)
  })

  it('each have codes, names, a capital and a flag', () => {
    const flags = join(import.meta.dirname, '../node_modules/circle-flags/flags')
    for (const { iso3, iso2, name, placardName, demonym, capital } of countries) {
      expect(iso3).toMatch(/^[A-Z]{3}$/)
      expect(iso2).toMatch(/^[a-z]{2}$/)
      for (const text of [name, placardName, demonym, capital]) expect(text).toMatch(/^\S.*\S$/)
      expect(placardName.length, name).toBeLessThanOrEqual(32)
      expect(existsSync(join(flags, `${iso2}.svg`)), `the flag of ${name}`).toBe(true)
    }
  })

  it('each have a delegate of their own name, whom no campaign has', () => {
    const authored = readdirSync(join(import.meta.dirname, 'campaigns'))
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) =>
        readFileSync(join(import.meta.dirname, 'campaigns', name), 'utf8').match(/(?<="delegateName": ")[^"]+/g),
      )
    const names = countries.map(({ delegateName }) => delegateName)
    for (const name of names) expect(name).toMatch(/^[\p{L}][\p{L}’' -]{4,26}\p{L}$/u)
    expect(authored.length).toBeGreaterThan(40)
    expect(repeated([...names, ...new Set(authored)].map((name) => folded(name ?? '')))).toEqual([])
  })

  it('can be told apart by every name and alias, and by demonym but for two pairs', () => {
    const names = countries.flatMap(({ name, placardName, officialAliases }) => [
      ...new Set([name, placardName, ...officialAliases].map(folded)),
    ])
    expect(repeated(names)).toEqual([])
    const demonyms = countries.flatMap(({ demonym, demonyms }) => [...new Set([demonym, ...demonyms])])
    expect(repeated(demonyms).sort()).toEqual(['Congolese', 'Dominican', 'Dominicans'])
  })

  it('lie on the globe, none where another lies, in the hemisphere they belong to', () => {
    for (const { iso3, lat, lon } of countries) {
      expect(Math.abs(lat), iso3).toBeLessThan(70)
      expect(Math.abs(lon), iso3).toBeLessThanOrEqual(180)
      expect(Math.round(lat * 100) / 100, iso3).toBe(lat)
      expect(Math.round(lon * 100) / 100, iso3).toBe(lon)
    }
    expect(repeated(countries.map(({ lat, lon }) => `${lat} ${lon}`))).toEqual([])
    for (const { iso3, lon } of countries.filter(({ region }) => region === 'Americas')) {
      expect(lon, iso3).toBeLessThan(-34)
    }
    for (const { iso3, lat, lon } of countries.filter(({ region }) => region === 'Europe')) {
      expect(lat, iso3).toBeGreaterThan(35)
      expect(lon, iso3).toBeGreaterThan(-25)
    }
  })
})

describe('regions and groups', () => {
  const countOf = (key: 'region' | 'unGroup', value: string) =>
    countries.filter((country) => country[key] === value).length

  it.each([
    ['Africa', 54],
    ['Americas', 35],
    ['Asia', 47],
    ['Europe', 43],
    ['Oceania', 14],
  ])('count in %s %i members', (region, count) => {
    expect(countOf('region', region)).toBe(count)
  })

  it.each([
    { group: 'African', count: 54, because: 'every African member' },
    { group: 'Asia-Pacific', count: 54, because: 'Cyprus and Kiribati with it, Israel and Türkiye not' },
    { group: 'Eastern European', count: 23, because: 'the South Caucasus with it' },
    { group: 'Latin American and Caribbean', count: 33, because: 'the Americas without the United States and Canada' },
    {
      group: 'Western European and Others',
      count: 29,
      because: '28 members and the United States, which takes part as one',
    },
  ])('count in the $group group $count: $because', ({ group, count }) => {
    expect(countOf('unGroup', group)).toBe(count)
  })
})

describe('blocs', () => {
  it('each have the members they say, and no country names an unknown one', () => {
    const known = blocs.map(({ id }) => id)
    for (const { id, memberCount } of blocs) expect(membersOf(id), id).toHaveLength(memberCount)
    for (const country of countries) {
      for (const bloc of country.blocs) expect(known).toContain(bloc)
      expect(country.blocs).toEqual([...new Set(country.blocs)].sort())
    }
  })

  it.each([
    { bloc: 'P5', count: 5, because: 'Charter, article 23' },
    { bloc: 'LDC', count: 44, because: 'since 13 December 2024' },
    { bloc: 'AOSIS', count: 37, because: '39 less the Cook Islands and Niue' },
    { bloc: 'AU', count: 54, because: '55 less one that is no member of the United Nations' },
    { bloc: 'G77', count: 133, because: '134 less the State of Palestine' },
    { bloc: 'NAM', count: 120, because: '121 less the State of Palestine' },
    { bloc: 'OIC', count: 56, because: '57 less the State of Palestine' },
    { bloc: 'CARICOM', count: 14, because: '15 less Montserrat' },
    { bloc: 'EU', count: 27, because: 'without the United Kingdom' },
    { bloc: 'NATO', count: 32, because: 'with Finland and Sweden' },
    { bloc: 'OECD', count: 38, because: 'with Latvia, Lithuania, Colombia and Costa Rica' },
    { bloc: 'OPEC', count: 12, because: 'without Angola, Ecuador, Indonesia and Qatar' },
    { bloc: 'ASEAN', count: 11, because: 'with Timor-Leste since October 2025' },
    { bloc: 'SCO', count: 10, because: 'with India, Pakistan, Iran and Belarus' },
    { bloc: 'BRICS', count: 10, because: 'with Indonesia since January 2025' },
    { bloc: 'ECOWAS', count: 12, because: 'without Burkina Faso, Mali and Niger since January 2025' },
    { bloc: 'MERCOSUR', count: 6, because: 'with Bolivia; Chile is an associate' },
  ])('count in $bloc $count members: $because', ({ bloc, count }) => {
    expect(membersOf(bloc)).toHaveLength(count)
  })

  it.each([
    { iso3: 'DOM', bloc: 'CARICOM', isMember: false, because: 'the Dominican Republic is no member, Dominica is' },
    { iso3: 'DMA', bloc: 'CARICOM', isMember: true, because: 'Dominica is' },
    { iso3: 'QAT', bloc: 'OPEC', isMember: false, because: 'left in January 2019' },
    { iso3: 'AGO', bloc: 'OPEC', isMember: false, because: 'left in January 2024' },
    { iso3: 'COG', bloc: 'OPEC', isMember: true, because: 'joined in 2018' },
    { iso3: 'COD', bloc: 'OPEC', isMember: false, because: 'the other Congo never did' },
    { iso3: 'STP', bloc: 'LDC', isMember: false, because: 'graduated in December 2024' },
    { iso3: 'BTN', bloc: 'LDC', isMember: false, because: 'graduated in December 2023' },
    { iso3: 'SSD', bloc: 'NAM', isMember: true, because: 'joined in January 2024' },
    { iso3: 'MEX', bloc: 'G77', isMember: false, because: 'left on joining the OECD' },
    { iso3: 'SGP', bloc: 'AOSIS', isMember: true, because: 'an island state, though rich' },
    { iso3: 'BHR', bloc: 'AOSIS', isMember: false, because: 'a small island developing state outside the alliance' },
  ])('know whether $iso3 is in $bloc: $because', ({ iso3, bloc, isMember }) => {
    expect(membersOf(bloc).includes(iso3)).toBe(isMember)
  })

  it('agree with the flags of a country', () => {
    for (const { blocs: own, permanentMember, smallIslandState, leastDeveloped } of countries) {
      expect(permanentMember).toBe(own.includes('P5'))
      expect(smallIslandState).toBe(own.includes('AOSIS'))
      expect(leastDeveloped).toBe(own.includes('LDC'))
    }
    expect(membersOf('P5')).toEqual(['CHN', 'FRA', 'GBR', 'RUS', 'USA'])
  })
})
