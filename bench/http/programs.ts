import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'

const run = promisify(execFile)
const Counted = z.object({ answers: z.number(), ms: z.number() })

/** A baseline route of the framework alone, in its own process. */
export interface BareRoute {
  readonly address: string
  readonly child: ChildProcess
}

/** Starts a bare route that responds with a JSON text. */
export async function startBareRoute(json: string): Promise<BareRoute> {
  const script = path.join(import.meta.dirname, 'bare-route.ts')
  const child = spawn(process.execPath, [script, json], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(child.stdout, 'data')
  return { address: `${/http:\S+/.exec(String(said))?.[0]}/`, child }
}

/** The request, the number of concurrent connections, and the duration. */
export interface Load {
  readonly address: string
  readonly token?: string
  readonly connections: number
  readonly forMs: number
}

/** Runs the load generator in its own process. @returns throughput in responses per second. */
export async function answersPerSecond({ address, token = '', connections, forMs }: Load): Promise<number> {
  const script = path.join(import.meta.dirname, 'load.ts')
  const { stdout } = await run(process.execPath, [script, address, token, String(connections), String(forMs)])
  const { answers, ms } = Counted.parse(JSON.parse(stdout))
  return (answers * 1000) / ms
}
