import { forgetOldFamilies } from '../features/accounts/refresh-families.ts'
import type { Dependencies } from './dependencies.ts'
import { forgetOldAnswers } from './idempotency.ts'

/** How often what has outlived its purpose is deleted. */
const UPKEEP_MS = 60 * 60 * 1000

/** Deletes by the data map's retention, hourly; a failure is logged and the next hour tries again. */
export function startUpkeep({ db, clock, logger }: Pick<Dependencies, 'db' | 'clock' | 'logger'>): () => Promise<void> {
  const tidy = async () => {
    try {
      await forgetOldAnswers(db, clock.now())
      await forgetOldFamilies(db, clock.now())
    } catch (error) {
      logger.warn({ err: error }, 'upkeep failed')
    }
  }
  const timer = setInterval(() => void tidy(), UPKEEP_MS)
  timer.unref()
  return async () => clearInterval(timer)
}
