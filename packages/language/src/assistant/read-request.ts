import { rulesIn } from '../text/procedure-names.ts'
import { tongueOf } from '../text/tongues.ts'
import type { AssistantCountry } from './content.ts'
import { courtesyOf, withoutPoliteness } from './courtesy-rules.ts'
import { crisisIn } from './crisis.ts'
import { followUp } from './follow-up.ts'
import { argueIn, checkIn, clauseIn, facetIn, speechIn } from './read-orders.ts'
import type { Intent, Request } from './request.ts'
import type { Named, NameReader } from './states.ts'

const MESSAGE_MOST = 8000

/** Reads the intent of a message; a short one may be a follow-up to the previous request. */
export function readRequest(message: string, before: Request | undefined, names: NameReader): Request {
  const text = message.slice(0, MESSAGE_MOST)
  const crisis = crisisIn(text)
  if (crisis !== undefined) return plain({ kind: 'crisis', tongue: crisis })
  const check = checkIn(text, before?.intent)
  if (check !== undefined) return plain(check)
  const tongue = tongueOf(text)
  if (tongue !== 'en') return plain({ kind: 'foreign', tongue })
  const courtesy = courtesyOf(text)
  if (courtesy !== undefined) return plain({ kind: 'courtesy', courtesy })
  if (HELP.test(text.trim()))
    return plain({ kind: 'question', text: 'examples of abilities and limits of the assistant' })
  const asked = withoutPoliteness(text)
  const named = names.namedIn(asked)
  const on = followUp(asked, before, named)
  if (on !== undefined) return on
  return { intent: orderIn(asked, named) ?? knowledgeIn(asked, named), isShort: isShortWanted(asked) }
}

/** Messages that only ask how to begin. */
const HELP =
  /^(?:help(?: me)?(?: please)?|what (?:can|do|could) you do(?: for me)?|how can you help(?: me)?|what can i (?:ask|do)(?: you| here)*|what now|menu|options|commands|start|how do i begin)[\s?!.]*$/i

const plain = (intent: Intent): Request => ({ intent, isShort: false })

function isShortWanted(text: string): boolean {
  return /\b(?:in (?:one|a) (?:sentence|word|line)|in short|briefly|tl;?dr|short (?:answer|version)|keep it short)\b/i.test(
    text,
  )
}

/** A request to write something: a clause, a speech, an argument. */
function orderIn(text: string, named: Named): Intent | undefined {
  return clauseIn(text) ?? speechIn(text, named) ?? argueIn(text)
}

const SECRETS =
  /\b(?:secret agendas?|hidden agendas?|reservation (?:value|point|utility)s?|secret(?:ly)? (?:wants?|aims?|goals?)|hidden weights?|walk-?away points? of)\b/i
const LIKENESS =
  /\b(?:compare|comparison|versus|vs\.?|differ(?:ence|ent)?|similar(?:ly|ity)?|agree(?:ment)?|alike|same way|vote together|align(?:ed|ment)?|closer|opposed?)\b/i
const NEIGHBOURS =
  /\b(?:who|which (?:countries|states|nations|delegations))\b.*\b(?:votes? (?:most )?(?:like|similar|with|the same)|close(?:st)?|allies|ally|similar|agrees? with|thinks? like|aligned)\b|\b(?:allies|closest partners?|voting partners?|friends|like-?minded)\b/i
const VOTED =
  /\b(?:how (?:did|does|do|has|have)|what did|did)\b.*\bvot(?:e|ed|es|ing)\b|\bvot(?:e|ed|ing) (?:record )?on\b|\bvoting record\b/i
const STANCE =
  /\b(?:supports?|opposes?|favou?rs?|position|stance|policy|views?|opinion|stand|think|thinks|line|interests?|attitude|want|wants)\b/i
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
function knowledgeIn(text: string, named: Named): Intent {
  if (SECRETS.test(text) && !/\bwhat (?:is|are) (?:a |the )?secret agendas?\b/i.test(text)) return { kind: 'secrets' }
  return statesIn(text, named) ?? rulesAskedIn(text) ?? { kind: 'question', text }
}

function statesIn(text: string, named: Named): Intent | undefined {
  const [first, second] = named.countries
  if (first !== undefined && second !== undefined && LIKENESS.test(text)) {
    return { kind: 'compare', countries: [first, second] }
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

function countryIn(text: string, country: AssistantCountry, named: Named): Intent | undefined {
  if (NEIGHBOURS.test(text)) return { kind: 'neighbours', country }
  if (/\bcapital\b(?! punishment)/i.test(text)) return { kind: 'country', country, about: 'capital' }
  const topic = topicIn(text)
  if (VOTED.test(text) && topic !== undefined) return { kind: 'votes', country, topic }
  if (GROUPS.test(text) || named.blocs.length > 0) return { kind: 'country', country, about: 'groups' }
  if (STANCE.test(text) && topic !== undefined) return { kind: 'stance', country, topic }
  const isAbout = STANCE.test(text) || VOTED.test(text) || /\b(?:about|facts?|profile|research|overview)\b/i.test(text)
  const isAlone = text.replace(/^(?:what|who|where)(?:'s| is) (?:the )?/i, '').split(/\s+/).length <= 2
  return isAbout || isAlone ? { kind: 'country', country, about: 'all' } : undefined
}

const TOPIC =
  /\b(?:vot(?:e|ed|es|ing)(?: record)? (?:on|about|regarding|for|against)|on|about|regarding|concerning|towards?|to|of .{2,40}? on)\s+(?:the (?:issue|question|topic) of\s+|the\s+)?(.{3,160}?)[?.!]*$/i

/** The topic of a question about a country: what follows "on" or "about", unless that is the country itself. */
function topicIn(text: string): string | undefined {
  const found =
    text.match(/\b(?:on|regarding|concerning|towards?)\s+(.{3,160}?)[?.!]*$/i)?.[1] ??
    text.match(/\b(?:supports?|opposes?|favou?rs?)\s+(.{3,160}?)[?.!]*$/i)?.[1] ??
    text.match(TOPIC)?.[1]
  if (found === undefined) return undefined
  const topic = found.replace(/^(?:the|its)\s+/i, '').trim()
  return /^[A-Z]?[a-z]+$/.test(topic) && /^[A-Z]/.test(topic) ? undefined : topic
}

function rulesAskedIn(text: string): Intent | undefined {
  if (CAMPAIGNS.test(text)) return { kind: 'campaigns' }
  const [rule, other] = rulesIn(text)
  const facet = facetIn(text)
  if (PRECEDENCE.test(text) && /council|consensus|assembly/i.test(text)) {
    return { kind: 'precedence', pack: packIn(text) ?? 'general-assembly' }
  }
  if (rule !== undefined && other === undefined && facet !== undefined) return { kind: 'rule', rule, facet }
  return undefined
}

function packIn(text: string): 'general-assembly' | 'security-council' | 'consensus' | undefined {
  if (/security council|\bUNSC\b/i.test(text)) return 'security-council'
  return /consensus/i.test(text) ? 'consensus' : /assembly/i.test(text) ? 'general-assembly' : undefined
}
