import type { Campaign } from '@placard/contract'
import type { Catalogue } from '../ports/host.ts'

/** A campaign that can be opened by its id and is in no list. */
export interface UnlistedCampaign {
  readonly id: string
  readonly load: () => Promise<Campaign>
}

/** The tutorial round: played by the same host and engine, hidden from the picker. */
export const TUTORIAL_CAMPAIGN_ID = 'first-round'

/** The catalogue with an unlisted campaign behind it; a listed campaign with the same id wins. */
export function withUnlisted(catalogue: Catalogue, { id, load }: UnlistedCampaign): Catalogue {
  return {
    list: () => catalogue.list(),
    get: async (campaignId) => (await catalogue.get(campaignId)) ?? (campaignId === id ? load() : undefined),
  }
}
