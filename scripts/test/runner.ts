import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../check/program.ts'
import type { RunnerEnd } from './results.ts'

/** Timeout, longer than any runner takes; a hanging one is killed and counted as failed. */
const LIMIT_MS = 20 * 60_000
const GRACE_MS = 15_000

const running = new Set<ChildProcess>()

/** Kills running test runners when the whole run is aborted. */
export function stopRunners(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal)
}

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
}: Runner): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((done) => {
    const program = join(ROOT, 'node_modules', tool)
    const child = spawn(process.execPath, [program, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    })
    running.add(child)
    // its own children inherit it
    if (priority === 'low' && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    const chunks: string[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => chunks.push(text))
    const limit = setTimeout(() => {
      chunks.push(`ended after ${LIMIT_MS / 60_000} minutes without a result\n`)
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref()
    }, LIMIT_MS)
    const end = (code: number) => {
      clearTimeout(limit)
      running.delete(child)
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
