import type { Campaign } from '@placard/contract'
import { drawFrom } from '@placard/engine'
import { nearestTo } from './relations.ts'
import { byEnglishName, type Country, countryOf, type World } from './world.ts'

/** A person who takes a seat; without a country the seed draws one of the member states. */
export interface Participant {
  readonly userId: string
  /** The person's name as a delegate, shown in the room. */
  readonly name: string
  /** ISO alpha-3, upper case. */
  readonly country?: string | undefined
}

type AuthoredSeat = Campaign['seats'][number]

/**
 * A country in its seat. `authored` is the part written for exactly this country, `standsIn` the part that an alternate
 * inherits.
 */
export interface Sitting {
  readonly country: Country
  readonly person: Participant | undefined
  readonly authored: AuthoredSeat | undefined
  readonly standsIn: AuthoredSeat | undefined
}

/** Why the table cannot be seated; each names the field at fault. */
export type RosterRefusal = 'unknown-country' | 'country-taken' | 'too-many-people' | 'no-people'

export type Roster =
  | { readonly ok: true; readonly sittings: readonly Sitting[] }
  | { readonly ok: false; readonly rejection: RosterRefusal }

/** Most people at one table. */
const PEOPLE_MAX = 4

/**
 * Seats one to four people and the campaign's AI delegates, in English alphabetical order. A person who takes an
 * authored country displaces it, and the first of its alternates not yet seated fills that seat, so that the number of
 * AI delegates stays the same; with no alternate left, the country with the nearest votes does.
 */
export function rosterOf(campaign: Campaign, people: readonly Participant[], seed: number, world: World): Roster {
  if (people.length === 0) return { ok: false, rejection: 'no-people' }
  if (people.length > PEOPLE_MAX) return { ok: false, rejection: 'too-many-people' }
  const chosen = people.flatMap(({ country }) => (country === undefined ? [] : [country]))
  if (chosen.some((code) => !countryOf(world, code))) return { ok: false, rejection: 'unknown-country' }
  if (new Set(chosen).size < chosen.length) return { ok: false, rejection: 'country-taken' }
  const taken = new Set(chosen)
  const seated: Sitting[] = people.map((person, index) => {
    const country = person.country ?? drawCountry(world, seed, index, taken)
    taken.add(country)
    const authored = campaign.seats.find((seat) => seat.country === country)
    return { country: known(world, country), person, authored, standsIn: undefined }
  })
  return { ok: true, sittings: [...seated, ...delegates(campaign, world, taken)].sort(inRollCallOrder) }
}

/** Draws a free member state uniformly by the seed. */
function drawCountry(world: World, seed: number, person: number, taken: ReadonlySet<string>): string {
  const free = sortedCodes(world).filter((code) => !taken.has(code))
  const country = free[drawFrom(seed, `country ${person}`) % free.length]
  if (country === undefined) throw new RangeError('drawCountry: every member state is taken')
  return country
}

/** Codes of all member states in alphabetical order; sorted once per world. */
function sortedCodes({ countries }: World): readonly string[] {
  const known = codesInOrder.get(countries)
  if (known) return known
  const codes = countries.map(({ iso3 }) => iso3).sort()
  codesInOrder.set(countries, codes)
  return codes
}

const codesInOrder = new WeakMap<World['countries'], readonly string[]>()

function delegates(campaign: Campaign, world: World, people: ReadonlySet<string>): Sitting[] {
  const taken = new Set([...people, ...campaign.seats.map(({ country }) => country)])
  return campaign.seats.map((seat) => {
    if (!people.has(seat.country)) {
      return { country: known(world, seat.country), person: undefined, authored: seat, standsIn: undefined }
    }
    const free = world.countries.map(({ iso3 }) => iso3).filter((code) => !taken.has(code))
    const alternate = seat.alternates.find((code) => !taken.has(code)) ?? nearestTo(world, seat.country, free)
    if (alternate === undefined) throw new RangeError('rosterOf: no country is left to seat')
    taken.add(alternate)
    return { country: known(world, alternate), person: undefined, authored: undefined, standsIn: seat }
  })
}

function known(world: World, iso3: string): Country {
  const country = countryOf(world, iso3)
  if (!country) throw new RangeError(`rosterOf: ${iso3} is not a member state`)
  return country
}

function inRollCallOrder(left: Sitting, right: Sitting): number {
  return byEnglishName(left.country, right.country)
}
