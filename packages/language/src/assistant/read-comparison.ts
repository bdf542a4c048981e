import type { Conversation, Intent } from './request.ts'
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
