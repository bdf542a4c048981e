/** Limits of a fair queue. */
export interface FairQueueDependencies {
  readonly atOnce: number
  /** Most running at once per caller. */
  readonly atOnceEach: number
  readonly waiting: number
  /** Most waiting per caller; as much as of all unless given. */
  readonly waitingEach?: number
  /** Decay of a caller's cost: ms of work forgotten per second. */
  readonly forgottenMsASecond: number
  /** Rate limit: a caller with a recent cost above this, in ms, waits until it has decayed; none unless given. */
  readonly burstMs?: number
  /**
   * Highest cost of one piece of work, in ms: work that waited for a database that did not answer took long through no
   * fault of its caller.
   */
  readonly mostCostMs?: number
  /** Monotonic time in ms. */
  readonly now?: () => number
}

interface Caller {
  running: number
  /** Cost in ms as of `at`. */
  cost: number
  at: number
}

interface Waiting {
  readonly caller: string
  readonly settle: (turn: 'now' | 'busy') => void
}

/** Callers remembered before those without cost are evicted. */
const MOST_CALLERS = 1_000

/**
 * A semaphore with a fair queue: the next caller is the one with the least recent cost. A caller who asks for much
 * waits behind one who asks for little, and is the one turned away when the queue is full (backpressure). Callers of
 * equal cost come in their order.
 */
export class FairQueue {
  readonly #dependencies: FairQueueDependencies
  readonly #now: () => number
  readonly #callers = new Map<string, Caller>()
  #waiting: readonly Waiting[] = []
  #running = 0
  #wake: NodeJS.Timeout | undefined

  constructor(dependencies: FairQueueDependencies) {
    this.#dependencies = dependencies
    this.#now = dependencies.now ?? (() => performance.now())
  }

  /** Number of pieces of work in progress. */
  get running(): number {
    return this.#running
  }

  /** A caller's recent cost in ms, without work in progress. */
  costOf(caller: string): number {
    const known = this.#callers.get(caller)
    return known === undefined ? 0 : this.#remaining(known)
  }

  /**
   * Runs work in its caller's turn; `busy` when the queue is full. Aborting the signal ends the waiting with its
   * reason.
   */
  async run<Result>(caller: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result | 'busy'> {
    signal?.throwIfAborted()
    if ((await this.#turn(caller, signal)) === 'busy') return 'busy'
    const began = this.#now()
    try {
      return await work()
    } finally {
      this.#leave(caller, this.#now() - began)
    }
  }

  async #turn(caller: string, signal: AbortSignal | undefined): Promise<'now' | 'busy'> {
    if (this.mayRun(caller)) {
      this.#begin(caller)
      return 'now'
    }
    const { waiting, waitingEach = waiting } = this.#dependencies
    if (this.#waiting.filter((other) => other.caller === caller).length >= waitingEach) return 'busy'
    if (this.#waiting.length >= waiting && !this.#turnAwayDearerThan(caller)) return 'busy'
    const { promise, resolve, reject } = Promise.withResolvers<'now' | 'busy'>()
    const place: Waiting = { caller, settle: resolve }
    this.#waiting = [...this.#waiting, place]
    this.#wakeLater()
    const leave = () => {
      this.#remove(place)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', leave, { once: true })
    return promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  /** Whether work of a caller would start at once. */
  mayRun(caller: string): boolean {
    return !this.#isBusy(caller) && this.owedMs(caller) === 0
  }

  /** Whether the limit of all or of the caller is reached. */
  #isBusy(caller: string): boolean {
    const { atOnce, atOnceEach } = this.#dependencies
    return this.#running >= atOnce || (this.#callers.get(caller)?.running ?? 0) >= atOnceEach
  }

  /** Time until a caller's recent cost has decayed enough for more, in ms. */
  owedMs(caller: string): number {
    const { burstMs = Number.POSITIVE_INFINITY, forgottenMsASecond } = this.#dependencies
    return (Math.max(0, this.costOf(caller) - burstMs) / forgottenMsASecond) * 1000
  }

  /** Sets a timer for callers that wait for their cost to decay: no end of work would wake them. */
  #wakeLater(): void {
    clearTimeout(this.#wake)
    // a caller that owes nothing waits for the end of other work, which wakes it
    const free = this.#waiting.filter(({ caller }) => !this.#isBusy(caller))
    if (free.length === 0) return
    const waits = free.map(({ caller }) => this.owedMs(caller))
    this.#wake = setTimeout(() => this.#letIn(), Math.ceil(Math.min(...waits)))
    this.#wake.unref()
  }

  /**
   * The queue is full: evicts the last entry of the most expensive caller, where that one has cost more than this
   * caller.
   */
  #turnAwayDearerThan(caller: string): boolean {
    const dearest = this.#waiting.toReversed().toSorted((a, b) => this.costOf(b.caller) - this.costOf(a.caller))[0]
    if (dearest === undefined || this.costOf(dearest.caller) <= this.costOf(caller)) return false
    this.#remove(dearest)
    dearest.settle('busy')
    return true
  }

  #begin(name: string): void {
    if (this.#callers.size >= MOST_CALLERS) this.#forgetPaid()
    const caller = this.#callers.get(name) ?? { running: 0, cost: 0, at: this.#now() }
    caller.running += 1
    this.#callers.set(name, caller)
    this.#running += 1
  }

  #leave(name: string, took: number): void {
    const caller = this.#callers.get(name)
    this.#running -= 1
    if (caller !== undefined) {
      caller.cost = this.#remaining(caller) + Math.min(took, this.#dependencies.mostCostMs ?? Number.POSITIVE_INFINITY)
      caller.at = this.#now()
      caller.running -= 1
    }
    this.#letIn()
  }

  #letIn(): void {
    const [next] = this.#waiting
      .filter(({ caller }) => this.mayRun(caller))
      .toSorted((a, b) => this.costOf(a.caller) - this.costOf(b.caller))
    if (next === undefined) {
      this.#wakeLater()
      return
    }
    this.#remove(next)
    // the slot is handed over, so that no newcomer takes it
    this.#begin(next.caller)
    next.settle('now')
    this.#letIn()
  }

  #remove(place: Waiting): void {
    this.#waiting = this.#waiting.filter((other) => other !== place)
  }

  #remaining({ cost, at }: Caller): number {
    return Math.max(0, cost - ((this.#now() - at) / 1000) * this.#dependencies.forgottenMsASecond)
  }

  #forgetPaid(): void {
    for (const [name, caller] of this.#callers) {
      if (caller.running === 0 && this.#remaining(caller) === 0) this.#callers.delete(name)
    }
  }
}
