import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const LOGGING = path.join(import.meta.dirname, 'logging.ts')
const LINES = 5_000

/** Lets a process log many lines and then end in some way. @returns the numbers of the lines that were written. */
async function writtenBefore(ending: string): Promise<readonly number[]> {
  const program = `
    const { createLogger } = await import(${JSON.stringify(LOGGING)})
    const logger = createLogger('info')
    for (let line = 1; line <= ${LINES}; line++) logger.info({ line }, 'a line')
    ${ending}`
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { maxBuffer: 2 ** 24 })
  const { stdout } = await run.catch((failure: { stdout: string }) => failure)
  return stdout.split('\n').flatMap((line) => (line === '' ? [] : [Number(JSON.parse(line).line)]))
}

const all = Array.from({ length: LINES }, (_, at) => at + 1)

it.each([
  { ending: '', because: 'there is nothing left to do' },
  { ending: 'process.exit(0)', because: 'it was told to stop' },
  {
    ending:
      "process.on('SIGTERM', () => process.exit(0)); process.kill(process.pid, 'SIGTERM'); setTimeout(() => 0, 9e3)",
    because: 'somebody else told it',
  },
  { ending: "logger.fatal({ line: 5001 }, 'over'); process.exit(1)", because: 'something broke' },
  { ending: "throw new Error('unforeseen')", because: 'nobody foresaw what broke' },
])('every line is written when a process ends because $because', async ({ ending }) => {
  expect((await writtenBefore(ending)).slice(0, LINES)).toEqual(all)
})

it('a line is written soon while the process keeps running', async () => {
  const written = await writtenBefore("setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1_000)")
  expect(written).toEqual(all)
})
