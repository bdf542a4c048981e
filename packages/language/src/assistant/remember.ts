import type { AssistantCountry } from './content.ts'
import { aboutOf, type Product } from './products/product.ts'
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

/** The last text of each kind. */
const withTexts = (before: readonly Product[] = [], written: readonly Product[]): readonly Product[] => [
  ...written,
  ...before.filter(({ kind }) => written.every((one) => one.kind !== kind)),
]

type Remembered = Omit<Conversation, keyof Request | 'first'>

/** What later messages can refer to; `named` are the countries of the message. */
export function remembered(
  intent: Intent,
  before: Conversation | undefined,
  named: readonly AssistantCountry[],
): Remembered {
  const kept = {
    matter: before?.matter,
    product: before?.product,
    texts: before?.texts,
    draft: before?.draft,
    debate: before?.debate,
    topic: before?.topic,
    country: before?.country,
    countries: withCountries(before?.countries, ...named),
  }
  switch (intent.kind) {
    case 'crisis':
    case 'foreign':
    case 'courtesy':
    case 'secrets':
    case 'first':
    case 'record-ends':
    case 'news':
    case 'unclear':
      return kept
    case 'situation':
      // what is told after a text or a draft changes nothing of what is worked on
      return kept.matter?.kind === 'product' || kept.matter?.kind === 'check' ? kept : { ...kept, matter: intent }
    case 'choose':
      return { ...kept, choices: intent.between }
    default:
      return { ...kept, matter: intent, ...newIn(intent, kept, named) }
  }
}

/** What an intent adds to the memory. */
function newIn(intent: Intent, kept: Remembered, named: readonly AssistantCountry[]): Partial<Remembered> {
  const of = (country: AssistantCountry | undefined) => ({
    country: country ?? kept.country,
    countries: withCountries(kept.countries, country),
  })
  switch (intent.kind) {
    case 'product': {
      const { topic, country } = aboutOf(intent.product)
      const texts = withTexts(kept.texts, [intent.product])
      return { product: intent.product, texts, topic: topic === '' ? kept.topic : topic, ...of(country) }
    }
    case 'several': {
      const product = intent.products.at(-1)
      const about = product && aboutOf(product)
      // what follows without a name is about the last of them
      const matter: Intent = product === undefined ? intent : { kind: 'product', product }
      return {
        matter,
        product,
        texts: withTexts(kept.texts, intent.products),
        topic: about?.topic ?? kept.topic,
        ...of(about?.country),
      }
    }
    case 'check':
      return intent.text === '' ? {} : { draft: intent.text, product: undefined }
    case 'argue': {
      const { motion, side } = intent
      const debate = motion === undefined || side === undefined ? kept.debate : { motion, side, replies: [] }
      return { debate, topic: motion ?? kept.topic }
    }
    case 'debate':
      return { debate: intent.debate, topic: intent.debate.motion }
    case 'compare':
      return { country: intent.countries[0], countries: withCountries(kept.countries, ...intent.countries) }
    case 'lesson':
      return intent.topic === '' ? {} : { topic: intent.topic }
    case 'stance':
    case 'votes':
      return { topic: intent.topic, ...of(intent.country) }
    case 'country':
    case 'neighbours':
      return of(intent.country)
    case 'question': {
      const topic = intent.about === undefined || intent.isLoose === true ? matterOf(intent.text) : undefined
      return { topic: topic ?? kept.topic, country: named[0] ?? kept.country }
    }
    default:
      return {}
  }
}
