import { CAMPAIGNS_FOLDER, readShippedCampaigns } from '../app/shipped-campaigns.ts'
import { type SeedCampaign, seedCatalogue } from '../features/campaigns/campaign-rows.ts'
import type { TestServer } from './test-server.ts'

/** Puts the shipped campaigns into the catalogue of a test's server, and others behind them. @returns the shipped ones. */
export async function seedShipped(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  others: readonly SeedCampaign[] = [],
): Promise<readonly SeedCampaign[]> {
  const shipped = await readShippedCampaigns(CAMPAIGNS_FOLDER)
  await seedCatalogue(db, [...shipped, ...others], clock.now())
  return shipped
}
