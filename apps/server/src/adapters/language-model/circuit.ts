/** Faults in a row after which a service is left alone. */
const MOST_FAULTS = 3
/** For how long, in ms. */
const OPEN_MS = 30_000

/** Remembers of a service whether it is worth asking. Instants in ms. */
export class Circuit {
  private faults = 0
  private openUntil = 0

  /** Whether the service is left alone now; when the time is over, one asks first. */
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
