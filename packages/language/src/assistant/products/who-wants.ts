import type { AssistantWorld, Topic, TopicInterest } from '../content.ts'
import { shortName } from '../states.ts'
import { listed } from './prose.ts'

const NAMES_MOST = 6

/** The states and groups of an interest by their names. */
export function namesOf({ countries, blocs }: TopicInterest, world: AssistantWorld): readonly string[] {
  const states = countries.flatMap((code) => {
    const country = world.countries.find(({ iso3 }) => iso3 === code)
    return country === undefined ? [] : [shortName(country)]
  })
  const groups = blocs.map((id) => groupName(id, world))
  return [...states, ...groups]
}

/** A group's name in a sentence, with its article where it has one. */
export function groupName(id: string, world: AssistantWorld): string {
  const name = world.blocs.find((bloc) => bloc.id === id)?.name ?? id
  return name.includes(' ') ? `the ${name}` : name
}

/** Who asks for a measure, or resists it, in a list; empty when nobody does. */
export function namesBehind(
  topic: Topic,
  id: string,
  what: 'wants' | 'resists',
  world: AssistantWorld,
  without = '',
): string {
  const names = topic.interests.filter((one) => one[what].includes(id)).flatMap((one) => namesOf(one, world))
  return listed([...new Set(names)].filter((name) => name !== without).slice(0, NAMES_MOST))
}
