import type { Country, CountryWorld } from '../../kit/countries/countries.ts'
import { recordMessages } from './messages.en.ts'
import { agreementOf, distanceBetween } from './record.ts'
import type { Evidence } from './use-evidence.ts'

/** Props of the parts of a dossier about distances. */
export type DistanceProps = {
  country: Country
  /** ISO-3 codes of the room's other delegations. */
  others: readonly string[]
  evidence: Evidence
  world: CountryWorld
}

/** Distance of two members on the Assembly’s scale; undefined when either has no estimate. */
export function distanceIn({ stances }: Pick<CountryWorld, 'stances'>, one: string, other: string): number | undefined {
  return distanceBetween(stances[one]?.idealPoint, stances[other]?.idealPoint)
}

/** How often two members voted alike, in words. */
export function agreementText({ contested, members }: Evidence, one: string, other: string): string {
  const { same, both } = agreementOf(contested, members.indexOf(one), members.indexOf(other))
  return recordMessages.distance.agreement(same, both)
}
