/** Faults in a row that open the circuit. */
const MOST_FAULTS = 3
/** How long the circuit stays open, in ms. */
const OPEN_MS = 30_000

/**
 * Circuit breaker of one model provider. Instants in ms. Faults that one user alone had open it for that user: they may
 * be due to what they asked for.
 */
export class Circuit {
  /** Who had the last faults in a row, newest last; undefined stands for the server's own requests. */
  private faulty: readonly (string | undefined)[] = []
  private openUntil = 0

  /**
   * Whether the circuit is open: the provider is skipped. After `OPEN_MS` it is asked again; the next fault reopens it.
   */
  isOpen(now: number, userId: string | undefined): boolean {
    if (now >= this.openUntil) return false
    const [first] = this.faulty
    const isOnes = first !== undefined && this.faulty.every((one) => one === first)
    return !isOnes || userId === first
  }

  succeeded(): void {
    this.faulty = []
    this.openUntil = 0
  }

  failed(now: number, userId: string | undefined): void {
    this.faulty = [...this.faulty, userId].slice(-MOST_FAULTS)
    if (this.faulty.length >= MOST_FAULTS) this.openUntil = now + OPEN_MS
  }
}
