import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../check/program.ts'
import type { RunnerEnd } from './results.ts'
import { watchFor } from './watchdog.ts'

/**
 * Longest silence, longer than any test takes: whoever reports no test for so long hangs, and is ended and counted as
 * failed. How long all tests take together says nothing: a busy machine takes ten times as long.
 */
const SILENCE_MS = 20 * 60_000
const GRACE_MS = 15_000

export type Runner = {
  readonly name: string
  /** Path of the program below node_modules. */
  readonly tool: string
  readonly args: readonly string[]
  /** Path of the runner's JSON report, below `.cache/test`. */
  readonly reportFile: string
  readonly env?: Readonly<Record<string, string>>
  /** Whether the output is shown while it runs, or only on failure. */
  readonly isShown: boolean
  /** `low` takes what processor time the others leave. */
  readonly priority: 'low' | 'normal'
  /** Longest silence; tests of this module are less patient. */
  readonly silenceMs?: number
  /** Ends it, and keeps it from being started, when the whole run is aborted. */
  readonly signal: AbortSignal
}

/** Runs a test runner to its end; every outcome becomes a `RunnerEnd`. */
export async function runRunner(runner: Runner): Promise<RunnerEnd & { readonly output: string }> {
  const file = reportPath(runner.reportFile)
  mkdirSync(join(ROOT, '.cache', 'test'), { recursive: true })
  rmSync(file, { force: true })
  const { code, output } = await runToEnd(runner)
  return { name: runner.name, code, output, report: readReport(file) }
}

export function reportPath(name: string): string {
  return join(ROOT, '.cache', 'test', name)
}

function runToEnd({
  tool,
  args,
  env,
  isShown,
  priority,
  silenceMs = SILENCE_MS,
  signal: aborted,
}: Runner): Promise<{ readonly code: number; readonly output: string }> {
  if (aborted.aborted) return Promise.resolve({ code: 1, output: 'not started: the run was aborted\n' })
  return new Promise((done) => {
    const program = join(ROOT, 'node_modules', tool)
    const child = spawn(process.execPath, [program, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const abort = () => child.kill('SIGTERM')
    aborted.addEventListener('abort', abort)
    // its own children inherit it
    if (priority === 'low' && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    const chunks: string[] = []
    const show = (text: string) => (isShown ? process.stdout.write(text) : chunks.push(text))
    const watchdog = watchFor(silenceMs, () => {
      show(`ended: it reported nothing for ${silenceMs / 60_000} minutes\n`)
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref()
    })
    child.on('message', watchdog.hear)
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        watchdog.hear()
        show(text)
      })
    const end = (code: number) => {
      watchdog.stop()
      aborted.removeEventListener('abort', abort)
      done({ code, output: chunks.join('') })
    }
    child.once('error', (error) => {
      chunks.push(`${error.message}\n`)
      end(1)
    })
    // not 'close': an orphaned grandchild may keep the pipes open
    child.once('exit', (code, signal) => setTimeout(end, 200, signal === null ? (code ?? 1) : 1))
  })
}

function readReport(file: string): unknown {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
