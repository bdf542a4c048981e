import { cpus } from 'node:os'
import { ACTIVE_WITHIN_MINUTES, serverFigures } from '@placard/contract'
import { and, countDistinct, gte, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database/executor.ts'
import { refreshFamilies } from '../../database/schema.ts'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { CallCounter } from './call-counter.ts'
import { ProcessorLoad, type ProcessorTimes } from './processor-load.ts'

const MINUTE_MS = 60_000

/** Registers the figures administrators see at a glance. */
export function registerFigures(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies
  const calls = new CallCounter(clock.now())
  const load = new ProcessorLoad(processorTimes)
  const timer = setInterval(() => load.mark(), MINUTE_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.hearAnswers(({ route }) => (route?.startsWith('/api/') ? () => calls.count(clock.now()) : undefined))

  implement(app, dependencies, serverFigures.quickStats, async () => {
    const now = clock.now()
    const { count, since } = calls.lastHour(now)
    return {
      activeUsers: await countActiveUsers(db, new Date(now.getTime() - ACTIVE_WITHIN_MINUTES * MINUTE_MS)),
      apiCalls: count,
      countedSince: since.toISOString(),
      systemLoadRatio: load.ratio(),
    }
  })
}

/** People with a sign-in that has not ended and was made or used since. */
async function countActiveUsers(db: Executor, since: Date): Promise<number> {
  const lately = gte(sql`coalesce(${refreshFamilies.lastUsedAt}, ${refreshFamilies.createdAt})`, since)
  const [row] = await db
    .select({ people: countDistinct(refreshFamilies.userId) })
    .from(refreshFamilies)
    .where(and(isNull(refreshFamilies.revokedAt), lately))
  return row?.people ?? 0
}

function processorTimes(): ProcessorTimes {
  const times = cpus().map((core) => core.times)
  const sum = (of: (core: (typeof times)[number]) => number) => times.reduce((total, core) => total + of(core), 0)
  return { busyMs: sum(({ user, nice, sys, irq }) => user + nice + sys + irq), idleMs: sum(({ idle }) => idle) }
}
