import type { Catalogue } from '@placard/application'
import { campaigns, publicCampaignOf, summaryOf } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { problem } from '../../http/problems.ts'
import type { Dependencies } from '../../ports/dependencies.ts'

/** Registers the calls that show the catalogue. */
export function registerCampaigns(app: App, dependencies: Dependencies, catalogue: Catalogue): void {
  implement(app, dependencies, campaigns.list, async () => (await catalogue.list()).map(summaryOf))

  implement(app, dependencies, campaigns.get, async ({ params }) => {
    const campaign = await catalogue.get(params.campaignId)
    if (campaign === undefined) throw problem('not-found')
    return publicCampaignOf(campaign)
  })
}
