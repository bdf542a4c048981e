/** Processor time since the machine started, in ms over all cores. */
export interface ProcessorTimes {
  readonly busyMs: number
  readonly idleMs: number
}

/** CPU load: the share of processor time in use lately, on every system alike. */
export class ProcessorLoad {
  readonly #read: () => ProcessorTimes
  #before: ProcessorTimes
  #last: ProcessorTimes
  #ratio = 0

  constructor(read: () => ProcessorTimes) {
    this.#read = read
    this.#before = read()
    this.#last = this.#before
  }

  /** Ends a stretch; called once a minute, the figure always covers one to two of them. */
  mark(): void {
    this.#before = this.#last
    this.#last = this.#read()
  }

  /** Share in use since the stretch before, 0 to 1; the figure of before when no time has passed. */
  ratio(): number {
    const now = this.#read()
    const busy = now.busyMs - this.#before.busyMs
    const total = busy + now.idleMs - this.#before.idleMs
    if (total > 0) this.#ratio = Math.min(1, Math.max(0, busy / total))
    return this.#ratio
  }
}
