import type { AssistantCountry } from './content.ts'
import type { Product } from './products/product-kinds.ts'
import type { Intent } from './request.ts'
import type { Named } from './states.ts'

/** What the conversation has named. */
interface Spoken {
  readonly topic?: string | undefined
  readonly country?: AssistantCountry | undefined
  readonly countries?: readonly AssistantCountry[] | undefined
}

const WORDS_MOST = 16
const WHO = '(?:who|which (?:countries|states|members|delegations|delegates|ones)|what countries)'
const AGAINST =
  /\b(?:vote|votes|voting) (?:no|against)\b|\b(?:object|oppose|against|reject|resist|hate|block|veto|refuse|disagree)\b/i
const IN_FAVOUR = /\b(?:sign|support|vote (?:yes|for|in favou?r)|back|sponsor|co-?sponsor|agree|like|join|accept)\b/i
const SIDES = new RegExp(
  `^(?:and |so |ok |but )*(?:${WHO}(?: (?:else|all))?(?: of them)?|which (?:one |ones |clause |part |point |measure )?(?:of (?:those|these|them) )?) ?(?:would|will|could|might|may|is|are|wants?)\\b`,
  'i',
)
const MY_ALLIES =
  /\b(?:my|our|their|its) (?:allies|friends|partners|enemies|opponents|rivals)\b|\bwho (?:should|could|can|would) (?:i|we) (?:team up|work|ally|partner)\b|\bwho votes? (?:like|with) (?:them|it|us|me|that)\b|\b(?:allies|friends) (?:for|of) (?:me|us|them)\b/i
const MY_COUNTRY = /\b(?:know|tell me|learn|say) about my (?:own )?country\b|\bmy country'?s (?:profile|position)\b/i
const OBJECTS = /\b(?:object|oppose|dislike|hate|want|say|think|accept|reject|problem|complain|agree|against)\b/i
const IN_COMMON =
  /\b(?:these|the|those|both|my) (?:two )?(?:countries|states|delegations)\b.{0,30}\bagree\b|\bboth agree\b|\bin common\b/i

/** A question on a product or its country that is answered from what is known of the States. */
export function askedOnProduct(
  text: string,
  product: Product,
  { topic, country, countries }: Spoken,
  named: Named,
): Intent | undefined {
  if (text.split(/\s+/).length > WORDS_MOST) return undefined
  const [other, second] = named.countries
  if (other !== undefined) {
    const isPosition =
      second === undefined &&
      topic !== undefined &&
      /^(?:and |so |but )*what (?:would|will|might|could|does)\b/i.test(text)
    return isPosition && OBJECTS.test(text) && product.kind !== 'speech'
      ? { kind: 'stance', country: other, topic }
      : undefined
  }
  if (MY_ALLIES.test(text) && country !== undefined) return { kind: 'neighbours', country }
  if (MY_COUNTRY.test(text) && country !== undefined) return { kind: 'country', country, about: 'all' }
  const [newer, older] = countries ?? []
  if (IN_COMMON.test(text) && newer !== undefined && older !== undefined)
    return { kind: 'compare', countries: [older, newer], focus: 'most' }
  if (!SIDES.test(text)) return undefined
  const side = AGAINST.test(text) ? 'against' : IN_FAVOUR.test(text) ? 'for' : undefined
  if (side === undefined) return undefined
  return { kind: 'operated', of: { kind: 'product', product }, operations: [{ kind: 'sides', side }], said: text }
}
