import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { findRunningPostgres, startEmbeddedPostgres } from '../adapters/postgres/embedded.ts'
import { checkExternalDatabase, openPool, openPools } from '../adapters/postgres/pool.ts'
import type { Configuration } from '../config/configuration.ts'
import { type Database, databaseOn, type Lanes } from '../database/executor.ts'
import type { DataFolder } from '../process/data-folder.ts'

/** An open database, embedded or external. */
export interface OpenDatabase {
  readonly db: Database
  readonly lanes: Lanes
  /** Connection settings besides the pool, for migrations; contains the password. */
  readonly connection: pg.ClientConfig
  /** Closes the connections, and stops the database itself when it is embedded. */
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

/** Opens the connection of the server's heartbeats, so that no busy request delays them. */
export function openHeartbeatPool({ connection }: OpenDatabase, logger: FastifyBaseLogger): pg.Pool {
  return openPool({ ...connection, max: 1 }, (error) => logger.debug({ err: error }, 'heartbeat lost'))
}

function poolOn(connection: pg.ClientConfig, logger: FastifyBaseLogger, stop: () => Promise<void>): OpenDatabase {
  let isClosing = false
  const pools = openPools(connection, (error) => {
    // a pool resolves before the last of its connections has closed: the database may close those first
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
