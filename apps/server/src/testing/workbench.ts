import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AuthAnswer, successReply } from '@placard/contract'
import { expect, inject } from 'vitest'
import { processFate } from '../process/process-fate.ts'
import { copyDataFolder } from './copied-folder.ts'
import { TEST_PASSWORD } from './test-server.ts'

const SERVER = path.resolve(import.meta.dirname, '..')

/** A program that was started, and what it has said so far. */
export interface Program {
  readonly child: ChildProcess
  readonly said: () => string
  readonly ended: Promise<number | null>
}

/** A place where the real programs run as people run them, with a data folder of their own. */
export interface Workbench {
  readonly place: string
  readonly dataFolder: string
  /**
   * Gives the data folder, or another one, the database of an earlier start, which is empty: to make one takes longer
   * than most of what is done with it.
   */
  takeDatabase(folder?: string): Promise<void>
  run(
    script: 'main.ts' | 'admin.ts' | 'privacy.ts',
    args?: readonly string[],
    environment?: Record<string, string>,
  ): Program
  /** Number of the database process on the data folder; 0 when there is none. */
  databasePid(): Promise<number>
  /** Ends every program and the database, and takes the place away. */
  clear(): Promise<void>
}

/** Sets a workbench up below `parent`. */
export async function openWorkbench(parent: string = tmpdir()): Promise<Workbench> {
  const place = await mkdtemp(path.join(parent, 'placard-bench-'))
  await chmod(place, 0o711)
  const dataFolder = path.join(place, 'data')
  const programs: Program[] = []
  const databasePid = () => pidIn(path.join(dataFolder, 'postgres', 'postmaster.pid'))
  return {
    place,
    dataFolder,
    databasePid,
    takeDatabase: (folder = dataFolder) => copyDataFolder(inject('dataFolder'), folder),
    run(script, args = [], environment = {}) {
      const program = start(path.join(SERVER, script), args, { PLACARD_DATA_DIR: dataFolder, ...environment })
      programs.push(program)
      return program
    },
    async clear() {
      for (const { child } of programs) child.kill('SIGKILL')
      const pid = await databasePid()
      const isAlive = async () => pid > 0 && (await processFate(pid)).isAlive
      if (await isAlive()) process.kill(pid, 'SIGINT')
      await expect.poll(isAlive).toBe(false)
      await rm(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

async function pidIn(file: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '0')
  return Number(text.split('\n')[0])
}

function start(script: string, args: readonly string[], environment: Record<string, string>): Program {
  // what is deprecated ends the program: the next release of a library may refuse it; and a busy machine stops slowly
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const own = { PORT: '0', NODE_OPTIONS: '--throw-deprecation', PLACARD_STOP_SECONDS: '280' }
  const env = { PATH, NODE_COMPILE_CACHE, ...own, ...environment }
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  const listen = (chunk: unknown) => {
    text += String(chunk)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  return { child, said: () => text, ended: new Promise((resolve) => child.once('close', resolve)) }
}

/** Waits for a server to say where it is. */
export async function untilReady(program: Program): Promise<string> {
  await expect.poll(program.said, { interval: 20 }).toMatch(/ready: http/)
  return /ready: (\S+)/.exec(program.said())?.[1] ?? ''
}

/** Sends a JSON body. */
export function postTo(address: string, url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(address + url, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** What an account call answered. */
export async function authAnswerOf(answer: Response): Promise<AuthAnswer> {
  return successReply(AuthAnswer).parse(await answer.json()).data
}

/** Makes an account over the wire. @returns its access token. */
export async function signUpAt(address: string, email: string): Promise<string> {
  const answer = await postTo(address, '/api/auth/register', { email, password: TEST_PASSWORD, name: 'Ada' })
  expect(answer.status).toBe(201)
  return (await authAnswerOf(answer)).token
}

/** The status of a GET, signed in when there is a token. */
export async function statusOf(address: string, url: string, token = ''): Promise<number> {
  return (await fetch(address + url, { headers: { authorization: `Bearer ${token}` } })).status
}
