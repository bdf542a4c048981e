import type { AssistantCountry } from './content.ts'
import { onlyTopicOf } from './project-sense.ts'
import type { Conversation, Intent } from './request.ts'
import type { Named } from './states.ts'

/** "Need numbers for a speech about refugees": material for a text, and not the text. */
const MATERIAL =
  /\b(?:numbers?|facts?|statistics?|stats|figures?|data|evidence)\b.{0,16}\bfor (?:a|an|my|the|our) (?:\w+ )?(?:speech|paper|position paper|resolution)\b.{0,12}?\b(?:on|about) (?<topic>.{3,80})$/i
/** "Give me 3 points I can use about nuclear disarmament"; not points of order. */
const POINTS =
  /\b(?:give|list|show|tell|need|want|some|few)\b.{0,16}\b(?:talking |key |main |good |strong )*(?:points?|arguments?)\b(?! of (?:information|order|inquiry|personal|privilege)).{0,40}?\b(?:on|about) (?<topic>.{3,80})$/i
const ENDS = /[\s,.!?]*\b(?:asap|pls|please|thx|thanks|quick(?:ly)?)?[\s,.!?]*$/i

/** "Which countries should I go and talk to first", "who do I not want to work with". */
const ALLIES =
  /\b(?:which|what) (?:countries|delegations|delegates|states)\b.{0,24}\b(?:talk (?:to|with)|approach|work with|go to|meet|lobby)\b|\bwho(?:m)? (?:should|do|could|can|would) (?:i|we) (?:\w+ ){0,4}(?:talk to|approach|work with|go to|team up|ally|lobby|avoid)\b|\bwho (?:would|will|could|can|might) be (?:my|our) (?:allies|friends|partners|enemies|opponents)\b/i

/** "Give me the best argument for Italy and the best against." */
const BOTH_SIDES =
  /\barguments?\b.{0,40}\bfor\b.{0,30}\band\b.{0,20}\bagainst\b|\bpros and cons\b|\barguments? (?:on|of|for) both sides\b/i
/** "What's their actual position at the UN?" */
const OWN_LINE =
  /^(?:(?:ok(?:ay)?|and|so|but)[\s,]+)*what(?:'s|s| is| was) (?:their|my|our) (?:(?:actual|real|official|exact|country'?s?) )*(?:position|stance|policy|line)\b(?! paper)/i

/** What a country holds on what is talked about. */
function lineOf(country: AssistantCountry, before: Conversation | undefined): Intent {
  const topic = onlyTopicOf(before?.project) ?? before?.topic
  return topic === undefined ? { kind: 'country', country, about: 'all' } : { kind: 'stance', country, topic }
}

/** An order for material on a topic: its facts, or what the user's country says on it. */
export function materialIn(text: string, { countries }: Named, before: Conversation | undefined): Intent | undefined {
  const facts = topicIn(text, MATERIAL)
  if (facts !== undefined) return { kind: 'question', text: `facts on ${facts}` }
  const own = countries[0] ?? before?.project?.country ?? before?.country
  if (ALLIES.test(text) && own !== undefined) return { kind: 'neighbours', country: own }
  if (OWN_LINE.test(text) && own !== undefined) return lineOf(own, before)
  const told = before?.project?.topics[0] ?? before?.topic
  if (BOTH_SIDES.test(text) && told !== undefined) return { kind: 'question', text: `pros and cons of ${told}` }
  const topic = topicIn(text, POINTS)
  const country: AssistantCountry | undefined = countries[0] ?? before?.project?.country
  if (topic === undefined || country === undefined || countries.length > 1) return undefined
  return { kind: 'stance', country, topic }
}

const topicIn = (text: string, pattern: RegExp) => text.match(pattern)?.groups?.topic?.replace(ENDS, '')
