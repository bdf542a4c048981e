import type { ServiceStatus } from '@placard/contract'
import { and, count, gt, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../database/executor.ts'
import { statusSamples } from '../../database/status-schema.ts'

/** One finding of one check. */
export interface Sample {
  readonly service: string
  readonly status: ServiceStatus
  readonly responseTimeMs: number | null
}

/** How often a service was found in a state within one hour. */
export interface HourCount {
  readonly service: string
  /** 0 for the hour that ends now, 1 for the one before. */
  readonly hoursAgo: number
  readonly status: ServiceStatus
  readonly samples: number
}

/** Keeps what one round of checks found. */
export async function keepSamples(db: Executor, samples: readonly Sample[], at: Date): Promise<void> {
  if (samples.length > 0) await db.insert(statusSamples).values(samples.map((sample) => ({ ...sample, at })))
}

/** Counts the samples of the last hours. */
export async function countSamples(db: Executor, hours: number, now: Date): Promise<readonly HourCount[]> {
  const since = new Date(now.getTime() - hours * 60 * 60 * 1000)
  const { service, status, at } = statusSamples
  const hoursAgo = sql<number>`floor(extract(epoch from (${now.toISOString()}::timestamptz - ${at})) / 3600)::int`
  return db
    .select({ service, status, hoursAgo, samples: count() })
    .from(statusSamples)
    .where(and(gt(at, since), lte(at, now)))
    .groupBy(service, status, sql`3`)
}
