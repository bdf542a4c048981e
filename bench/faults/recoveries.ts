import type { Done, Fault } from './faults.ts'

interface Waiting extends Done {
  readonly overAt: number
  /** Where the next write has to be acknowledged; undefined for anywhere. */
  readonly address: string | undefined
}

/** Times from the end of a fault to the next write that was asked for and acknowledged after it, in ms. */
export class Recoveries {
  readonly #times = new Map<Fault, number[]>()
  #waiting: readonly Waiting[] = []

  /** A fault is over. @param address the server it was done to, where it was done to one. */
  begin({ fault, at }: Done, address: string | undefined): void {
    this.#waiting = [...this.#waiting, { fault, at, address, overAt: performance.now() }]
  }

  /** Another fault comes: what had not recovered before it says nothing any more. */
  disturb(): void {
    this.#waiting = []
  }

  /** A server acknowledged a write that was asked for at a moment. */
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
