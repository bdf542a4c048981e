import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../adapters/postgres/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { openDataFolder } from '../process/data-folder.ts'
import { copyDataFolder } from './copied-folder.ts'

/** The migrated database that every test file's own is cloned from. */
export const TEMPLATE = 'placard_template'

/** What the tests prove of crashes they prove on databases of their own; the one they share does not wait for the disk. */
const HASTE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/** A server to make databases on. */
export interface TestPostgres {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: TestPostgres
    /** A data folder with an embedded database, migrated and stopped, to be copied. */
    readonly dataFolder: string
  }
}

/**
 * Makes one data folder for the whole run, and starts one PostgreSQL on a copy of it, or takes the one of
 * `PLACARD_TEST_DATABASE_URL`, and migrates the template.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'placard-tests-'))
  await chmod(folder, 0o711)
  const made = path.join(folder, 'made')
  await makeDataFolder(made)
  project.provide('dataFolder', made)
  const { postgres, stop } = externalPostgres() ?? (await sharedPostgres(made, path.join(folder, 'data')))
  project.provide('postgres', postgres)
  await makeTemplate(postgres)
  return async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Shared = { readonly postgres: TestPostgres; readonly stop: () => Promise<void> }

function externalPostgres(): Shared | undefined {
  const external = process.env.PLACARD_TEST_DATABASE_URL
  if (external === undefined || external === '') return undefined
  const { hostname, port, username, password } = new URL(external)
  const postgres = { host: hostname, port: Number(port || 5432), user: username, password }
  return { postgres, stop: async () => undefined }
}

async function sharedPostgres(made: string, folder: string): Promise<Shared> {
  await copyDataFolder(made, folder)
  const embedded = await startEmbeddedPostgres(await openDataFolder(folder), { settings: HASTE })
  const { host, port, user, password } = embedded.connection
  const postgres = { host: String(host), port: Number(port), user: String(user), password: String(password) }
  return { postgres, stop: embedded.stop }
}

async function makeDataFolder(folder: string): Promise<void> {
  const embedded = await startEmbeddedPostgres(await openDataFolder(folder), { settings: HASTE })
  try {
    await migrate(embedded.connection)
  } finally {
    await embedded.stop()
  }
}

async function makeTemplate(postgres: TestPostgres): Promise<void> {
  const client = new pg.Client({ ...postgres, database: 'postgres' })
  await client.connect()
  await client.query(`drop database if exists ${TEMPLATE} with (force)`)
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  await migrate({ ...postgres, database: TEMPLATE })
}
