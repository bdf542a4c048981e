/** Faults in a row that open the circuit. */
const MOST_FAULTS = 3
/** How long the circuit stays open, in ms. */
const OPEN_MS = 30_000

/** Circuit breaker of one model provider. Instants in ms. */
export class Circuit {
  private faults = 0
  private openUntil = 0

  /**
   * Whether the circuit is open: the provider is skipped. After `OPEN_MS` it is asked again; the next fault reopens it.
   */
  isOpen(now: number): boolean {
    return now < this.openUntil
  }

  succeeded(): void {
    this.faults = 0
    this.openUntil = 0
  }

  failed(now: number): void {
    this.faults += 1
    if (this.faults >= MOST_FAULTS) this.openUntil = now + OPEN_MS
  }
}
