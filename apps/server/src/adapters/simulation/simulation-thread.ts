import { Worker } from 'node:worker_threads'
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
  /** Processor time: the same task costs the same however busy the machine is. */
  readonly cpuMs: number
  /** Time on the clock, for a worker that does not even get to run. */
  readonly wallMs: number
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
const WORKER = new URL('./simulation-worker.ts', import.meta.url)

interface ThreadParts {
  readonly limits: TaskLimits
  /** The module the worker runs; given by tests only. */
  readonly worker?: URL | undefined
}

/** A worker that does one task after another, and is ended by one that costs too much. */
export class SimulationThread {
  readonly #parts: ThreadParts
  #worker: Worker | undefined
  #spareTimer: NodeJS.Timeout | undefined

  constructor(parts: ThreadParts) {
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
    const worker = this.#worker
    const end = await this.#ended<Tasks[Name]['value']>(worker, { name, input }, onProgress)
    if (end.status === 'done') this.#spareTimer = setTimeout(() => void this.close(), SPARE_MS).unref()
    // whatever state the task has left it in
    else await this.close()
    return end
  }

  async close(): Promise<void> {
    clearTimeout(this.#spareTimer)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  async #ended<Value>(worker: Worker, task: object, onProgress: (progress: DebriefProgress) => void) {
    const { limits } = this.#parts
    const { promise, resolve } = Promise.withResolvers<TaskEnd<Value>>()
    const failed = (reason: string) => resolve({ status: 'failed', reason })
    const budget = watchCost(worker, limits.cpuMs, () => resolve({ status: 'too-costly' }))
    const hear = (message: FromWorker) => {
      if (message.kind === 'begun') budget.begin()
      else if (message.kind === 'progress') onProgress(message.progress)
      else if (message.kind === 'done') resolve({ status: 'done', value: message.value })
      else failed(message.reason)
    }
    const fall = (error: Error) => (isOutOfMemory(error) ? resolve({ status: 'too-costly' }) : failed(error.message))
    const exit = () => failed('the worker ended')
    const timer = setTimeout(() => failed('the worker did not finish in time'), limits.wallMs)
    worker.on('message', hear).once('error', fall).once('exit', exit)
    worker.postMessage(task)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      budget.end()
      worker.off('message', hear).off('error', fall).off('exit', exit)
    }
  }

  #start(): Worker {
    const worker = new Worker(this.#parts.worker ?? WORKER, {
      resourceLimits: { maxOldGenerationSizeMb: this.#parts.limits.memoryMb },
      // the simulation has nothing to say to the log, and nothing to know of the server
      ...{ stdout: true, stderr: true, env: {}, argv: [], execArgv: [] },
    })
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    // a fault of one that waits; while it works, more is made of it
    worker.on('error', () => undefined)
    worker.unref()
    return worker
  }
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** Calls back when a worker has spent more processor time than it may since the task began. */
function watchCost(worker: Worker, cpuMs: number, onTooMuch: () => void) {
  let before: NodeJS.CpuUsage | undefined
  const look = () =>
    worker.cpuUsage(before).then(
      (spent) => {
        if (before === undefined) before = spent
        else if ((spent.user + spent.system) / 1000 > cpuMs) onTooMuch()
      },
      // the worker has ended meanwhile
      () => undefined,
    )
  let timer: NodeJS.Timeout | undefined
  return {
    begin() {
      void look()
      timer = setInterval(() => void look(), LOOK_MS)
    },
    end: () => clearInterval(timer),
  }
}
