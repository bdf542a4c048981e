import type { AssistantCountry } from './content.ts'
import type { Conversation, Intent } from './request.ts'
import type { Named } from './states.ts'

/** "Need numbers for a speech about refugees": material for a text, and not the text. */
const MATERIAL =
  /\b(?:numbers?|facts?|statistics?|stats|figures?|data|evidence)\b.{0,16}\bfor (?:a|an|my|the|our) (?:\w+ )?(?:speech|paper|position paper|resolution)\b.{0,12}?\b(?:on|about) (?<topic>.{3,80})$/i
/** "Give me 3 points I can use about nuclear disarmament"; not points of order. */
const POINTS =
  /\b(?:give|list|show|tell|need|want|some|few)\b.{0,16}\b(?:talking |key |main |good |strong )*(?:points?|arguments?)\b(?! of (?:information|order|inquiry|personal|privilege)).{0,40}?\b(?:on|about) (?<topic>.{3,80})$/i
const ENDS = /[\s,.!?]*\b(?:asap|pls|please|thx|thanks|quick(?:ly)?)?[\s,.!?]*$/i

/** An order for material on a topic: its facts, or what the user's country says on it. */
export function materialIn(text: string, { countries }: Named, before: Conversation | undefined): Intent | undefined {
  const facts = topicIn(text, MATERIAL)
  if (facts !== undefined) return { kind: 'question', text: `facts on ${facts}` }
  const topic = topicIn(text, POINTS)
  const country: AssistantCountry | undefined = countries[0] ?? before?.project?.country
  if (topic === undefined || country === undefined || countries.length > 1) return undefined
  return { kind: 'stance', country, topic }
}

const topicIn = (text: string, pattern: RegExp) => text.match(pattern)?.groups?.topic?.replace(ENDS, '')
