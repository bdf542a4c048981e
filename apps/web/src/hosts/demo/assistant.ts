import type { Catalogue } from '@placard/application'
import { publicCampaignOf } from '@placard/contract'
import type { AssistantContent } from '@placard/language'
import { createParagraphChanger, type ParagraphChanger } from '@placard/language/papers'

const topics = async () => (await import('@placard/content/topics/topics.ts')).topics

/** Changes paragraphs of the demo's papers. */
export function demoParagraphChanger(): ParagraphChanger {
  return createParagraphChanger({ topics })
}

/** What the demo's assistant knows. It is in chunks of its own, loaded with the first question. */
export function assistantContent(catalogue: Pick<Catalogue, 'list'>): AssistantContent {
  return {
    guide: async () => (await import('@placard/content/guide/guide.ts')).guide,
    votes: async () => (await import('@placard/content/roll-calls/roll-calls.ts')).recordedVotes,
    debates: async () => (await import('@placard/content/debate/book.ts')).debateBook,
    topics,
    // lets the page paint
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    campaigns: async () => (await catalogue.list()).map(publicCampaignOf),
    async world() {
      const [{ default: states }, { default: stances }, { shippedPacks: packs }] = await Promise.all([
        import('@placard/content/countries/countries.json'),
        import('@placard/content/stances/stances.json'),
        import('@placard/content/procedure/packs.ts'),
      ])
      return { ...states, topics: stances.topics, stances: stances.countries, packs }
    },
  }
}
