import pg from 'pg'
import { StartRefusal } from '../../config/start-refusal.ts'

/** Oldest server version that is supported, as PostgreSQL numbers them. */
const OLDEST_VERSION = 150_000

/** Connections for access checks: they answer in a millisecond, and one query covers many users. */
const ACCESS_CONNECTIONS = 3
const SEARCH_CONNECTIONS = 2

/** The pools of a server, one per lane: a queue in one does not delay the others. */
interface Pools {
  readonly main: pg.Pool
  readonly access: pg.Pool
  readonly search: pg.Pool
}

/** Opens the pools of a server. */
export function openPools(connection: pg.PoolConfig, onLost: (error: Error) => void): Pools {
  return {
    main: openPool(connection, onLost),
    access: openPool({ ...connection, max: ACCESS_CONNECTIONS }, onLost),
    search: openPool({ ...connection, max: SEARCH_CONNECTIONS }, onLost),
  }
}

/** Opens a pool that reports lost connections to `onLost` instead of ending the process. */
export function openPool(connection: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'placard',
    ...connection,
  })
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  return pool
}

/**
 * Checks that an external database is usable.
 * @throws {StartRefusal} when it cannot be reached or is too old. The address is named without its password.
 */
export async function checkExternalDatabase(url: string): Promise<void> {
  const { host, pathname } = new URL(url)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query("select current_setting('server_version_num')::int as version")
    const version = Number(rows[0]?.version)
    if (version >= OLDEST_VERSION) return
  } catch (error) {
    throw new StartRefusal(`DATABASE_URL: ${host}${pathname} cannot be used: ${messageOf(error)}`)
  } finally {
    await client.end().catch(() => undefined)
  }
  throw new StartRefusal(`DATABASE_URL: ${host}${pathname} is older than PostgreSQL 15.`)
}

function messageOf(error: unknown): string {
  // a refused connection to a name with several addresses has its reasons inside
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
