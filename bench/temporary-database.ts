import path from 'node:path'
import { startEmbeddedPostgres } from '../apps/server/src/adapters/postgres/embedded.ts'
import { openPool } from '../apps/server/src/adapters/postgres/pool.ts'
import { openDataFolder } from '../apps/server/src/process/data-folder.ts'
import { temporaryFolder } from './processes.ts'

/** An embedded database on a folder of its own; both are removed at the end of the scope. */
interface TemporaryDatabase extends AsyncDisposable {
  readonly url: string
  readonly pool: ReturnType<typeof openPool>
}

export async function temporaryDatabase(): Promise<TemporaryDatabase> {
  const folder = await temporaryFolder()
  const postgres = await startEmbeddedPostgres(await openDataFolder(path.join(folder.path, 'data')))
  const pool = openPool(postgres.connection, () => undefined)
  const { user, password, host, port, database } = postgres.connection
  return {
    url: `postgres://${user}:${password}@${host}:${port}/${database}`,
    pool,
    async [Symbol.asyncDispose]() {
      await pool.end()
      await postgres.stop()
      await folder[Symbol.asyncDispose]()
    },
  }
}
