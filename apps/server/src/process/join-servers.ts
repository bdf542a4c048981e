import { hostname } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { fingerprintOf } from '../config/server-secret.ts'
import { systemIds } from '../crypto/randomness.ts'
import { databaseOn } from '../database/executor.ts'
import { systemClock } from '../ports/clock.ts'
import type { ThisServer } from '../ports/this-server.ts'
import type { DataFolder } from './data-folder.ts'
import { type Joined, ServerLife } from './server-life.ts'

interface JoinDependencies {
  /** Dedicated connection for heartbeats, which no busy request delays; closed when the server leaves. */
  readonly pool: pg.Pool
  /** Locked by this process: the server that ran on it before runs no more. */
  readonly folder: DataFolder
  readonly secret: string
  readonly logger: FastifyBaseLogger
}

/** A server that has joined the others of its database. */
interface Membership extends Joined {
  readonly server: ThisServer
  leave(): Promise<void>
}

/**
 * Joins the servers of a database.
 * @throws {StartRefusal} when servers with another secret run on it.
 */
export async function joinServers({ pool, folder, secret, logger }: JoinDependencies): Promise<Membership> {
  const server = new ServerLife({
    db: databaseOn(pool),
    clock: systemClock,
    ids: systemIds,
    logger,
    place: `process ${process.pid} on ${hostname()}`,
    fingerprint: fingerprintOf(secret),
    onReplaced() {
      logger.fatal('while this server did not answer, one with another secret took over: stopping')
      process.kill(process.pid, 'SIGTERM')
    },
  })
  try {
    const { isSecretNew } = await server.join(await folder.lastServerId())
    await folder.rememberServerId(server.id)
    if (isSecretNew) logger.warn('the secret is not the one of the last start: everybody has to sign in again')
    return {
      server,
      isSecretNew,
      async leave() {
        await server.leave()
        await pool.end()
      },
    }
  } catch (error) {
    await pool.end()
    throw error
  }
}
