import type { LogReading, ReadingRefusal } from '@placard/application'
import type { FastifyBaseLogger } from 'fastify'
import type { QueueRoom } from './round-robin-queue.ts'
import type { SimulationPool } from './simulation-pool.ts'
import type { TaskName, Tasks } from './tasks.ts'

/**
 * Queue limits. A page sends one session after the other; each may be a few megabytes, which are in memory while it
 * waits.
 */
const ROOM: QueueRoom = { aPerson: 2, inAll: 64 }

/** Reads logs in the simulation's worker processes. */
export function createLogReading(pool: SimulationPool, logger: Pick<FastifyBaseLogger, 'warn'>): LogReading {
  async function ask<Name extends TaskName>(
    userId: string,
    name: Name,
    input: Tasks[Name]['input'],
  ): Promise<Tasks[Name]['value'] | ReadingRefusal> {
    const placed = pool.place({ userId, name, prepare: async () => input, room: ROOM })
    if (typeof placed === 'string') return placed
    const end = await placed.end
    if (end.status === 'done') return end.value
    if (end.status === 'failed') logger.warn({ reason: end.reason }, 'a log could not be read')
    return end.status === 'too-costly' ? 'too-costly' : 'busy'
  }
  return {
    read: (arriving) => ask(arriving.userId, 'read-arrival', arriving),
    isSame: (userId, one, other) => ask(userId, 'compare-logs', { one, other }),
  }
}
