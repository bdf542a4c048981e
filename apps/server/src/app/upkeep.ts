import { lt } from 'drizzle-orm'
import { auditLog } from '../database/audit-schema.ts'
import type { Database } from '../database/executor.ts'
import { forgetOldPlaces } from '../database/held-place-rows.ts'
import { isoWeekOf } from '../database/iso-week.ts'
import { expireReservations, forgetOldUsage } from '../database/ledger-rows.ts'
import { forgetPlayedBefore } from '../database/played-rows.ts'
import { forgetOldCounters } from '../database/rate-counter-rows.ts'
import { securityEvents, sessionAnswers } from '../database/schema.ts'
import { forgetOldServers } from '../database/server-rows.ts'
import { countStoredBytes } from '../database/storage-rows.ts'
import { forgetOldDevices } from '../features/accounts/shared/known-device-rows.ts'
import { forgetOldTokens } from '../features/accounts/shared/one-time-token-rows.ts'
import { forgetOldFamilies } from '../features/accounts/shared/refresh-family-rows.ts'
import { forgetOldTokenUse } from '../features/language-usage/token-use-rows.ts'
import { forgetOldMails } from '../features/mail/outbox-rows.ts'
import { forgetOldCodes } from '../features/privacy/identity-rows.ts'
import { forgetOldLines } from '../features/privacy/log-rows.ts'
import { forgetOldRequests } from '../features/privacy/request-rows.ts'
import { forgetOldSamples } from '../features/status/status-sample-rows.ts'
import { forgetOldPayments } from '../features/subscriptions/payment-rows.ts'
import { forgetRememberedUsage } from '../features/subscriptions/remembered-usage-rows.ts'
import { forgetOldAnswers } from '../http/idempotency.ts'
import type { Dependencies } from '../ports/dependencies.ts'

/** Interval of the retention job. */
const UPKEEP_MS = 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
/** Records of privacy requests are kept for 24 months, and a day on top: months have more days than the law’s. */
const REQUEST_LOG_KEPT_MS = 732 * DAY_MS
/** What is counted for statistics is kept for 104 weeks. */
const PLAYED_KEPT_MS = 104 * 7 * DAY_MS
/** Records of attacks and of changes to accounts are kept for 24 months. */
const SECURITY_EVENTS_KEPT_MS = 730 * DAY_MS

/**
 * Retention job: deletes hourly what the data map no longer allows to be kept; a failure is logged and retried the next
 * hour.
 */
export function startUpkeep({ db, clock, logger }: Pick<Dependencies, 'db' | 'clock' | 'logger'>): () => Promise<void> {
  const tidy = () => tidyUp(db, clock.now()).catch((error: unknown) => logger.warn({ err: error }, 'upkeep failed'))
  const timer = setInterval(() => void tidy(), UPKEEP_MS)
  timer.unref()
  return async () => clearInterval(timer)
}

/** Deletes everything past its retention at the given moment. */
export async function tidyUp(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await forgetOldAnswers(db, now)
  await forgetOldFamilies(db, now)
  await forgetOldTokens(db, now)
  await forgetOldDevices(db, now)
  await db.delete(sessionAnswers).where(lt(sessionAnswers.at, before(DAY_MS)))
  await forgetOldMails(db, now)
  await expireReservations(db, now)
  await forgetOldUsage(db, now)
  await forgetRememberedUsage(db, now)
  await forgetOldTokenUse(db, now)
  await forgetPlayedBefore(db, isoWeekOf(before(PLAYED_KEPT_MS)))
  await forgetOldPayments(db, now)
  await forgetOldSamples(db, now)
  await forgetOldCounters(db, now)
  await forgetOldPlaces(db)
  await forgetOldServers(db, now)
  await forgetOldCodes(db, now)
  await forgetOldRequests(db, before(REQUEST_LOG_KEPT_MS))
  await forgetOldLines(db, before(REQUEST_LOG_KEPT_MS))
  await countStoredBytes(db, now, before(2 * UPKEEP_MS))
  await db.delete(securityEvents).where(lt(securityEvents.at, before(SECURITY_EVENTS_KEPT_MS)))
  await db.delete(auditLog).where(lt(auditLog.at, before(SECURITY_EVENTS_KEPT_MS)))
}
