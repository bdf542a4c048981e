import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Catalogue } from '@placard/application'
import { publicCampaignOf } from '@placard/contract'
import type { AssistantContent } from '@placard/language'

/** What the product knows; each part is loaded on first use. */
export function assistantContent(catalogue: Pick<Catalogue, 'list'>): AssistantContent {
  return {
    guide: async () => (await import('@placard/content/guide/guide.ts')).guide,
    votes: async () => (await import('@placard/content/roll-calls/roll-calls.ts')).recordedVotes,
    debates: async () => (await import('@placard/content/debate/book.ts')).debateBook,
    topics: async () => (await import('@placard/content/topics/topics.ts')).topics,
    pause: () => nextTurn(),
    campaigns: async () => (await catalogue.list()).map(publicCampaignOf),
    async world() {
      const [{ default: states }, { default: stances }, { shippedPacks: packs }] = await Promise.all([
        import('@placard/content/countries/countries.json', { with: { type: 'json' } }),
        import('@placard/content/stances/stances.json', { with: { type: 'json' } }),
        import('@placard/content/procedure/packs.ts'),
      ])
      return { ...states, topics: stances.topics, stances: stances.countries, packs }
    },
  }
}
