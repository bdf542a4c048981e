import type { Done, Fault } from './faults.ts'

interface Waiting extends Done {
  readonly overAt: number
  /** The server that has to acknowledge the next write; undefined for any. */
  readonly address: string | undefined
}

/** Recovery times: from the end of a fault to the acknowledgement of the next write sent after it, in ms. */
export class Recoveries {
  readonly #times = new Map<Fault, number[]>()
  #waiting: readonly Waiting[] = []

  /** Starts the measurement at a fault's end. @param address the server it hit, if only one. */
  begin({ fault, at }: Done, address: string | undefined): void {
    this.#waiting = [...this.#waiting, { fault, at, address, overAt: performance.now() }]
  }

  /** Another fault comes: discards measurements in progress, which it would distort. */
  disturb(): void {
    this.#waiting = []
  }

  /** Records that a server acknowledged a write sent at `startedAt`. */
  acknowledged(address: string, startedAt: number): void {
    const now = performance.now()
    this.#waiting = this.#waiting.filter((fault) => {
      const isIt = fault.overAt <= startedAt && (fault.address === undefined || fault.address === address)
      if (isIt) this.#times.set(fault.fault, [...(this.#times.get(fault.fault) ?? []), now - fault.overAt])
      return !isIt
    })
  }

  timesOf(fault: Fault): readonly number[] {
    return this.#times.get(fault) ?? []
  }
}
