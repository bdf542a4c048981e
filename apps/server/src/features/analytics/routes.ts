import { type Analytics, analytics, SMALLEST_CLASS } from '@placard/contract'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../../database/executor.ts'
import { countPlayed, type Played } from '../../database/played-rows.ts'
import { playedCampaigns } from '../../database/played-schema.ts'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { shownClasses } from './distribution.ts'

/** Registers what administrators see of what is played. */
export function registerAnalytics(app: App, dependencies: Dependencies): void {
  implement(app, dependencies, analytics.read, async () => readAnalytics(dependencies.db))
}

async function readAnalytics(db: Executor): Promise<Analytics> {
  const { result, minutes } = playedCampaigns
  const by = async (step: Played['step'], property: PgColumn) => shownClasses(await countPlayed(db, step, property))
  const [begun, finished, byResult, byMinutes] = await Promise.all([
    commonOf((property) => by('begun', property)),
    commonOf((property) => by('finished', property)),
    by('finished', result),
    by('finished', minutes),
  ])
  return { smallestClass: SMALLEST_CLASS, begun, finished: { ...finished, byResult, byMinutes } }
}

/** What is counted of every step. */
async function commonOf<Counted>(by: (property: PgColumn) => Promise<Counted>) {
  const { campaignId, difficulty, language, week } = playedCampaigns
  const [byCampaign, byDifficulty, byLanguage, byWeek] = await Promise.all([
    by(campaignId),
    by(difficulty),
    by(language),
    by(week),
  ])
  return { byCampaign, byDifficulty, byLanguage, byWeek }
}
