import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openPools } from '../adapters/postgres/pool.ts'
import { type Database, databaseOn, type Lanes } from '../database/executor.ts'
import { TEMPLATE, type TestPostgres } from './one-database.ts'

/** A migrated, empty database of the caller's own. */
export interface TestDatabase {
  readonly db: Database
  readonly lanes: Lanes
  readonly connection: pg.ClientConfig
  /** The same connection as servers in processes of their own are told it. */
  readonly url: string
  drop(): Promise<void>
}

const STATEMENT_TIMEOUT_MS = 120_000

/** Clones the template; the name says whose leftovers it is, should a run be killed. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const postgres = inject('postgres')
  const name = `placard_test_${process.pid}_${randomBytes(6).toString('hex')}`
  await onServer(postgres, `create database ${name} template ${TEMPLATE}`)
  const connection = { ...postgres, database: name }
  const { host, port, user, password } = postgres
  // it ends what hangs, and no more: a busy machine takes long over the largest import
  const pools = openPools({ ...connection, statement_timeout: STATEMENT_TIMEOUT_MS }, () => undefined)
  return {
    db: databaseOn(pools.main),
    lanes: { access: databaseOn(pools.access), search: databaseOn(pools.search) },
    connection,
    url: `postgres://${user}:${password}@${host}:${port}/${name}`,
    async drop() {
      await Promise.all(Object.values(pools).map((pool) => pool.end()))
      await onServer(postgres, `drop database if exists ${name} with (force)`)
    },
  }
}

async function onServer(postgres: TestPostgres, statement: string): Promise<void> {
  const client = new pg.Client({ ...postgres, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
