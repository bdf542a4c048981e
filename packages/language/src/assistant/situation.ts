import { NOTHING_KNOWN, type ProjectSense } from './project-sense.ts'
import type { NameReader } from './states.ts'

/** What a message tells of the conference that somebody prepares for. */
export interface Told {
  /** The country, committee and topics that it names; empty where it only says that there is a conference. */
  readonly sense: ProjectSense
  /** Whether it says nothing else, so that it asks for no answer of another kind. */
  readonly isAll: boolean
  /** Whether it asks and orders nothing, though it tells of other things as well. */
  readonly isStatement: boolean
}

/** Greetings and requests for help around it. */
const FILLER =
  /^(?:(?:so|and|ok(?:ay)?|well|hi|hello|hey|please|pls|thanks|thank you|there|also|um+)\s*)*(?:(?:can|could|would) (?:you|u|anybody|someone) (?:please |pls )?help(?: me| us)?(?: out)?(?: please)?|(?:please )?help(?: me| us)?(?: out)?(?: please)?|i(?:'m| am|m) (?:so |really |very |kinda )?(?:nervous|scared|lost|stuck|terrified|new here|shy|a (?:first|second)-timer)|i (?:did(?:n'?t| not)|have(?:n'?t| not)) (?:prepared?|done|read) (?:anything|nothing|much)(?: at all| yet)?|i (?:have|got|have got|'ve got) no (?:idea|clue)(?: what.*| where.*| how.*)?|i know nothing(?: about .*)?|not (?:the )?[a-z]{3,20}|i (?:need|want|could use) (?:some |your )?help|i (?:do not|don'?t|dont) know (?:where|how) to (?:start|begin))?$/i
const PARTS =
  /[,.;!?\n]+\s*|\s+(?:and|but|because|cause|cuz|since)\s+(?=(?:(?:honestly|actually|now) )?(?:my|our|the|i|i'm|we|we're|topic|committee)\b)|\s+(?=(?:i|we)(?:'m| am|'ve| have|'re| are) (?:my|our|a|an|in|at|representing|the|got)\b)/i

const CONFERENCE =
  /^(?:(?:so|and|it'?s|it is|this is|hi|hey|omg|help|the)\s+)*(?:(?:i|we)(?:'ve| have| got|'m| am| are|'re)?\s+(?:have\s+|got\s+|going to\s+|in\s+|at\s+|doing\s+|attending\s+)*)?(?:my|our|a|an|the)?\s*(?:very )?(?:first(?: ever)?|next|school|big)?\s*(?:time (?:at|in|doing) )?(?:mun|model un|(?:mun |model un )?conference|simulation|(?:first )?committee(?: session)?)(?:\s+(?:is|starts|begins|soon|next|this|in|on|tomorrow|today|coming|up|the|a|an|like|about|min(?:ute)?s?|hours?|few|two|three|four|\d+|weeks?|days?|months?|week(?:end)?|monday|tuesday|wednesday|thursday|friday|saturday|sunday))*$/i

const IS_MINE =
  "(?:(?:so|and|well|ok|hi|hey|yes|yeah|now|this time|hello|honestly|i just (?:found out|learned|heard)(?: that)?|next (?:conf|conference|mun|time|week))\\s+)*(?:i(?:'m| am|m)|we(?:'re| are)|(?:i|we)(?:'ve| have)? (?:just )?(?:got|been|was|were)(?: (?:given|assigned))?|(?:i|we) have|(?:i|we)(?:'ll| will)? (?:take|pick|choose|go with)|they (?:gave|assigned) (?:me|us)|(?:my|our) (?:country|delegation|assignment|seat)(?: is|:)?|(?:i|we)(?:'ll| will) (?:be|represent)|(?:i|we) (?:represent|play))"
const AS_DELEGATE =
  '(?:\\s+(?:(?:a |the )?(?:team|pair|group|delegation)(?: of (?:two|three|four|\\d))? (?:for|from|of)|representing|going to be|going to represent|the|a|delegate|delegates|delegation|of|doing|playing|as|being|assigned|to|country))*'
const ORGAN =
  'general assembly|human rights council|security council|economic and social council|(?:first|second|third|fourth|fifth|sixth) committee|[a-z ]{0,40}(?:council|assembly|agency|cabinet|court|parliament)(?: of [a-z ]{3,40})?|[a-z ]{0,40}(?:committee|commission|programme|summit|forum|conference|organi[sz]ation|office)(?: (?:on|for|of) [a-z ]{3,40})?|disec|sochum|specpol|ecofin|legal|hrc|unhrc|unsc|sc|unga|ga ?[1-6]|ga|who|unep|unicef|unesco|unhcr|undp|ecosoc|csw|iaea|ilo|fao|unodc|icj|unfccc|nato|asean|cnd|ccpcj|un women|wto|imf|eu|au'
const COUNTRY = new RegExp(
  `^${IS_MINE}${AS_DELEGATE}\\s*(?:(?:in|at|on|for)\\s+(?:the\\s+)?(?<committee>${ORGAN}))?(?:\\s+(?:on|about|discussing|with)\\s+(?:the (?:topic|issue) (?:of\\s+)?)?(?<topic>.{3,100}))?\\s*$`,
  'i',
)
const COMMITTEE = new RegExp(
  `^(?:(?:so|and|well|ok)\\s+)*(?:(?:(?:my|our|the) )?committee(?: is|:)|(?:i'm|i am|im|we're|we are) in|it'?s)\\s+(?:(?:the|an?)\\s+)?(?<committee>${ORGAN})(?:\\s+(?:on|about)\\s+(?<topic>.{3,100}))?$`,
  'i',
)
const TOPIC =
  /^(?:(?:so|and|well|ok|now)\s+)*(?:(?:i|we)(?:'ve)? (?:have|got) )?(?:(?:my|our|the)\s+)?(?:topics?|agenda(?: items?)?)(?:\s+(?:is|are|will be)|\s*:|(?=\s+(?!was\b|changed\b|should\b|can\b|has\b|for\b|of\b|sentences?\b|choice\b|names?\b|that\b|which\b|i\b|we\b|by\b|and\b|or\b|in\b)))\s*(?:about |on |of |the )?(?<topic>.{3,100})$/i

/** "It's now child labour", after another topic was named. */
const TOPIC_NOW = /^(?:(?:so|and|but|ok)\s+)*it(?:'?s| is| has) (?:now|changed to)\s+(?<topic>[^?]{3,60})$/i
/** "… for a conference on sanctions." */
const TOPIC_OF =
  /\b(?:for|at|have|attending|preparing) (?:an?|my|our) (?:\w+ )?(?:conference|mun|simulation) (?:on|about) (?<topic>[^?]{3,60})$/i
/** "We're in GA1 btw, not the Security Council." */
const ASIDE = /\s+(?:(?:btw|by the way|lol|haha|actually|too)\b\s*)?(?:,?\s*not (?:the )?[\w ]+)?$/i
/** "I don't agree with anything they say about gender equality." */
const TOPIC_DISPUTED =
  /\bagree with (?:anything|what|most of what|a word) (?:they|we|it|my country)\b.{0,16}\b(?:about|on) (?<topic>[^,.?!]{3,60})$/i
/** A topic that breaks off: "LGBT rights in". */
const DANGLING = /(?:\s+(?:in|on|of|for|the|and|at|to|with))+$/i

/** Longest message that is read for it, in UTF-16 code units: whoever writes more writes of something else. */
const TEXT_MOST = 400

const MINE = new RegExp(`\\b${IS_MINE}\\b`, 'i')
/** "I'm Chad, not Cuba." */
const NOT_OTHER = /\bnot\s+(?:the )?[\p{L} ]+$/iu

/** What a message tells of the conference that somebody prepares for; undefined when it tells nothing of one. */
export function toldIn(text: string, names: NameReader): Told | undefined {
  if (text.length > TEXT_MOST) return undefined
  const parts = text
    .replaceAll('’', "'")
    .trim()
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const plain = parts.map((part) => (FILLER.test(part) ? undefined : toldInPart(part, names)))
  const told = plain.map(
    (one, at) => one ?? (FILLER.test(parts[at] ?? '') ? undefined : bareIn(parts, at, plain, names)),
  )
  const senses = told.filter((one) => one !== undefined)
  if (senses.length === 0) return undefined
  const sense = senses.reduce(withTold)
  const others = parts.filter((part, at) => told[at] === undefined && !FILLER.test(part))
  const isSeated = sense.country !== undefined || sense.topics.length > 0
  const isStatement = isSeated && !text.includes('?') && !others.some(wantsMore)
  return { sense, isAll: others.length === 0, isStatement }
}

const REPLY_WORDS_MOST = 8
/** What is no reply to "Which country?" or "What is the topic?". */
const NO_REPLY =
  /\?|^(?:what|how|why|who|which|when|where|can|could|do|does|is|are|compare|write|draft|make|give|check|explain|tell|show|help|let'?s|yes|no|ok|okay|i|we|not|none|nothing|any|later|never|thanks?)\b/i
const BEFORE_NAME =
  /^(?:[\s,.;:]*\b(?:it'?s|it is|its|for|as|on|about|the|and|delegation|delegate|of|topic|is)\b)*[\s,.;:]*/i

/** What a bare reply tells that follows a question for the country or the topic: "Japan", "about food security". */
export function repliedIn(
  text: string,
  { country, committee, topics }: ProjectSense,
  names: NameReader,
): Told | undefined {
  if (text.split(/\s+/).length > REPLY_WORDS_MOST || NO_REPLY.test(text.trim())) return undefined
  const named = names.namedIn(text)
  const rest = named.rest.replace(BEFORE_NAME, '').replace(/[\s.,;!]+$/, '')
  const [given, other] = named.countries
  if (country === undefined && given !== undefined && other === undefined && rest === '')
    return { sense: { ...NOTHING_KNOWN, country: given }, isAll: true, isStatement: true }
  const topic = text
    .trim()
    .replace(BEFORE_NAME, '')
    .replace(/[\s.,;!]+$/, '')
  const isAsked = topics.length === 0 && (country !== undefined || committee !== '')
  return isAsked && topic.length > 3
    ? { sense: { ...NOTHING_KNOWN, topics: [topic] }, isAll: true, isStatement: true }
    : undefined
}

const OWN_COUNTRY =
  /^(?:(?:and|what about|how about|what does|what is|for)\s+)*(?:my|our) (?:country|delegation|state)\b[^.!]{0,40}$/i

/** Whether a message asks of the sender's country, which only they can name. */
export const asksOfOwnCountry = (text: string): boolean => OWN_COUNTRY.test(text.trim())

/** Whether a part asks or orders something, and tells no more of how things are. */
const WANTS =
  /^(?:did|does|do|has|have|was|were|is|are)\b|\b(?:what|how|why|who|which|when|where|can|could|should|would|do i|is it|write|draft|make|give|need|want|help|tell|show|explain|check|argue|compare|be the|prove|please|pls|something|plan|speech|clauses?|papers?|resolution|brief|quiz|note)\b/i
const wantsMore = (part: string): boolean => WANTS.test(part)

/** What is known with what is told newly; a topic that is told alone takes the place of those before. */
export function withTold(before: ProjectSense, told: ProjectSense): ProjectSense {
  return {
    country: told.country ?? before.country,
    committee: told.committee === '' ? before.committee : told.committee,
    topics: told.topics.length === 0 ? before.topics : told.topics,
  }
}

/** What a part tells by a name alone: "Nigeria, UNHRC, topic is …" tells a seat, and "Nigeria" by itself tells nothing. */
function bareIn(
  parts: readonly string[],
  at: number,
  told: readonly (ProjectSense | undefined)[],
  names: NameReader,
): ProjectSense | undefined {
  const bare = bareSense(parts[at] ?? '', names)
  // names alone tell nothing in a question: "and India? closer to them or to the US"
  const isAsked = parts.some((part) => ASKS_OF_NAMES.test(part))
  const isToldBeside =
    told.some((one) => one !== undefined) ||
    (!isAsked && parts.some((part, other) => other !== at && bareSense(part, names)))
  return isToldBeside ? bare : undefined
}

function bareSense(part: string, names: NameReader): ProjectSense | undefined {
  if (BARE_ORGAN.test(part)) return { ...NOTHING_KNOWN, committee: part }
  const { countries, rest } = names.namedIn(part)
  const [country, other] = countries
  if (country === undefined || other !== undefined || part.split(/\s+/).length > BARE_WORDS_MOST) return undefined
  // an adjective names no seat: "Cuban missile crisis"
  const isAdjective = [country.demonym, ...country.demonyms].some((one) => new RegExp(`\\b${one}\\b`, 'i').test(part))
  if (isAdjective) return undefined
  const topic = rest.replace(/^[\s,:-]*(?:on|about|topic)?[\s,:-]*/i, '').trim()
  if (topic === '') return { ...NOTHING_KNOWN, country }
  return NO_BARE_TOPIC.test(rest) ? undefined : { ...NOTHING_KNOWN, country, topics: [topic] }
}

const ASKS_OF_NAMES = /^(?:and|or|so|what about|how about|compare|who|which|what|how)\b|\b(?:them|closer|close|than)\b/i
const BARE_WORDS_MOST = 8
const BARE_ORGAN = new RegExp(`^(?:the )?(?:${ORGAN})$`, 'i')
/** Words of sentences, which no bare topic has. */
const NO_BARE_TOPIC =
  /\b(?:i|i'm|we|you|he|she|they|it|is|are|was|were|do|does|did|has|have|had|will|would|should|can|could|must|not|who|what|which|how|why|from|against|with|like|vs|versus|my|your|said|says|write|speech|ok|thanks|please|then|too|also|instead)\b/i

function toldInPart(part: string, names: NameReader): ProjectSense | undefined {
  if (CONFERENCE.test(part)) return NOTHING_KNOWN
  const topic = (part.match(TOPIC) ?? part.match(TOPIC_NOW) ?? part.match(TOPIC_OF) ?? part.match(TOPIC_DISPUTED))
    ?.groups?.topic
  if (topic !== undefined) return { ...NOTHING_KNOWN, topics: [topic.replace(DANGLING, '')] }
  const committee = (part.match(COMMITTEE) ?? part.replace(ASIDE, '').match(COMMITTEE))?.groups
  if (committee !== undefined) return senseOf(undefined, committee)
  const { countries, rest } = names.namedIn(part)
  const [country, other] = countries
  if (country !== undefined && other !== undefined && NOT_OTHER.test(part) && MINE.test(part))
    return { ...NOTHING_KNOWN, country }
  const mine = country !== undefined && other === undefined ? rest.match(COUNTRY) : null
  return mine === null ? undefined : senseOf(country, mine.groups ?? {})
}

function senseOf(
  country: ProjectSense['country'],
  { committee = '', topic }: { readonly [name: string]: string | undefined },
): ProjectSense {
  return { country, committee: committee.trim(), topics: topic === undefined ? [] : [topic.trim()] }
}
