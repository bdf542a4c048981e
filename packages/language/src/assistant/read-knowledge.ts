import { rulesIn } from '../text/procedure-names.ts'
import { termsOf } from '../text/terms.ts'
import type { AssistantCountry } from './content.ts'
import { focusIn } from './read-comparison.ts'
import { facetIn } from './read-orders.ts'
import type { Intent } from './request.ts'
import type { Named } from './states.ts'

/** Questions for what happened of late. */
const NEWS =
  /\b(?:what(?:'s| is| has)?|anything|did|who|has|is|any)\b.{0,40}\b(?:happen\w*|going on|went on|new|news|decided?|voted?|said|won)\b.{0,30}\b(?:today|yesterday|tonight|this (?:week|morning|month)|last (?:night|week|month)|right now|these days|lately)\b|\b(?:latest|breaking|today's|current) news\b/i

const SECRETS =
  /\b(?:secret agendas?|hidden agendas?|reservation (?:value|point|utility)s?|secret(?:ly)? (?:wants?|aims?|goals?)|hidden weights?|walk-?away points? of)\b/i
const LIKENESS =
  /\b(?:compare|comparison|versus|vs\.?|differ(?:ence|ent)?|similar(?:ly|ity)?|agree(?:ment)?|alike|same way|(?:vote|voting|voted|votes)\b.{0,20}\b(?:the )?(?:same|like|equal(?:ly)?|together|alike|different(?:ly)?)|align(?:ed|ment)?|closer|opposed?)\b/i
const NEIGHBOURS =
  /\b(?:enem(?:y|ies)|opponents?|rivals?|team up|partner with|work with|ally with)\b|\b(?:who|which (?:countries|states|nations|delegations))\b.*\b(?:vot(?:e|es|ed|ing) (?:most |more |mostly )?(?:like|similar|with|the same)|close(?:st)?|allies|ally|similar|agrees? with|thinks? like|aligned)\b|\b(?:allies|closest partners?|voting partners?|friends|like-?minded)\b/i
const VOTED =
  /\b(?:how (?:did|does|do|has|have)|what did|did)\b.*\bvot(?:e|ed|es|ing)\b|\bvot(?:e|ed|ing) (?:record )?on\b|\bvoting record\b/i
const STANCE =
  /\b(?:supports?|opposes?|favou?rs?|position|stance|policy|views?|opinion|stand|think|thinks|says?|line|interests?|attitude|want|wants)\b/i
const GROUPS = /\b(?:blocs?|groups?|grouping|member of|belong|regional group|memberships?|alliances?)\b/i
/** Facts of countries that the content does not have: saying so is better than an answer beside the point. */
const NOT_HELD =
  /\b(?:populat\w+|mayor|hotels?|dish|dishes|celebrit\w+|inhabitants|president|prime minister|king|queen|chancellor|currency|gdp|language|religion|weather|climate in|flag|history|food|cuisine|visa|area|travel|trip|flight|tourist\w*|hotel|anthem|football|army|minister of|head of (?:state|government)|area|size|time zone|president's)\b/i
const MEMBERS = /\b(?:who|which|list|members?|what|countries|part of|belongs?|how many|in)\b/i
const CAMPAIGNS =
  /\b(?:which|what|list|show|all|how many)\b.{0,30}\bcampaigns\b(?!.*\b(?:work|count|last|month|score|plan)\b)|\bcampaigns (?:are there|can i play|do you have|exist)|\b(?:easiest|hardest|best|first|good) campaign\b/i
const PRECEDENCE =
  /\b(?:precedence|order)\b.*\bmotions?\b|\bmotions?\b.*\b(?:precedence|in order of)\b|\b(?:which|what|list|all) (?:the )?motions\b.*\b(?:council|consensus|assembly)\b/i

/** A request for knowledge: of countries, rules, campaigns, or anything in the guide. */
export function knowledgeIn(text: string, named: Named): Intent {
  if (SECRETS.test(text) && !/\bwhat (?:is|are) (?:a |the )?secret agendas?\b/i.test(text)) return { kind: 'secrets' }
  if (NEWS.test(text)) return { kind: 'news' }
  return statesIn(text, named) ?? rulesAskedIn(text) ?? { kind: 'question', text }
}

function statesIn(text: string, named: Named): Intent | undefined {
  const [first, second] = named.countries
  if (first !== undefined && second !== undefined && LIKENESS.test(text)) {
    return { kind: 'compare', countries: [first, second], ...focusIn(text) }
  }
  if (first !== undefined && !NOT_HELD.test(text)) return countryIn(text, first, named)
  const [bloc] = named.blocs
  if (bloc !== undefined && MEMBERS.test(text) && isAboutMembers(text)) return { kind: 'bloc', bloc }
  return undefined
}

function isAboutMembers(text: string): boolean {
  return (
    /\b(?:who(?:'s| is| are)? in|members?|which (?:countries|states)|countries in|belongs? to|part of|how many|list)\b/i.test(
      text,
    ) || /^(?:what|who) (?:is|are) (?:the )?[\w-]+\??$/i.test(text.trim())
  )
}

/** "Saudi Arabia on women's rights": what follows the name alone. */
const NAME_AND_TOPIC = /^\s*on\s+(?<topic>[^.?!,;]{3,60})/i

function countryIn(text: string, country: AssistantCountry, named: Named): Intent | undefined {
  const topicAfter = named.rest.match(NAME_AND_TOPIC)?.groups?.topic
  if (topicAfter !== undefined && named.countries.length === 1)
    return { kind: 'stance', country, topic: topicAfter.trim() }
  if (NEIGHBOURS.test(text)) return { kind: 'neighbours', country }
  if (/\bcapital\b(?! punishment)/i.test(text)) return { kind: 'country', country, about: 'capital' }
  const topic = topicIn(text)
  if (VOTED.test(text) && topic !== undefined) return { kind: 'votes', country, topic }
  if (GROUPS.test(text) || named.blocs.length > 0) return { kind: 'country', country, about: 'groups' }
  if (STANCE.test(text) && topic !== undefined) return { kind: 'stance', country, topic }
  const own = termsOf(named.rest).filter((term) => !OF_COUNTRIES.has(term))
  if (own.length > 0 && (topic === undefined || !VOTED.test(text))) {
    return STANCE.test(text) && topic !== undefined ? { kind: 'stance', country, topic } : undefined
  }
  const isAbout =
    STANCE.test(text) ||
    VOTED.test(text) ||
    /\b(?:about|facts?|profile|research|overview|brief|represent\w*|prepare|assigned)\b/i.test(text)
  const isAlone = text.replace(/^(?:what|who|where)(?:'s| is) (?:the )?/i, '').split(/\s+/).length <= 2
  return isAbout || isAlone ? { kind: 'country', country, about: 'all' } : undefined
}

/** Words that ask about a country as such. */
const OF_COUNTRIES = new Set(
  termsOf(
    'country countries brief profile facts overview research position stance policy foreign views opinion vote votes voting voted record general assembly united nations un summary information info line interests thinks support supports oppose opposes attitude prepare represent representing delegate delegation assigned main key important usual usually',
  ),
)

const TOPIC =
  /\b(?:vot(?:e|ed|es|ing)(?: record)? (?:on|about|regarding|for|against)|on|about|regarding|concerning|towards?|to|of .{2,40}? on)\s+(?:the (?:issue|question|topic) of\s+|the\s+)?(.{3,160}?)[?.!]*$/i

/** Words around the topic that are no part of it: "stuff about …", "… between 2010 and 2019". */
const AROUND_TOPIC =
  /^(?:(?:the|its|any|some|all|stuff|things?|issues?|texts?|resolutions?|votes?|about|on|of|related to|to do with)\s+)+|\s+(?:(?:between|from) \d{4} (?:and|to|until) \d{4}|(?:since|before|after|until|in) \d{4}|(?:at|in) the (?:un|united nations|ga|general assembly))(?=[\s?.!]*$)/gi

/** The next sentence, or what the user says of themselves. */
const AFTER_SENTENCE = /(?:[.?!]\s|,?\s(?:and|but|so) (?:honestly |now )?i\b).*$/is

/** The topic of a question about a country: what follows "on" or "about", unless that is the country itself. */
function topicIn(text: string): string | undefined {
  const found =
    text.match(/\b(?:on|regarding|concerning|towards?)\s+(.{3,160}?)[?.!]*$/i)?.[1] ??
    text.match(/\b(?:supports?|opposes?|favou?rs?)\s+(.{3,160}?)[?.!]*$/i)?.[1] ??
    text.match(TOPIC)?.[1]
  if (found === undefined) return undefined
  const topic = found.replace(AFTER_SENTENCE, '').replace(AROUND_TOPIC, '').trim()
  return /^[A-Z]?[a-z]+$/.test(topic) && /^[A-Z]/.test(topic) ? undefined : topic
}

const RULE_WORDS = 16

function rulesAskedIn(text: string): Intent | undefined {
  if (CAMPAIGNS.test(text)) return { kind: 'campaigns' }
  const [rule, other] = rulesIn(text)
  const facet = facetIn(text)
  if (PRECEDENCE.test(text) && /council|consensus|assembly/i.test(text)) {
    return { kind: 'precedence', pack: packIn(text) ?? 'general-assembly' }
  }
  // a long message asks more than one thing of a rule
  const isBrief = text.split(/\s+/).length <= RULE_WORDS
  if (rule !== undefined && other === undefined && facet !== undefined && isBrief) return { kind: 'rule', rule, facet }
  return undefined
}

function packIn(text: string): 'general-assembly' | 'security-council' | 'consensus' | undefined {
  if (/security council|\bUNSC\b/i.test(text)) return 'security-council'
  return /consensus/i.test(text) ? 'consensus' : /assembly/i.test(text) ? 'general-assembly' : undefined
}
