import type { KnownNames } from './room.ts'

/** A state with its names. */
export interface NamedState {
  readonly iso3: string
  readonly name: string
  readonly placardName: string
  readonly officialAliases: readonly string[]
}

/** Longer names are read from papers, not said. */
const WORDS_MOST = 5

/** The names that states are called by, the first the one on the placard; from `content/countries`. */
export function bynamesOf(states: readonly NamedState[]): KnownNames['bynames'] {
  const byCode = new Map(states.map((state) => [state.iso3, namesOf(state)]))
  return (country) => byCode.get(country) ?? []
}

function namesOf({ name, placardName, officialAliases }: NamedState): readonly string[] {
  // "U.S." is said like "US"
  const said = [placardName, name, ...officialAliases].filter((alias) => !alias.includes('.'))
  return [...new Set(said)].filter((alias) => alias.split(' ').length <= WORDS_MOST)
}
