import { type ChildProcess, fork } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import type { DebriefProgress } from '@placard/engine'
import { lowerPriority, watchCost } from '../../process/child-process-cost.ts'
import type { TaskName, Tasks } from './tasks.ts'

/** A message from the worker, taken to fit the task's name: both ends are this code. */
type Arrived = MessageEvent['data']

/** Messages of a worker. */
export type FromWorker =
  | { readonly kind: 'begun' }
  | { readonly kind: 'progress'; readonly progress: DebriefProgress }
  | { readonly kind: 'done'; readonly value: Arrived }
  | { readonly kind: 'failed'; readonly reason: string }

/** Resource limits of one task. */
export interface TaskLimits {
  /** CPU time: a task costs the same however busy the machine is. Measured on Linux alone. */
  readonly cpuMs: number
  /** Wall-clock time, for a worker that does not even get to run. */
  readonly wallMs: number
  /** Heap size; memory outside it is small here. */
  readonly memoryMb: number
}

/** `too-costly`: it exceeded a limit, and would again. `failed`: another error. */
export type TaskEnd<Value> =
  | { readonly status: 'done'; readonly value: Value }
  | { readonly status: 'too-costly' }
  | { readonly status: 'failed'; readonly reason: string }

/** How long an idle worker is kept for the next task: starting one takes half a second. */
const SPARE_MS = 10_000
const ROOT = path.resolve(import.meta.dirname, '../../../../..')
const WORKER = path.join(import.meta.dirname, 'simulation-main.ts')
/**
 * Permission to read the code and its content alone: not the data folder, not the secrets, nothing else of the machine.
 */
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
  /** Program of the worker; given by tests only. */
  readonly worker?: string | undefined
}

/**
 * A worker that runs one task after another, and is killed when a task exceeds its limits. A process: a thread that
 * runs out of memory sometimes takes the whole server with it.
 */
export class SimulationProcess {
  readonly #dependencies: ProcessDependencies
  #worker: ChildProcess | undefined
  #spareTimer: NodeJS.Timeout | undefined

  constructor(dependencies: ProcessDependencies) {
    this.#dependencies = dependencies
  }

  /** Whether a worker process is running. */
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
    // the task may have left it in any state
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
    // V8 aborts of its own accord when it runs out of memory
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
      // no standard error for the log, no environment of the server
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      cwd: path.dirname(program),
      // structured clone: a long log is copied, where JSON would be written and parsed once more
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
    // an error while idle; while it works, a listener of the task handles it
    worker.on('error', () => undefined)
    // requests to the server take precedence over the simulation's results; not the lowest priority, at which a worker
    // on a busy machine has not begun when its time is over
    lowerPriority(worker, constants.priority.PRIORITY_BELOW_NORMAL)
    // must not keep the server's process alive
    worker.unref()
    worker.channel?.unref()
    return worker
  }
}
