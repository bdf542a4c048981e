import type { Country, CountryStance, World } from '@placard/application'

const NAMES = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel', 'India', 'Juliett']
const TOPICS = ['me', 'nu', 'di', 'hr', 'co', 'ec'] as const

/** A fictional member state: `aCountry(0)` is Alpha, code AAA. */
export function aCountry(index = 0, changes: Partial<Country> = {}): Country {
  const name = NAMES[index % NAMES.length] ?? 'Alpha'
  const letter = name.charAt(0)
  return {
    iso3: letter.repeat(3),
    iso2: letter.toLowerCase().repeat(2),
    name,
    delegateName: `Delegate ${name}`,
    blocs: index % 2 === 0 ? ['G77'] : [],
    unGroup: 'African',
    permanentMember: index < 2,
    ...changes,
  }
}

interface StanceChanges {
  readonly idealPoint?: number
  /** The stance on every topic not named in `topics`. */
  readonly everywhere?: number
  readonly topics?: Readonly<Record<string, number>>
}

/** A voting record; by default countries are spread over the scale, each topic in its own order. */
function aStance(index: number, { idealPoint, everywhere, topics }: StanceChanges): CountryStance {
  const spread = (salt: number) => (((index * 7 + salt * 3) % NAMES.length) / (NAMES.length - 1)) * 1.6 - 0.8
  return {
    idealPoint: idealPoint ?? spread(0),
    blocMean: null,
    topics: Object.fromEntries(
      TOPICS.map((topic, salt) => [topic, { theta: topics?.[topic] ?? everywhere ?? spread(salt) }]),
    ),
  }
}

/** Ten member states, AAA to JJJ, with voting records spread over the scale. Stances can be set by code. */
export function aWorld(stances: Readonly<Record<string, StanceChanges>> = {}): World {
  const countries = NAMES.map((_, index) => aCountry(index))
  return {
    countries,
    stances: Object.fromEntries(countries.map(({ iso3 }, index) => [iso3, aStance(index, stances[iso3] ?? {})])),
  }
}
