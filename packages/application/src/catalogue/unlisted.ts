import type { Campaign } from '@placard/contract'
import type { Catalogue } from '../ports/host.ts'

/** A campaign that can be opened by its name and is in no list. */
export interface UnlistedCampaign {
  readonly id: string
  readonly load: () => Promise<Campaign>
}

/** The tutorial round: the same host and engine play it, the picker does not show it. */
export const TUTORIAL_CAMPAIGN_ID = 'first-round'

/** The catalogue with campaigns behind it that it does not list; one it lists itself comes first. */
export function withUnlisted(catalogue: Catalogue, { id, load }: UnlistedCampaign): Catalogue {
  return {
    list: () => catalogue.list(),
    get: async (campaignId) => (await catalogue.get(campaignId)) ?? (campaignId === id ? load() : undefined),
  }
}
