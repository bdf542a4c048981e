import type { PublicCampaign } from '@placard/contract'
import { type CampaignBook, campaignBookOf } from './campaign-facts.ts'
import type { AssistantContent, AssistantWorld, DebateBook, Guide, Topic, VotingRecord } from './content.ts'
import { type Finder, finderOf, type Leaf } from './retrieval.ts'
import { type NameReader, nameReaderOf } from './states.ts'

/** The assistant's knowledge, loaded and indexed lazily. */
export interface Knowledge {
  guide(): Promise<Guide>
  world(): Promise<AssistantWorld>
  votes(): Promise<VotingRecord>
  names(): Promise<NameReader>
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
export function knowledgeOf(content: AssistantContent): Knowledge {
  const guide = once(() => content.guide())
  const world = once(() => content.world())
  const names = once(async () => nameReaderOf(await world()))
  let prepared: { readonly key: string; readonly book: CampaignBook; finder: Finder | undefined } | undefined
  async function current() {
    const campaigns = await content.campaigns()
    const key = keyOf(campaigns)
    if (prepared?.key !== key) prepared = { key, book: campaignBookOf(campaigns), finder: undefined }
    return prepared
  }
  return {
    guide,
    world,
    names,
    votes: once(() => content.votes()),
    debates: once(() => content.debates()),
    topics: once(() => content.topics()),
    campaigns: async () => (await current()).book,
    pause: async () => content.pause?.(),
    async finder() {
      const [{ entries }, one] = await Promise.all([guide(), current()])
      one.finder ??= finderOf([...entries.map(leafOfEntry), ...one.book.leaves])
      return one.finder
    },
  }
}

function keyOf(campaigns: readonly PublicCampaign[]): string {
  return campaigns.map((campaign) => JSON.stringify(campaign)).join('\n')
}

function leafOfEntry({ id, title, questions, terms, answer }: Guide['entries'][number]): Leaf {
  return { source: { kind: 'guide', id, title }, questions, terms, text: answer }
}
