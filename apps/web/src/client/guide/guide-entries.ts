import { pageLanguage } from '../../kit/language/language.ts'

/** An entry of the guide that the built-in assistant answers from, as the help shows it. */
export type GuideEntry = {
  readonly id: string
  readonly title: string
  /** As people type them, in English; empty where the entry is in another language. */
  readonly questions: readonly string[]
  readonly terms: string
  /** Markdown. */
  readonly answer: string
}

/** The English entries of a topic. */
const TOPICS = {
  product: () => import('@placard/content/guide/product.json'),
  procedure: () => import('@placard/content/guide/procedure.json'),
  writing: () => import('@placard/content/guide/writing.json'),
  delegates: () => import('@placard/content/guide/delegates.json'),
} as const
type Topic = keyof typeof TOPICS

/** The entries of a topic in the page's language; an entry that is not in it stays English, and is searched as such. */
export async function loadTopic(topic: Topic): Promise<readonly GuideEntry[]> {
  const { entries } = (await TOPICS[topic]()).default
  if (pageLanguage === 'en') return entries
  const { translatedEntries } = await import('./guide-translations.ts')
  const translated = await translatedEntries(pageLanguage, topic)
  return entries.map((entry) => {
    const twin = translated.get(entry.id)
    return twin === undefined ? entry : { ...twin, questions: [], terms: '' }
  })
}

/** The entries about the product: all that the sections consist of. */
export function loadProductEntries(): Promise<readonly GuideEntry[]> {
  return loadTopic('product')
}

/** All entries in which the help's search looks: on the product, the rules, and on being a delegate. */
export async function loadAllEntries(): Promise<readonly GuideEntry[]> {
  const topics = ['product', 'procedure', 'writing', 'delegates'] as const
  return (await Promise.all(topics.map(loadTopic))).flat()
}
