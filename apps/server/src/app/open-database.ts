import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { findRunningPostgres, startEmbeddedPostgres } from '../adapters/postgres/embedded.ts'
import { checkExternalDatabase, openPool, openPools } from '../adapters/postgres/pool.ts'
import type { Configuration } from '../config/configuration.ts'
import { type Database, databaseOn, type Lanes } from '../database/executor.ts'
import type { DataFolder } from '../process/data-folder.ts'

/** An open database, whoever runs it. */
export interface OpenDatabase {
  readonly db: Database
  readonly lanes: Lanes
  /** How to connect besides the pool, for migrations; carries the password. */
  readonly connection: pg.ClientConfig
  /** Ends the connections, and the database itself when it is ours. */
  close(): Promise<void>
}

/** Opens the configured database, or starts the embedded one and keeps it running. */
export async function openDatabase(
  configuration: Configuration,
  folder: DataFolder,
  logger: FastifyBaseLogger,
): Promise<OpenDatabase> {
  if (configuration.databaseUrl !== undefined) {
    await checkExternalDatabase(configuration.databaseUrl)
    return poolOn({ connectionString: configuration.databaseUrl }, logger, async () => undefined)
  }
  const embedded = await startEmbeddedPostgres(folder, {
    onWatch: (event, detail) => logger.warn({ event: `database-${event}` }, detail),
  })
  return poolOn(embedded.connection, logger, embedded.stop)
}

/** Opens the database of a server that runs on the folder now; `undefined` when none does. */
export async function openRunningDatabase(
  folder: DataFolder,
  logger: FastifyBaseLogger,
): Promise<OpenDatabase | undefined> {
  const connection = await findRunningPostgres(folder)
  return connection === undefined ? undefined : poolOn(connection, logger, async () => undefined)
}

/** Opens the connection a server's heartbeats go over, so that no busy request holds them up. */
export function openHeartbeatPool({ connection }: OpenDatabase, logger: FastifyBaseLogger): pg.Pool {
  return openPool({ ...connection, max: 1 }, (error) => logger.debug({ err: error }, 'heartbeat lost'))
}

function poolOn(connection: pg.ClientConfig, logger: FastifyBaseLogger, stop: () => Promise<void>): OpenDatabase {
  let isClosing = false
  const pools = openPools(connection, (error) => {
    // a pool has ended before the last of its connections has: the database may be faster to end those
    if (!isClosing) logger.warn({ err: error }, 'database connection lost')
  })
  return {
    db: databaseOn(pools.main),
    lanes: { access: databaseOn(pools.access), search: databaseOn(pools.search) },
    connection,
    async close() {
      isClosing = true
      await Promise.all(Object.values(pools).map((pool) => pool.end()))
      await stop()
    },
  }
}
