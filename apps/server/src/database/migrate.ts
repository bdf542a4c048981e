import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Id of the advisory lock; any number that no other lock here uses. */
const MIGRATION_LOCK = 7_022_431_905

const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations')

/** Migrates the schema. Of two servers that start at once, one migrates and the other waits for it. */
export async function migrate(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS })
  } finally {
    // closing the connection releases the lock
    await client.end().catch(() => undefined)
  }
}
