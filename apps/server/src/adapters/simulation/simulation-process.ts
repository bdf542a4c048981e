import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import type { DebriefProgress } from '@placard/engine'
import type { TaskName, Tasks } from './tasks.ts'

/** What arrived from the worker: what the task's name says, for both ends are this code. */
type Arrived = MessageEvent['data']

/** What a worker says. */
export type FromWorker =
  | { readonly kind: 'begun' }
  | { readonly kind: 'progress'; readonly progress: DebriefProgress }
  | { readonly kind: 'done'; readonly value: Arrived }
  | { readonly kind: 'failed'; readonly reason: string }

/** What one task may cost. */
export interface TaskLimits {
  /** Processor time: the same task costs the same however busy the machine is. Told by Linux alone. */
  readonly cpuMs: number
  /** Time on the clock, for a worker that does not even get to run. */
  readonly wallMs: number
  /** Of the heap; what lies outside it is small here. */
  readonly memoryMb: number
}

/** `too-costly`: it took more than a task may, and would again. `failed`: something else went wrong. */
export type TaskEnd<Value> =
  | { readonly status: 'done'; readonly value: Value }
  | { readonly status: 'too-costly' }
  | { readonly status: 'failed'; readonly reason: string }

/** How often the cost is looked at. */
const LOOK_MS = 100
/** How long a worker is kept for the next task: starting one takes half a second. */
const SPARE_MS = 10_000
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10
const ROOT = path.resolve(import.meta.dirname, '../../../../..')
const WORKER = path.join(import.meta.dirname, 'simulation-main.ts')
/** Only the code itself and the content it ships: not the data folder, not the secrets, and nothing else of the machine. */
const MAY_READ = [
  path.join(ROOT, 'node_modules/'),
  path.join(ROOT, 'packages/'),
  path.join(ROOT, 'content/'),
  path.join(ROOT, 'package.json'),
  path.join(ROOT, 'apps/server/package.json'),
  path.join(import.meta.dirname, '/'),
  path.resolve(import.meta.dirname, '../language/shipped-world.ts'),
]

interface ProcessParts {
  readonly limits: TaskLimits
  /** The program of the worker; given by tests only. */
  readonly worker?: string | undefined
}

/**
 * A worker that does one task after another, and is ended by one that costs too much. It is a process: a thread that runs
 * out of its memory now and then takes the whole server with it.
 */
export class SimulationProcess {
  readonly #parts: ProcessParts
  #worker: ChildProcess | undefined
  #spareTimer: NodeJS.Timeout | undefined

  constructor(parts: ProcessParts) {
    this.#parts = parts
  }

  /** Whether a worker stands by. */
  get isStarted(): boolean {
    return this.#worker !== undefined
  }

  async run<Name extends TaskName>(
    name: Name,
    input: Tasks[Name]['input'],
    onProgress: (progress: DebriefProgress) => void,
  ): Promise<TaskEnd<Tasks[Name]['value']>> {
    clearTimeout(this.#spareTimer)
    this.#worker ??= this.#start()
    const end = await this.#ended<Tasks[Name]['value']>(this.#worker, { name, input }, onProgress)
    if (end.status === 'done') this.#spareTimer = setTimeout(() => this.close(), SPARE_MS).unref()
    // whatever state the task has left it in
    else this.close()
    return end
  }

  close(): void {
    clearTimeout(this.#spareTimer)
    this.#worker?.kill('SIGKILL')
    this.#worker = undefined
  }

  async #ended<Value>(worker: ChildProcess, task: object, onProgress: (progress: DebriefProgress) => void) {
    const { limits } = this.#parts
    const { promise, resolve } = Promise.withResolvers<TaskEnd<Value>>()
    const failed = (reason: string) => resolve({ status: 'failed', reason })
    const tooCostly = () => resolve({ status: 'too-costly' })
    const budget = watchCost(worker, limits.cpuMs, tooCostly)
    const hear = (message: Arrived) => {
      if (message.kind === 'begun') budget.begin()
      else if (message.kind === 'progress') onProgress(message.progress)
      else if (message.kind === 'done') resolve({ status: 'done', value: message.value })
      else failed(message.reason)
    }
    const fall = (error: Error) => failed(error.message)
    // what V8 does of itself is to give up for want of memory
    const exit = (_: number | null, signal: string | null) =>
      signal === 'SIGABRT' ? tooCostly() : failed('the worker ended')
    const timer = setTimeout(() => failed('the worker did not finish in time'), limits.wallMs)
    worker.on('message', hear).once('error', fall).once('exit', exit)
    worker.send(task, (error) => error && failed(error.message))
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      budget.end()
      worker.off('message', hear).off('error', fall).off('exit', exit)
    }
  }

  #start(): ChildProcess {
    const { limits, worker: program = WORKER } = this.#parts
    const worker = fork(program, {
      // it has nothing to say to the log, and nothing to know of the server
      ...{ env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], cwd: path.dirname(program) },
      // a long log is copied, where as JSON it would be written and read once more
      serialization: 'advanced',
      execArgv: [
        '--permission',
        ...[...MAY_READ, program].map((place) => `--allow-fs-read=${place}`),
        '--disallow-code-generation-from-strings',
        `--max-old-space-size=${limits.memoryMb}`,
      ],
    })
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    // a fault of one that waits; while it works, more is made of it
    worker.on('error', () => undefined)
    giveWay(worker)
    // a server that wants to end does not wait for it
    worker.unref()
    worker.channel?.unref()
    return worker
  }
}

/** Where the system can: whoever waits for an answer of the server goes before whoever waits for a result of this. */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // it works at the usual priority then
  }
}

/** Calls back when a worker has spent more processor time than it may since the task began. */
function watchCost({ pid }: ChildProcess, cpuMs: number, onTooMuch: () => void) {
  let before: number | undefined
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    const spent = await processorMs(pid)
    before ??= spent
    if (spent !== undefined && before !== undefined && spent - before > cpuMs) onTooMuch()
  }
  return {
    begin() {
      void look()
      timer = setInterval(() => void look(), LOOK_MS)
    },
    end: () => clearInterval(timer),
  }
}

/** Processor time of a process; undefined where the system does not tell, or it has ended. */
async function processorMs(pid: number | undefined): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => undefined)
  // its name, in brackets, may hold anything; the two times are the 14th and 15th fields of all
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
