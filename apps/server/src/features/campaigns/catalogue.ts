import type { Catalogue } from '@placard/application'
import { Campaign } from '@placard/contract'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/executor.ts'
import { campaigns } from '../../database/schema.ts'

/** A campaign read this recently is not looked for again. */
const FRESH_MS = 2_000

interface Kept {
  readonly updatedAt: number
  readonly campaign: Campaign
  readonly checkedAt: number
}

/**
 * The catalogue in the database, featured campaigns first. What has not changed is not read again and comes back as the
 * same object. `now` is in ms.
 */
export function createCatalogue(db: Database, now: () => number): Catalogue {
  const kept = new Map<string, Kept>()

  async function read(id: string, updatedAt: number): Promise<Campaign | undefined> {
    const before = kept.get(id)
    if (before?.updatedAt === updatedAt) {
      kept.set(id, { ...before, checkedAt: now() })
      return before.campaign
    }
    const [row] = await db.select({ value: campaigns.value }).from(campaigns).where(eq(campaigns.id, id))
    if (row === undefined) return undefined
    const campaign = Campaign.parse(row.value)
    kept.set(id, { updatedAt, campaign, checkedAt: now() })
    return campaign
  }

  return {
    async list() {
      const rows = await db
        .select({ id: campaigns.id, updatedAt: campaigns.updatedAt })
        .from(campaigns)
        .orderBy(asc(campaigns.position))
      const found = await Promise.all(rows.map(({ id, updatedAt }) => read(id, updatedAt.getTime())))
      const all = found.filter((campaign) => campaign !== undefined)
      return [...all.filter(({ featured }) => featured), ...all.filter(({ featured }) => !featured)]
    },
    async get(campaignId) {
      // a text with a NUL is no id, and no text to the database either
      if (campaignId.includes('\0')) return undefined
      const before = kept.get(campaignId)
      if (before !== undefined && Math.abs(now() - before.checkedAt) < FRESH_MS) return before.campaign
      const rows = db.select({ updatedAt: campaigns.updatedAt }).from(campaigns).where(eq(campaigns.id, campaignId))
      const [row] = await rows
      return row === undefined ? undefined : read(campaignId, row.updatedAt.getTime())
    },
  }
}
