import type { DebriefProgress } from '@placard/engine'
import { type QueueRoom, RoundRobinQueue } from './round-robin-queue.ts'
import { SimulationProcess, type TaskEnd, type TaskLimits } from './simulation-process.ts'
import type { TaskName, Tasks } from './tasks.ts'

/** Resource limits of a task: the most expensive debrief of a shipped campaign takes half a second of CPU time. */
const USUAL_LIMITS: TaskLimits = { cpuMs: 15_000, wallMs: 120_000, memoryMb: 256 }
/** Two, so that one expensive task does not delay everyone until its end. */
const USUAL_WORKERS = 2

export interface SimulationPoolDependencies {
  readonly limits?: TaskLimits
  readonly workers?: number
  /** Program of the workers; given by tests only. */
  readonly program?: string
}

/** A task and its user. `prepare` fetches its input when its turn comes; undefined when the work is already done. */
export interface TaskRequest<Name extends TaskName> {
  readonly userId: string
  readonly name: Name
  readonly prepare: () => Promise<Tasks[Name]['input'] | undefined>
  readonly room: QueueRoom
  readonly onProgress?: (progress: DebriefProgress) => void
}

/** `not-needed`: `prepare` returned undefined. */
export type RequestEnd<Name extends TaskName> = TaskEnd<Tasks[Name]['value']> | { readonly status: 'not-needed' }

/** A request in the queue. */
export interface Placed<Name extends TaskName> {
  readonly end: Promise<RequestEnd<Name>>
  /** How many requests come before it; 0 once it is being done. */
  readonly ahead: () => number
}

type Work = (worker: SimulationProcess) => Promise<void>

/**
 * Worker pool of the simulation: processes beside the server, a few at once, users in turn, each task with resource
 * limits.
 */
export class SimulationPool {
  readonly #queue = new RoundRobinQueue<Work>()
  readonly #idle: SimulationProcess[]
  readonly #all: readonly SimulationProcess[]
  #hasClosed = false

  constructor({ limits = USUAL_LIMITS, workers = USUAL_WORKERS, program }: SimulationPoolDependencies = {}) {
    this.#all = Array.from({ length: workers }, () => new SimulationProcess({ limits, worker: program }))
    this.#idle = [...this.#all]
  }

  /** Queues a request; `too-many` of this user, or `busy` when the whole queue is full. */
  place<Name extends TaskName>(request: TaskRequest<Name>): Placed<Name> | 'too-many' | 'busy' {
    if (this.#hasClosed) return 'busy'
    const { promise: end, resolve, reject } = Promise.withResolvers<RequestEnd<Name>>()
    const work: Work = (worker) => this.#done(request, worker).then(resolve, reject)
    const { userId, room } = request
    const added = this.#queue.add(userId, work, room)
    if (added !== 'added') return added
    this.#next()
    return { end, ahead: () => this.#queue.ahead(userId, work) }
  }

  /** Length of the queue, without tasks in progress. */
  get waiting(): number {
    return this.#queue.size
  }

  /** Closes the pool: queued and running tasks fail. */
  async close(): Promise<void> {
    this.#hasClosed = true
    const [worker] = this.#all
    if (worker !== undefined) await Promise.all(this.#queue.clear().map((work) => work(worker)))
    for (const worker of this.#all) worker.close()
  }

  #next(): void {
    while (this.#idle.length > 0) {
      const next = this.#queue.take()
      if (next === undefined) return
      // a started worker has loaded the simulation already
      const at = Math.max(
        0,
        this.#idle.findIndex(({ isStarted }) => isStarted),
      )
      for (const worker of this.#idle.splice(at, 1)) void this.#serve(next.userId, next.work, worker)
    }
  }

  async #serve(userId: string, work: Work, worker: SimulationProcess): Promise<void> {
    await work(worker)
    this.#idle.push(worker)
    this.#queue.served(userId)
    this.#next()
  }

  async #done<Name extends TaskName>(
    { name, prepare, onProgress }: TaskRequest<Name>,
    worker: SimulationProcess,
  ): Promise<RequestEnd<Name>> {
    const closed = { status: 'failed', reason: 'the server stops' } as const
    if (this.#hasClosed) return closed
    const input = await prepare()
    if (input === undefined) return { status: 'not-needed' }
    return this.#hasClosed ? closed : worker.run(name, input, onProgress ?? (() => undefined))
  }
}
