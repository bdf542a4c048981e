/** How much dear work may be done at once, and how much may wait for it. */
export interface FairQueueDependencies {
  readonly atOnce: number
  /** So much of one caller's at once. */
  readonly atOnceEach: number
  readonly waiting: number
  /** So much of one caller's; as much as of all unless given. */
  readonly waitingEach?: number
  /** How fast what a caller has cost is forgotten: ms of work in a second. */
  readonly forgottenMsASecond: number
  /** A caller whose work has cost more than this lately, in ms, waits until it is forgotten; nobody does unless given. */
  readonly burstMs?: number
  /**
   * What a piece of work costs at most, in ms: work that waited for a database that did not answer took long through no
   * fault of its caller.
   */
  readonly mostCostMs?: number
  /** Monotonic time in ms. */
  readonly now?: () => number
}

interface Caller {
  running: number
  /** Time its work took, in ms, as it stood at `at`. */
  cost: number
  at: number
}

interface Waiting {
  readonly caller: string
  readonly settle: (turn: 'now' | 'busy') => void
}

/** Callers remembered before those that owe nothing are forgotten. */
const MOST_CALLERS = 1_000

/**
 * A semaphore with a fair line: lets dear work be done a little at a time, whoever has cost least lately first. Who asks
 * for much waits behind who asks for little, and is the one turned away when too many wait. Callers who have cost the
 * same come in their order.
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

  /** How much is being done. */
  get running(): number {
    return this.#running
  }

  /** Time a caller's work took lately, in ms, without what is being done now. */
  costOf(caller: string): number {
    const known = this.#callers.get(caller)
    return known === undefined ? 0 : this.#remaining(known)
  }

  /**
   * Does some work in the caller's turn; `busy` when it is not to have one. The signal ends the waiting with its reason.
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

  /** Whether work of a caller would begin at once. */
  mayRun(caller: string): boolean {
    return !this.#isBusy(caller) && this.owedMs(caller) === 0
  }

  /** Whether as much is being done as may be, of all or of the caller's. */
  #isBusy(caller: string): boolean {
    const { atOnce, atOnceEach } = this.#dependencies
    return this.#running >= atOnce || (this.#callers.get(caller)?.running ?? 0) >= atOnceEach
  }

  /** How long it takes until what a caller has cost lately is little enough for more, in ms. */
  owedMs(caller: string): number {
    const { burstMs = Number.POSITIVE_INFINITY, forgottenMsASecond } = this.#dependencies
    return (Math.max(0, this.costOf(caller) - burstMs) / forgottenMsASecond) * 1000
  }

  /** Nothing ends that would let in who waits for what they cost to be forgotten: they are let in when it is. */
  #wakeLater(): void {
    clearTimeout(this.#wake)
    // whoever owes nothing and waits all the same waits for the end of something, which lets in by itself
    const free = this.#waiting.filter(({ caller }) => !this.#isBusy(caller))
    if (free.length === 0) return
    const waits = free.map(({ caller }) => this.owedMs(caller))
    this.#wake = setTimeout(() => this.#letIn(), Math.ceil(Math.min(...waits)))
    this.#wake.unref()
  }

  /** The line is full: the last of whoever cost most goes, where that is more than this caller. */
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
    // the place is handed on, so that nobody comes in between
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
