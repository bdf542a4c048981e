import { isNameOf } from './products/read-topic.ts'
import type { CompareFocus, Conversation, Intent } from './request.ts'
import type { Named } from './states.ts'

const COMPARES =
  /\b(?:compar\w+|vot(?:es?|ed|ing) like|versus|vs\.?|than|different(?:ly)?|similar(?:ly)?|agree|disagree|the same|alike)\b/i
const ALIKE = /\b(?:they|both|the two)\b.*\bvot(?:e|ed|ing)\b.{0,24}\b(?:the same|alike|together|differently)\b/i
const BOTH = /\b(?:them|both|the two|two|their|they|votes?|each other)\b/i

/** "How do they vote compared to Australia", "compare the two". */
export function comparisonIn(text: string, named: Named, before: Conversation | undefined): Intent | undefined {
  if (!COMPARES.test(text) || before === undefined) return undefined
  const [country, second] = named.countries
  if (second !== undefined) return undefined
  const [newer, older] = before.countries ?? []
  if (
    country !== undefined &&
    newer !== undefined &&
    country.iso3 !== newer.iso3 &&
    BOTH.test(text) &&
    before.matter?.kind !== 'compare'
  )
    return { kind: 'compare', countries: [newer, country] }
  const isBoth =
    country === undefined &&
    (/\bcompar/i.test(text) || ALIKE.test(text)) &&
    BOTH.test(text) &&
    before.matter?.kind !== 'compare'
  return isBoth && newer !== undefined && older !== undefined
    ? { kind: 'compare', countries: [older, newer] }
    : undefined
}

type Comparison = Extract<Intent, { kind: 'compare' }>

const DIFFER =
  /\b(?:disagree|differ|least|apart|oppose|clash|split|far from|part company|part ways|diverge|at odds|conflict)/i
const AGREE = /\b(?:agree|alike|similar|same|closest|common)/i
const OF_TOPICS = /\b(?:topics?|issues?|matters?|areas?|where|what|which)\b/i

/** "Which topic did India and the US agree on most": the fields are asked for, and not the whole. */
export function focusIn(text: string): { readonly focus?: CompareFocus } {
  if (!OF_TOPICS.test(text) || !/\b(?:most|least|more|biggest|worst)\b/i.test(text)) return {}
  if (/\bdisagree|\bdiffer/i.test(text)) return { focus: 'least' }
  return /\bagree|\bsame|\balike/i.test(text) ? { focus: /\bleast\b/i.test(text) ? 'least' : 'most' } : {}
}

/** Spelling is mended before, and makes "close" of "closer". */
const CLOSER = /\b(?:close(?:r|st)?|near(?:er|est)?|more like)\b/i
const OVER_TIME =
  /\b(?:chang(?:e|ed|es|ing)|over (?:the )?(?:years|decade|time)|stable|trend|year by year|(?:each|every|per) year|since 20\d\d|between 20\d\d and 20\d\d)\b/i
const ON_ISSUE =
  /^(?:(?:and|ok(?:ay)?|so|but|only|just|now|then|what about|how about|same)[\s,]+)*(?:on|about|in|for|regarding|when it comes to|what about|how about)\s+(?:the (?:topic|issue|question) of\s+)?(?<issue>(?!it\b|that\b|this\b|them\b|which\b|what\b|how\b|(?:\d|one|two|three|a few) \w+\b|the (?:un|whole|2010s|end)\b|(?:short|detail|general)\b)[^?!.]{3,60})[?!.\s]*$/i
const TABLE =
  /^(?:(?:and|ok(?:ay)?|can you|could you|now|please|put|show|make|give|it|that|this|me|all|the whole)[\s,]+)*(?:in|as|into)? ?(?:a |the )?(?:whole )?table\b/i

/** What a message asks of the comparison before: one matter, the years, which is closer, or all of it again. */
export function comparedFurther(text: string, wish: Comparison, { countries }: Named): Intent | undefined {
  const isNew = ({ iso3 }: { readonly iso3: string }) => wish.countries.every((one) => one.iso3 !== iso3)
  const [first, ...others] = countries
  if (CLOSER.test(text) && first !== undefined && isNew(first)) {
    const rest = [...wish.countries, ...others.filter(isNew)].filter(({ iso3 }) => iso3 !== first.iso3)
    return { kind: 'compare', countries: [first, ...rest], focus: 'closest' }
  }
  if (countries.some(isNew)) return undefined
  const pair: Comparison = { kind: 'compare', countries: wish.countries.slice(0, 2) }
  if (OVER_TIME.test(text)) return { ...pair, focus: 'years' }
  if (TABLE.test(text)) return pair
  const issue = text.match(ON_ISSUE)?.groups?.issue
  if (issue !== undefined && countries.length === 0) return { ...pair, issue: issue.trim() }
  if (countries.length > 0) return undefined
  if (DIFFER.test(text)) return { ...pair, focus: 'least' }
  return AGREE.test(text) ? { ...pair, focus: 'most' } : undefined
}

const HOW_VOTED =
  /\bhow (?:did|does|do|has|have|would) (?:the )?(?<who>[\p{L} .'-]{2,30}?) (?:usually |normally |really )?vot/iu
const ON_MATTER =
  /\bon (?:the (?:issue|topic|question) of |the )?(?<topic>[^,?!.]{3,60}?)(?=,|[?!.\s]*$|\s+how (?:did|does|do|has|have|would)\b)/i

/** "On Israel and Palestine, how did India vote": a matter that is named by countries, and whose votes are asked for. */
export function votesOfIn(text: string, { countries }: Named): Intent | undefined {
  const who = text.match(HOW_VOTED)?.groups?.who
  const topic = text.match(ON_MATTER)?.groups?.topic
  if (who === undefined || topic === undefined || countries.length < 2) return undefined
  const country = countries.find((one) => isNameOf(who, one))
  return country && { kind: 'votes', country, topic: topic.trim() }
}
