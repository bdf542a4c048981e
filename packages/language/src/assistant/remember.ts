import type { AssistantCountry } from './content.ts'
import { aboutOf } from './product-adapter.ts'
import type { Conversation, Intent, Request } from './request.ts'
import { matterOf } from './thread.ts'

const COUNTRIES_KEPT = 2

function withCountries(
  before: readonly AssistantCountry[] = [],
  ...named: readonly (AssistantCountry | undefined)[]
): readonly AssistantCountry[] {
  return named
    .reduce<readonly AssistantCountry[]>(
      (all, one) => (one === undefined ? all : [one, ...all.filter(({ iso3 }) => iso3 !== one.iso3)]),
      before,
    )
    .slice(0, COUNTRIES_KEPT)
}

/** What later messages can refer to. */
export function remembered(
  intent: Intent,
  before: Conversation | undefined,
): Omit<Conversation, keyof Request | 'first'> {
  const kept = {
    matter: before?.matter,
    product: before?.product,
    debate: before?.debate,
    topic: before?.topic,
    country: before?.country,
    countries: before?.countries,
  }
  switch (intent.kind) {
    case 'crisis':
    case 'foreign':
    case 'courtesy':
    case 'secrets':
    case 'first':
    case 'record-ends':
      return kept
    case 'choose':
      return { ...kept, choices: intent.between }
    case 'product': {
      const { topic, country } = aboutOf(intent.product)
      return {
        ...kept,
        matter: intent,
        product: intent.product,
        topic: topic === '' ? kept.topic : topic,
        country: country ?? kept.country,
        countries: withCountries(kept.countries, country),
      }
    }
    case 'argue': {
      const { motion, side } = intent
      const debate = motion === undefined || side === undefined ? undefined : { motion, side, replies: [] }
      return { ...kept, matter: intent, debate: debate ?? kept.debate, topic: motion ?? kept.topic }
    }
    case 'debate':
      return { ...kept, matter: intent, debate: intent.debate, topic: intent.debate.motion }
    case 'compare':
      return {
        ...kept,
        matter: intent,
        country: intent.countries[0] ?? kept.country,
        countries: withCountries(kept.countries, ...intent.countries),
      }
    case 'stance':
    case 'votes':
      return {
        ...kept,
        matter: intent,
        country: intent.country,
        countries: withCountries(kept.countries, intent.country),
        topic: intent.topic,
      }
    case 'country':
    case 'neighbours':
      return {
        ...kept,
        matter: intent,
        country: intent.country,
        countries: withCountries(kept.countries, intent.country),
      }
    case 'question':
      return { ...kept, matter: intent, topic: matterOf(intent.text) ?? kept.topic }
    default:
      return { ...kept, matter: intent }
  }
}
