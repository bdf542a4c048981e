import { type Catalogue, type SessionHeader, TUTORIAL_CAMPAIGN_ID } from '@placard/application'
import { isoWeekOf } from '../../database/iso-week.ts'
import { addPlayed, type Played } from '../../database/played-rows.ts'
import type { ConsentGate } from '../../ports/consent-gate.ts'
import type { Dependencies } from '../../ports/dependencies.ts'

export const COUNTED_STEP_MS = 5 * 60_000

interface CountingDependencies extends Pick<Dependencies, 'db' | 'clock' | 'ids' | 'logger'> {
  readonly consents: ConsentGate
  readonly catalogue: Pick<Catalogue, 'get'>
  /** BCP 47 tag of the language in a user's settings. */
  readonly languageOf: (userId: string) => Promise<string>
}

/** Counts campaigns for statistics, of people who have consented to that. What cannot be counted is logged and lost. */
export interface PlayedCounter {
  /** Takes each header as it is stored; only a session that begins or ends is counted. Never throws. */
  stored(header: SessionHeader, isNew: boolean): void
  /** Resolves when what was to be counted is. */
  settled(): Promise<void>
}

/** The counter of this server. Rounds, branches and sessions that came from elsewhere are no campaigns played here. */
export function createPlayedCounter(dependencies: CountingDependencies): PlayedCounter {
  const { logger } = dependencies
  const counting = new Set<Promise<void>>()
  return {
    stored(header, isNew) {
      const step = isNew ? 'begun' : header.status === 'concluded' ? 'finished' : undefined
      const isElsewhere = header.imported !== undefined || header.from !== undefined
      if (step === undefined || isElsewhere || header.campaignId === TUTORIAL_CAMPAIGN_ID) return
      const work = countOne(dependencies, header, step)
        .catch((error: unknown) => logger.warn({ err: error }, 'a campaign was not counted'))
        .finally(() => counting.delete(work))
      counting.add(work)
    },
    async settled() {
      await Promise.all(counting)
    },
  }
}

async function countOne(
  { db, clock, ids, consents, catalogue, languageOf }: CountingDependencies,
  { userId, campaignId, createdAt, concludedAt, resolutionType }: SessionHeader,
  step: Played['step'],
): Promise<void> {
  if (!(await consents.holds(userId, 'analytics'))) return
  const campaign = await catalogue.get(campaignId)
  if (campaign === undefined) return
  const [language = ''] = (await languageOf(userId)).split('-')
  const end =
    step === 'begun' || concludedAt === undefined
      ? {}
      : { result: resolutionType ?? null, minutes: 5 * Math.ceil((concludedAt - createdAt) / COUNTED_STEP_MS) }
  const { difficulty } = campaign
  await addPlayed(db, { id: ids.next(), step, campaignId, difficulty, language, week: isoWeekOf(clock.now()), ...end })
}
