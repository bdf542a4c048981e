import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DataFolder, lockDataFolder, openDataFolder } from './data-folder.ts'
import { processFate } from './process-fate.ts'

let place: string
let folder: DataFolder

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'placard-folder-'))
  folder = await openDataFolder(path.join(place, 'data'))
})
afterEach(() => rm(place, { recursive: true }))

const lockFile = () => path.join(folder.path, 'server.lock')

async function writeLock(pid: number, startMark: string): Promise<void> {
  await writeFile(lockFile(), JSON.stringify({ pid, startMark, address: 'http://127.0.0.1:4400' }))
}

describe('secrets', () => {
  it('are made once, and are the same for every start', async () => {
    const first = await folder.secret('server.key')
    const again = await (await openDataFolder(folder.path)).secret('server.key')
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(again).toBe(first)
    expect(await folder.secret('other')).not.toBe(first)
  })

  it('are the same for two starts at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => folder.secret('server.key')))
    expect(new Set(all).size).toBe(1)
    expect(await readdir(path.join(folder.path, 'secrets'))).toEqual(['server.key'])
  })

  it('can be read by their owner alone', async () => {
    await folder.secret('server.key')
    const { mode } = await stat(path.join(folder.path, 'secrets', 'server.key'))
    expect(mode & 0o777).toBe(0o600)
  })
})

describe('the lock', () => {
  it('names the process that holds the folder', async () => {
    await lockDataFolder(folder, 'http://127.0.0.1:4400')
    const second = lockDataFolder(folder, 'http://127.0.0.1:4401').then(
      () => 'taken',
      (error: Error) => error.message,
    )
    // the same process may ask twice: the lock holds what it wrote the first time
    expect(await second).toContain(`process ${process.pid}, http://127.0.0.1:4400`)
  })

  it('is free again once it is released', async () => {
    const lock = await lockDataFolder(folder, 'http://127.0.0.1:4400')
    await lock.release()
    await lockDataFolder(folder, 'http://127.0.0.1:4401')
    expect(await readFile(lockFile(), 'utf8')).toContain('4401')
  })

  it('does not outlive a killed process', async () => {
    const other = spawn('sleep', ['60'], { stdio: 'ignore' })
    const pid = other.pid ?? 0
    await writeLock(pid, (await processFate(pid)).startMark)
    await expect(lockDataFolder(folder, 'x')).rejects.toThrow(`process ${pid}`)
    const gone = new Promise((resolve) => other.once('exit', resolve))
    other.kill('SIGKILL')
    await gone
    await lockDataFolder(folder, 'http://127.0.0.1:4402')
    expect(await readFile(lockFile(), 'utf8')).toContain('4402')
  })

  it('is not held by another program with the old process id', async () => {
    await writeLock(process.pid, 'another boot:1')
    await lockDataFolder(folder, 'http://127.0.0.1:4403')
    expect(await readFile(lockFile(), 'utf8')).toContain('4403')
  })

  it('is not held by a file that was cut off', async () => {
    await writeFile(lockFile(), '{"pid":1')
    await lockDataFolder(folder, 'http://127.0.0.1:4404')
    expect(await readFile(lockFile(), 'utf8')).toContain('4404')
  })
})

describe('looking up a process', () => {
  it('takes a zombie for dead', async () => {
    // the shell starts a child that ends when the shell has become another program, which does not reap it
    const shell = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
    const pid = await new Promise<number>((resolve) => shell.stdout.once('data', (chunk) => resolve(Number(chunk))))
    const state = async () => (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') gone')).split(') ')[1]?.[0]
    await expect.poll(state).toBe('Z')
    expect((await processFate(pid)).isAlive).toBe(false)
    shell.kill('SIGKILL')
  })

  it('tells two processes apart by their start times', async () => {
    const own = await processFate(process.pid)
    const parent = await processFate(process.ppid)
    expect(own).toMatchObject({ isAlive: true })
    expect(own.commandLine).toContain('node')
    expect(own.startMark).not.toBe(parent.startMark)
  })
})
