import { rulesIn } from '../text/procedure-names.ts'
import { otherSide } from './argue.ts'
import { facetIn } from './read-orders.ts'
import type { Intent, Request } from './request.ts'
import type { Named } from './states.ts'

/** Longest follow-up, in words; longer messages stand alone. */
const WORDS_MOST = 9

const SHORTER =
  /^(?:(?:make (?:it|that|this)|a bit|much|can you make it|say it|in|and|now) )*(?:short(?:er)?|brief(?:er|ly)?|tl;?dr|summar(?:y|ise|ize)(?: (?:it|that|this))?|in one sentence|more concise|less)\b/i
const LONGER =
  /^(?:(?:make (?:it|that|this)|a bit|can you make it|and|now) )*(?:long(?:er)?|more(?: detail(?:s|ed)?)?|go on|continue|tell me more|in detail|elaborate|expand)\b(?! (?:about|on) \w)/i
const OTHER_SIDE =
  /\b(?:other|opposite|opposing|my|flip|switch|swap|reverse)\b.{0,12}\bsides?\b|^(?:now )?(?:argue )?(?:the )?(?:opposite|reverse|contrary)\b|^(?:now )?(?:argue )?(for|against)(?: it)?$/i
const ABOUT_IT = /\b(?:it|its|that|this|them|one)\b|^(?:and|what about|how about|does|is|what|which|can|how)\b/i
const SWITCH = /^(?:and|what about|how about|now|same|the same|then|ok|also|or|try|do)\b/i

/** The request of a short follow-up message, derived from the previous one; undefined when the message stands alone. */
export function followUp(text: string, before: Request | undefined, named: Named): Request | undefined {
  if (before === undefined || text.split(/\s+/).length > WORDS_MOST) return undefined
  const { intent } = before
  if (SHORTER.test(text)) return { intent: shorter(intent), isShort: true }
  const changed = changedBy(text, intent, named)
  if (changed !== undefined) return { intent: changed, isShort: false }
  if (LONGER.test(text)) return { intent: longer(intent), isShort: false }
  return undefined
}

function shorter(intent: Intent): Intent {
  return intent.kind === 'speech' ? { ...intent, seconds: 60 } : intent
}

function longer(intent: Intent): Intent {
  if (intent.kind === 'speech') return { ...intent, seconds: 90 }
  if (intent.kind === 'question') return { kind: 'more', of: intent.text }
  if (intent.kind === 'rule') return { ...intent, facet: 'whole' }
  return intent
}

function changedBy(text: string, intent: Intent, named: Named): Intent | undefined {
  switch (intent.kind) {
    case 'argue':
      return intent.side !== undefined && OTHER_SIDE.test(text)
        ? { ...intent, side: sideAfter(text, intent.side) }
        : undefined
    case 'speech':
      return speechAfter(text, intent, named)
    case 'clause':
      return clauseAfter(text, intent)
    case 'rule':
      return ruleAfter(text, intent)
    case 'question': {
      const [rule] = rulesIn(intent.text)
      return rule === undefined ? undefined : ruleAfter(text, { kind: 'rule', rule, facet: 'whole' })
    }
    default:
      return statesAfter(text, intent, named)
  }
}

function sideAfter(text: string, side: 'for' | 'against'): 'for' | 'against' {
  const named = text.match(/^(?:now )?(?:argue )?(for|against)(?: it)?$/i)?.[1]?.toLowerCase()
  return named === 'for' || named === 'against' ? named : otherSide(side)
}

/** A topic given in reply to a question for one: neither a question nor a new request. */
function topicGiven(text: string): string | undefined {
  if (/\?|^(?:what|how|why|who|which|when|compare|draft|write|check|explain)\b/i.test(text)) return undefined
  const topic = text
    .replace(/^(?:on|about|the topic is|topic:?)\s+/i, '')
    .replace(/[.!]+$/, '')
    .trim()
  return topic.length > 2 ? topic : undefined
}

function speechAfter(text: string, wish: Extract<Intent, { kind: 'speech' }>, named: Named): Intent | undefined {
  if (wish.topic === '') {
    const topic = topicGiven(text)
    return topic === undefined ? undefined : { ...wish, topic, country: named.countries[0] ?? wish.country }
  }
  const seconds = /\b(?:90|ninety)\b/.test(text) ? 90 : /\b(?:60|sixty)\b/.test(text) ? 60 : undefined
  if (seconds !== undefined) return { ...wish, seconds, country: named.countries[0] ?? wish.country }
  const [country] = named.countries
  if (country !== undefined && (SWITCH.test(text) || /^(?:for|as)\b/i.test(text))) return { ...wish, country }
  return undefined
}

function clauseAfter(text: string, wish: Extract<Intent, { kind: 'clause' }>): Intent | undefined {
  if (wish.topic === '') {
    const topic = topicGiven(text)
    return topic === undefined ? undefined : { ...wish, topic }
  }
  if (/\b(?:mild|milder|soft|softer|weaker|gentler)\b/i.test(text)) return { ...wish, force: 'mild' }
  if (/\b(?:strong|stronger|tougher|binding|more ambitious|harder)\b/i.test(text)) return { ...wish, force: 'strong' }
  if (/\bpreamb/i.test(text) && SWITCH.test(text)) return { ...wish, part: 'preambulatory' }
  if (/\boperative/i.test(text) && SWITCH.test(text)) return { ...wish, part: 'operative' }
  const topic = text.match(
    /^(?:and|what about|how about|now|same|another)(?: one)?(?: (?:for|on|about))?\s+(.{3,})$/i,
  )?.[1]
  return topic !== undefined && /\b(?:on|about)\b/i.test(text)
    ? { ...wish, topic: topic.replace(/[?.!]+$/, '') }
    : undefined
}

function ruleAfter(text: string, wish: Extract<Intent, { kind: 'rule' }>): Intent | undefined {
  const [other] = rulesIn(text)
  if (other !== undefined) return SWITCH.test(text) ? { kind: 'rule', rule: other, facet: wish.facet } : undefined
  const facet = facetIn(text)
  const isAboutIt = ABOUT_IT.test(text) || text.split(/\s+/).length <= 3
  return facet !== undefined && facet !== 'whole' && isAboutIt ? { ...wish, facet } : undefined
}

/** "And France?": the same question about another country. */
function statesAfter(text: string, intent: Intent, named: Named): Intent | undefined {
  const [country, second] = named.countries
  const isSwitch = SWITCH.test(text) || text.split(/\s+/).length <= named.countries.length + 1
  if (country === undefined || !isSwitch || /\b(?:vot|position|group|capital|compare)/i.test(text)) return undefined
  switch (intent.kind) {
    case 'compare': {
      const [first] = intent.countries
      return first === undefined
        ? undefined
        : { ...intent, countries: second === undefined ? [first, country] : [country, second] }
    }
    case 'neighbours':
    case 'votes':
    case 'stance':
    case 'country':
      return { ...intent, country }
    default:
      return undefined
  }
}
