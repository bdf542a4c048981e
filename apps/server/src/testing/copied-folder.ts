import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Copies a data folder whose database is stopped, with owners and modes, to where no database is yet. */
export async function copyDataFolder(from: string, to: string): Promise<void> {
  await run('cp', ['-a', `${from}/.`, to])
}
