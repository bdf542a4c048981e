import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../adapters/postgres/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { openDataFolder } from '../process/data-folder.ts'

/** The migrated database that every test file's own is cloned from. */
export const TEMPLATE = 'placard_template'

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
  }
}

/**
 * Starts one PostgreSQL for the whole run, or takes the one of `PLACARD_TEST_DATABASE_URL`, and migrates the template.
 * What the tests prove of crashes they prove on servers of their own; this one skips the waiting for the disk.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.PLACARD_TEST_DATABASE_URL
  if (external !== undefined && external !== '') {
    const { hostname, port, username, password } = new URL(external)
    return provide(
      project,
      { host: hostname, port: Number(port || 5432), user: username, password },
      async () => undefined,
    )
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'placard-tests-'))
  await chmod(folder, 0o711)
  const embedded = await startEmbeddedPostgres(await openDataFolder(path.join(folder, 'data')), {
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  })
  const { host, port, user, password } = embedded.connection
  return provide(
    project,
    { host: String(host), port: Number(port), user: String(user), password: String(password) },
    async () => {
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  )
}

async function provide(
  project: TestProject,
  postgres: TestPostgres,
  stop: () => Promise<void>,
): Promise<() => Promise<void>> {
  const client = new pg.Client({ ...postgres, database: 'postgres' })
  await client.connect()
  await client.query(`drop database if exists ${TEMPLATE} with (force)`)
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  await migrate({ ...postgres, database: TEMPLATE })
  project.provide('postgres', postgres)
  return stop
}
