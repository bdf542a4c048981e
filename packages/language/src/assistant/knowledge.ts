import { withPauses } from '@placard/application'
import type { PublicCampaign } from '@placard/contract'
import { type ActReader, loadActReader } from './acts/act-model.ts'
import { type CampaignBook, campaignBookOf } from './campaign-facts.ts'
import type { AssistantContent, AssistantWorld, DebateBook, Guide, Topic, VotingRecord } from './content.ts'
import { menderOf } from './mend-words.ts'
import type { Reader } from './reader.ts'
import { type Finder, finderSteps, type Leaf } from './retrieval.ts'
import { nameReaderOf } from './states.ts'
import { leafOfTopic } from './topic-sources.ts'

/** The assistant's knowledge, loaded and indexed lazily. */
export interface Knowledge {
  guide(): Promise<Guide>
  world(): Promise<AssistantWorld>
  votes(): Promise<VotingRecord>
  /** Reads the messages of users. */
  reader(): Promise<Reader>
  debates(): Promise<DebateBook>
  topics(): Promise<readonly Topic[]>
  campaigns(): Promise<CampaignBook>
  finder(): Promise<Finder>
  pause(): Promise<void>
}

/** Loads once; after a failure the next question retries. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/**
 * Loads and indexes the content lazily; the catalogue is read again each time, and indexed again when it has changed.
 */
export function knowledgeOf(content: AssistantContent, loadActs: () => Promise<ActReader> = loadActReader): Knowledge {
  const guide = once(() => content.guide())
  const world = once(() => content.world())
  const debates = once(() => content.debates())
  const topics = once(() => content.topics())
  const reader = once(async () => {
    const [states, { entries }, book, all, acts] = await Promise.all([
      world(),
      guide(),
      debates(),
      topics(),
      loadActs(),
    ])
    const mender = menderOf(
      wordsKnown(states, entries, book, all),
      states.countries.map(({ placardName }) => placardName),
    )
    const names = new Set(states.countries.map(({ placardName }) => placardName.toLowerCase()))
    return { ...nameReaderOf(states), ...acts, mended: (text: string) => mender.mended(withApostrophes(text, names)) }
  })
  let prepared:
    | { readonly key: string; readonly book: CampaignBook; readonly finder: () => Promise<Finder> }
    | undefined
  async function current() {
    const campaigns = await content.campaigns()
    const key = keyOf(campaigns)
    if (prepared?.key !== key) {
      const book = campaignBookOf(campaigns)
      prepared = { key, book, finder: once(() => finderWith(book)) }
    }
    return prepared
  }
  async function finderWith({ leaves }: CampaignBook): Promise<Finder> {
    const [{ entries }, all] = await Promise.all([guide(), topics()])
    const steps = finderSteps([...entries.map(leafOfEntry), ...all.map(leafOfTopic), ...leaves])
    return withPauses(steps, async () => content.pause?.())
  }
  return {
    guide,
    world,
    reader,
    votes: once(() => content.votes()),
    debates,
    topics,
    campaigns: async () => (await current()).book,
    pause: async () => content.pause?.(),
    finder: async () => (await current()).finder(),
  }
}

function keyOf(campaigns: readonly PublicCampaign[]): string {
  return campaigns.map((campaign) => JSON.stringify(campaign)).join('\n')
}

function leafOfEntry({ id, title, questions, terms, answer }: Guide['entries'][number]): Leaf {
  return { source: { kind: 'guide', id, title }, questions, terms, text: answer }
}

/** Texts with the words that people use with the assistant, so that others can be mended to them. */
function* wordsKnown(
  { countries, blocs }: AssistantWorld,
  entries: Guide['entries'],
  book: DebateBook,
  topics: readonly Topic[],
): Iterable<string> {
  for (const { name, placardName, demonyms, officialAliases } of countries)
    yield [name, placardName, ...demonyms, ...officialAliases].join(' ')
  for (const { id, name } of blocs) yield `${id} ${name}`
  for (const { title, questions, terms, answer } of entries) yield [title, ...questions, terms, answer].join(' ')
  for (const { motion, ...sides } of book)
    yield [motion, ...[...sides.for, ...sides.against].flatMap((one) => Object.values(one))].join(' ')
  for (const { title, names, problem, facts } of topics)
    yield [title, ...names, problem, ...facts.map(({ fact }) => fact)].join(' ')
}

/** "Frances reply" is that of France. */
const withApostrophes = (text: string, names: ReadonlySet<string>): string =>
  text.replaceAll(/\b(\p{L}{4,})s\b(?!['’])/gu, (whole, name: string) =>
    names.has(name.toLowerCase()) && !names.has(whole.toLowerCase()) ? `${name}'s` : whole,
  )
