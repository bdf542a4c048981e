import { type ChildProcess, fork } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import type { DebriefProgress } from '@placard/engine'
import { lowerPriority, watchCost } from '../../process/child-process-cost.ts'
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

/** How long a worker is kept for the next task: starting one takes half a second. */
const SPARE_MS = 10_000
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

interface ProcessDependencies {
  readonly limits: TaskLimits
  /** The program of the worker; given by tests only. */
  readonly worker?: string | undefined
}

/**
 * A worker that does one task after another, and is ended by one that costs too much. It is a process: a thread that runs
 * out of its memory now and then takes the whole server with it.
 */
export class SimulationProcess {
  readonly #dependencies: ProcessDependencies
  #worker: ChildProcess | undefined
  #spareTimer: NodeJS.Timeout | undefined

  constructor(dependencies: ProcessDependencies) {
    this.#dependencies = dependencies
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
    const { limits } = this.#dependencies
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
    const { limits, worker: program = WORKER } = this.#dependencies
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
    // whoever waits for an answer of the server goes before whoever waits for a result of this
    lowerPriority(worker, constants.priority.PRIORITY_LOW)
    // a server that wants to end does not wait for it
    worker.unref()
    worker.channel?.unref()
    return worker
  }
}
