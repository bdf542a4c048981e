import type { ChatProject } from '@placard/application'
import type { AssistantCountry } from './content.ts'

/** What a conversation's project says, as far as the assistant can use it. */
export interface ProjectSense {
  readonly country: AssistantCountry | undefined
  readonly topics: readonly string[]
  readonly committee: string
}

/** The sense of a project; a country that is no member state is none. */
export function projectSense(
  { country, topics, committee }: ChatProject,
  countries: readonly AssistantCountry[],
): ProjectSense {
  return { topics, committee, country: countries.find(({ iso3 }) => iso3 === country?.code) }
}

/** What belongs to a delegation: "our position", "my voting record". */
const OF_DELEGATION =
  'positions?|stances?|polic(?:y|ies)|views?|opinions?|line|interests?|voting record|votes?|voting|record|allies|friends|partners?|neighbou?rs?|enemies|opponents|rivals|blocs?|groups?|memberships|capital'
const OUR_STATE = /\b(?:our|my) (?:country|delegation|state|nation|government)\b/gi
const OUR_THINGS = new RegExp(`\\b(?:our|my)(?= (?:own |country's |usual |official )?(?:${OF_DELEGATION})\\b)`, 'gi')
const WE_DO =
  /\b(do|did|does|would|should|will|have|has|can|could|must) we (?=(?:usually |really |always |ever )?(?:vote|voted|think|say|said|want|stand|support|supported|oppose|opposed|agree|disagree|belong)\b)/gi
const WITH_US = /\b(votes?|voted|agrees?|sides?|allied|like|with|against) us\b/gi
const OUR_TOPIC = /\b(?:our|my) (?:topic|issue|agenda item|agenda)\b/gi
const OUR_COMMITTEE = /\b(?:our|my) (?:committee|council|organ)\b/gi

/** A message as it reads to somebody who knows the project: "our position" is that of its country. */
export function saidInProject(text: string, { country, topics, committee }: ProjectSense): string {
  const [topic, other] = topics
  // what users typed goes in as it stands, and not as a pattern
  const withTopic = topic === undefined || other !== undefined ? text : text.replace(OUR_TOPIC, () => topic)
  const placed = committee === '' ? withTopic : withTopic.replace(OUR_COMMITTEE, () => committee)
  if (country === undefined) return placed
  const name = country.name
  return placed
    .replace(OUR_STATE, () => name)
    .replace(OUR_THINGS, () => `${name}'s`)
    .replace(WE_DO, (_, verb: string) => `${verb} ${name} `)
    .replace(WITH_US, (_, verb: string) => `${verb} ${name}`)
}
