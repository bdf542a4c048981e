import type { AssistantWorld } from '../content.ts'
import { recordMessages } from '../record-messages.en.ts'
import { shortName } from '../states.ts'
import type { Matter } from './matter.ts'
import { paperMessages as words } from './paper-messages.en.ts'
import { groupName } from './who-wants.ts'

/** The country's position in the third person, and whose it is. */
export function positionText({ about: { country }, line, world }: Matter): string {
  if (country === undefined || line === undefined) return ''
  const [name, position] = [shortName(country), predicate(line.interest.position)]
  const isShared = line.interest.countries.length > 1 || line.interest.blocs.length > 0
  const isPlural = isShared && !/^[A-Z][a-z]*(?:[^s]s|ed)\b/.test(line.interest.position)
  switch (line.by.kind) {
    case 'own':
      return isPlural ? words.sharedPosition(name, position) : words.position(name, position)
    case 'group': {
      const say = isPlural ? words.membersPosition : words.groupPosition
      return say(name, groupName(line.by.bloc, world), position)
    }
    case 'votes':
      return (isPlural ? words.likeShared : words.likePosition)(name, shortName(line.by.like), position)
    case 'everybody':
      return words.mostPosition(name, line.interest.position)
  }
}

/** "Protects the Amazon" after its subject. */
function predicate(position: string): string {
  return position.charAt(0).toLowerCase() + position.slice(1)
}

/** Votes that must agree on a field: one alone may be filed anywhere. */
const FIELD_VOTES = 2

/** The field of recorded votes that a country's votes on the topic belong to. */
export function fieldOf({ votes }: Matter): string | undefined {
  const counts = new Map<string, number>()
  for (const id of votes.flatMap(({ vote }) => vote.topics)) counts.set(id, (counts.get(id) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most !== undefined && most[1] >= FIELD_VOTES ? most[0] : undefined
}

/** What the country mostly votes for in a field; undefined where its votes are too few. */
export function stanceText(iso3: string, field: string | undefined, world: AssistantWorld): string | undefined {
  const topic = field === undefined ? undefined : world.topics[field]
  const stance = field === undefined ? undefined : world.stances[iso3]?.topics[field]?.stance
  if (topic === undefined || typeof stance !== 'number') return undefined
  const { always, mostly, leans, between } = words.manners
  const far = Math.abs(stance)
  const manner = far >= 0.85 ? always : far >= 0.5 ? mostly : far >= 0.2 ? leans : between
  return words.stance(manner, stance >= 0 ? topic.plus : topic.minus)
}

/** "November 2018", from an ISO date. */
export function monthOf(date: string): string {
  return recordMessages.date(date).replace(/^\d+ /, '')
}
