import type { ProcedurePack } from '@placard/engine'

/** A member state from `content/countries`; only the fields that a session needs. */
export interface Country {
  /** ISO 3166 alpha-3, upper case. */
  readonly iso3: string
  /** ISO 3166 alpha-2, lower case: the file name of its flag. */
  readonly iso2: string
  readonly name: string
  /** The name of its delegate, where no campaign has written one. */
  readonly delegateName: string
  readonly blocs: readonly string[]
  readonly unGroup: string
  readonly permanentMember: boolean
}

/** A country's position by its votes: −1…1, +1 is the Western end of the Assembly; see `content/stances`. */
export interface CountryStance {
  readonly idealPoint: number | null
  readonly blocMean: number | null
  readonly topics: Readonly<Record<string, { readonly theta: number }>>
}

/** The member states and their voting records, from the content files. */
export interface World {
  readonly countries: readonly Country[]
  /** By ISO alpha-3 code. */
  readonly stances: Readonly<Record<string, CountryStance>>
  /** Rules of procedure by pack name; a session whose pack is missing has only the motion to vote. */
  readonly procedures?: Readonly<Record<string, ProcedurePack>>
}

/** The member state of that code; undefined when there is none. */
export function countryOf(world: World, iso3: string): Country | undefined {
  return world.countries.find((country) => country.iso3 === iso3)
}

/**
 * The voting record of a country.
 * @throws {RangeError} for a country without one: every member state has a record, so the content is broken.
 */
export function stanceOf(world: World, iso3: string): CountryStance {
  const stance = Object.hasOwn(world.stances, iso3) ? world.stances[iso3] : undefined
  if (!stance) throw new RangeError(`stanceOf: no voting record for ${iso3}`)
  return stance
}

/** Roll-call order: English alphabetical, ignoring accents, the same on every host. */
export function byEnglishName(left: { readonly name: string }, right: { readonly name: string }): number {
  const [a, b] = [plainName(left.name), plainName(right.name)]
  return a < b ? -1 : a > b ? 1 : 0
}

function plainName(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
