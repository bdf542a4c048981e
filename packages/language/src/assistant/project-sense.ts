import type { ChatProject } from '@placard/application'
import { rulesIn } from '../text/procedure-names.ts'
import type { AssistantCountry } from './content.ts'

/** What a conversation's project says, as far as the assistant can use it. */
export interface ProjectSense {
  readonly country: AssistantCountry | undefined
  readonly topics: readonly string[]
  readonly committee: string
}

/** Nothing known of a conference. */
export const NOTHING_KNOWN: ProjectSense = { country: undefined, committee: '', topics: [] }

/** The topic that is meant without being named; undefined where there are several, or none. */
export function onlyTopicOf(sense: ProjectSense | undefined): string | undefined {
  const [only, other] = sense?.topics ?? []
  return other === undefined ? only : undefined
}

/** The sense of a project; a country that is no member state is none. */
export function projectSense(
  { country, topics, committee }: ChatProject,
  countries: readonly AssistantCountry[],
): ProjectSense {
  return { topics, committee, country: countries.find(({ iso3 }) => iso3 === country?.code) }
}

/** What belongs to a delegation and not to a person: "my voting record". */
const OF_DELEGATION =
  'positions?|stances?|polic(?:y|ies)|interests?|voting record|votes?|voting|record|allies|enemies|opponents|rivals|blocs?|memberships|capital'
/** What a person has too: "our opinion" is the delegation's, "my opinion" the person's own. */
const OF_BOTH = 'views?|opinions?|line|friends|partners?|neighbou?rs?|groups?'
const BETWEEN = "(?:own |country's |usual |official )?"
const OUR_STATE = /\b(?:our|my) (?:country|delegation|state|nation|government)\b/gi
const OUR_THINGS = new RegExp(
  `\\b(?:our(?= ${BETWEEN}(?:${OF_DELEGATION}|${OF_BOTH})\\b)|my(?= ${BETWEEN}(?:${OF_DELEGATION})\\b))`,
  'gi',
)
const WE_DO =
  /\b(do|did|does|would|should|will|have|has|can|could|must) we (?=(?:usually |really |always |ever )?(?:vote|voted|think|say|said|want|stand|support|supported|oppose|opposed|agree|disagree|belong)\b)/gi
/** What delegates do in the room, whichever state they speak for: "How do we vote on an amendment?" */
const PROCEDURE =
  /\b(?:amendments?|motions?|caucus(?:es)?|points? of|clauses?|drafts?(?! resolutions? (?:on|about|\d))|(?<!draft )resolutions?(?! (?:on|about|\d))|working papers?|speakers?'? list|placards?|agenda)\b/i
/** "us" in small letters, as "US" is a state of its own. */
const WITH_US =
  /\b((?:[Vv]ot(?:es?|ed|ing)|[Aa]gree[sd]?|[Ss]ide[sd]?|[Aa]llied|[Aa]lign(?:s|ed)?)(?: \w+)? (?:with|like|against)|[Ll]ike) us\b(?! to\b)/g
const OUR_TOPIC = /\b(?:our|my) (?:topic|agenda item)\b/gi
const OUR_COMMITTEE = /\b(?:our|my) (?:committee|council|organ)\b/gi

/** A message as it reads to somebody who knows the project: "our position" is that of its country. */
export function saidInProject(text: string, { country, topics, committee }: ProjectSense): string {
  const topic = onlyTopicOf({ country, topics, committee })
  // what users typed goes in as it stands, and not as a pattern
  const withTopic = topic === undefined ? text : text.replace(OUR_TOPIC, () => topic)
  const placed = committee === '' ? withTopic : withTopic.replace(OUR_COMMITTEE, () => committee)
  if (country === undefined) return placed
  const name = country.name
  return placed
    .replace(OUR_STATE, () => name)
    .replace(OUR_THINGS, () => `${name}'s`)
    .replace(WE_DO, (said, verb: string) => (isProcedural(placed, verb) ? said : `${verb} ${name} `))
    .replace(WITH_US, (_, verb: string) => `${verb} ${name}`)
}

/** Whether "we" are any delegates: a question on the rules; one for what was done is for the record. */
function isProcedural(text: string, verb: string): boolean {
  return rulesIn(text).length > 0 || (verb.toLowerCase() !== 'did' && PROCEDURE.test(text))
}
