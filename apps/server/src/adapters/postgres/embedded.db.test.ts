import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type DataFolder, openDataFolder } from '../../process/data-folder.ts'
import { processFate } from '../../process/process-fate.ts'
import { copyDataFolder } from '../../testing/copied-folder.ts'
import { type EmbeddedPostgres, findRunningPostgres, startEmbeddedPostgres } from './embedded.ts'

let place: string
let folder: DataFolder
let started: EmbeddedPostgres[]

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'placard-starter-'))
  await chmod(place, 0o711)
  folder = await openDataFolder(path.join(place, 'data'))
  started = []
})
afterEach(async () => {
  for (const embedded of started) await embedded.stop()
  await rm(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
})

async function start(on: DataFolder = folder): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres(on)
  started.push(embedded)
  return embedded
}

/** Gives the folder the database of an earlier start. */
const takeDatabase = () => copyDataFolder(inject('dataFolder'), folder.path)

async function query(embedded: EmbeddedPostgres, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(embedded.connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function untilDead(pid: number): Promise<void> {
  await expect.poll(async () => (await processFate(pid)).isAlive).toBe(false)
}

describe('starting', () => {
  it('makes a database that keeps its rows over a clean stop', async () => {
    const first = await start()
    await query(first, 'create table kept (n int); insert into kept values (7)')
    const pid = first.pid()
    await first.stop()
    expect((await processFate(pid)).isAlive).toBe(false)
    expect(await readFile(path.join(folder.path, 'postgres.log'), 'utf8')).toContain('database system is shut down')
    expect(await query(await start(), 'select n from kept')).toEqual([{ n: 7 }])
  })

  it('lets nobody in without the generated password, and listens to this machine only', async () => {
    const embedded = await start()
    const stranger = new pg.Client({ ...embedded.connection, password: 'guess' })
    await expect(stranger.connect()).rejects.toThrow('password authentication failed')
    expect(await query(embedded, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    const rules = await query(embedded, "select distinct auth_method from pg_hba_file_rules where type = 'host'")
    expect(rules).toEqual([{ auth_method: 'scram-sha-256' }])
    expect(await query(embedded, 'show fsync')).toEqual([{ fsync: 'on' }])
  })

  it('closes what it keeps to everyone else', async () => {
    await start()
    const modeOf = async (name: string) => ((await stat(path.join(folder.path, name))).mode & 0o777).toString(8)
    expect(await modeOf('postgres')).toBe('700')
    expect(await modeOf('secrets')).toBe('700')
    expect(await modeOf('secrets/postgres.password')).toBe('600')
    expect(await modeOf('postgres.log')).toBe('600')
  })

  it('goes by the owner of a folder that another user could not reach', async () => {
    const closed = path.join(place, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const inside = await openDataFolder(path.join(closed, 'data'))
    const first = await start(inside)
    await query(first, 'create table kept (n int)')
    await first.stop()
    await chmod(closed, 0o711)
    expect(await query(await start(inside), 'select count(*)::int as n from kept')).toEqual([{ n: 0 }])
  })
})

describe('a database that outlived us', () => {
  it('is adopted, not started a second time', async () => {
    await takeDatabase()
    const first = await start()
    const second = await start()
    expect(second.pid()).toBe(first.pid())
    expect(await findRunningPostgres(folder)).toMatchObject({ port: first.connection.port, database: 'placard' })
  })

  it('is not looked for where none runs', async () => {
    expect(await findRunningPostgres(folder)).toBeUndefined()
  })

  it('is restarted when its lock names another program', async () => {
    await takeDatabase()
    const first = await start()
    await first.stop()
    const lock = [process.pid, path.join(folder.path, 'postgres'), 1, 5432, '', '127.0.0.1', '1 1', 'ready']
    await writeFile(path.join(folder.path, 'postgres', 'postmaster.pid'), `${lock.join('\n')}\n`)
    expect(await query(await start(), 'select 1 as n')).toEqual([{ n: 1 }])
  })

  it('is waited for when it was killed a moment ago and its processes still hold the memory', async () => {
    await takeDatabase()
    const first = await start()
    await query(first, 'create table kept (n int); insert into kept values (7)')
    process.kill(first.pid(), 'SIGKILL')
    expect(await query(await start(), 'select n from kept')).toEqual([{ n: 7 }])
  })
})

describe('a database killed under us (DB-2)', () => {
  it('is brought back on the same port with everything that was committed', async () => {
    await takeDatabase()
    const embedded = await start()
    await query(embedded, 'create table kept (n int); insert into kept values (7)')
    const pid = embedded.pid()
    process.kill(pid, 'SIGKILL')
    await untilDead(pid)
    // a child of the killed process may accept connections for a moment more
    await expect.poll(() => embedded.pid(), { interval: 50 }).not.toBe(pid)
    const rows = () => query(embedded, 'select n from kept').catch((error: unknown) => String(error))
    await expect.poll(rows, { interval: 50 }).toEqual([{ n: 7 }])
  })
})

describe('refusing to start', () => {
  it('leaves a folder alone that holds files but no whole database (DB-9)', async () => {
    const cluster = path.join(folder.path, 'postgres')
    await mkdir(cluster)
    await writeFile(path.join(cluster, 'precious'), 'rows')
    await expect(start()).rejects.toThrow(/no whole database.*back-up/s)
    expect(await readFile(path.join(cluster, 'precious'), 'utf8')).toBe('rows')
  })

  it('says which version wrote a folder it cannot read', async () => {
    const cluster = path.join(folder.path, 'postgres')
    await mkdir(cluster)
    await writeFile(path.join(cluster, 'PG_VERSION'), '15\n')
    await expect(start()).rejects.toThrow('was written by PostgreSQL 15; this Placard brings 18')
  })

  it('names the log when the database cannot start, within the time it keeps trying', async () => {
    await takeDatabase()
    const first = await start()
    await first.stop()
    await writeFile(path.join(folder.path, 'postgres', 'postgresql.auto.conf'), 'no_such_setting = 1\n')
    const options = { startPatienceMs: 1_000 }
    await expect(startEmbeddedPostgres(folder, options)).rejects.toThrow(/did not start[\s\S]*no_such_setting/)
  })

  it('says so when the password is not the one the database was made with', async () => {
    await takeDatabase()
    await start()
    await writeFile(path.join(folder.path, 'secrets', 'postgres.password'), 'another')
    await expect(start()).rejects.toThrow('made with another password')
  })
})
