import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import type { LongestTurn } from './longest-turn.ts'

const SERVER = path.resolve(import.meta.dirname, '../../main.ts')
const PROBE = path.join(import.meta.dirname, 'turn-probe.ts')

const Told = z.object({ cpuMs: z.number(), wallMs: z.number() })

/** The real server in a process of its own, whose event loop is watched from inside. */
export interface MeasuredServer {
  readonly address: string
  /** The longest turn of the server's event loop while something is done. */
  longestTurn(work: () => Promise<void>): Promise<LongestTurn>
  /** How many times as long the server's main thread takes for the same work as on a quiet machine, at least 1. */
  slowness(): Promise<number>
  stop(): Promise<void>
}

/** Starts a server on a database; what it limits a person to by plan is lifted. */
export async function startMeasuredServer(
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'placard-turns-'))
  const settings = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PORT: '0',
    DATABASE_URL: databaseUrl,
    PLACARD_DATA_DIR: folder,
    PLACARD_MAX_PACE: '10000',
    // servers that follow one another on a database have to have the same
    PLACARD_SECRET: 'a secret of the measures, long enough for all',
    LOG_LEVEL: 'error',
    ...environment,
  }
  const child = spawn(process.execPath, ['--import', PROBE, SERVER], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (piece: unknown) => {
      said += String(piece)
      const ready = /ready: (http\S+)/.exec(said)?.[1]
      if (ready !== undefined) resolve(ready)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('close', (code) => reject(new Error(`the server did not start, ${code}:\n${said}`)))
  })
  const ask = async (order: 'begin' | 'end' | 'slowness'): Promise<unknown> => {
    const answered = once(child, 'message')
    child.send(order)
    const [told] = await answered
    return told
  }
  return {
    address,
    async longestTurn(work) {
      await ask('begin')
      await work()
      return Told.parse(await ask('end'))
    },
    async slowness() {
      return z.number().parse(await ask('slowness'))
    },
    async stop() {
      const gone = once(child, 'close')
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}
