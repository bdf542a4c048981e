import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ROOT } from './processes.ts'

const run = promisify(execFile)
/** Output limit: reports are short, so a run that prints more than this is broken. */
const MOST_BYTES = 16 * 1024 * 1024

/** The JSON output of a command of the engine's command line. */
export async function engineReport(order: readonly string[]): Promise<unknown> {
  const args = ['scripts/engine/cli.ts', ...order]
  const { stdout } = await run(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: MOST_BYTES })
  return JSON.parse(stdout)
}
