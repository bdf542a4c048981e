import type { AnswerFault } from '@placard/contract'

/** How long a service that failed is left alone, in ms. */
export const REST_MS = 30_000

/** An outage of a service: it begins with a failure, is told once, and ends with the next success. */
export class Outage {
  private readonly onBegin: (fault: AnswerFault) => void
  private isOn = false
  private restsUntil = 0

  constructor(onBegin: (fault: AnswerFault) => void) {
    this.onBegin = onBegin
  }

  /** Whether the service is left alone now. */
  isResting(now: number): boolean {
    return this.isOn && now < this.restsUntil
  }

  failed(fault: AnswerFault, now: number): void {
    if (!this.isOn) this.onBegin(fault)
    this.isOn = true
    this.restsUntil = now + REST_MS
  }

  succeeded(): void {
    this.isOn = false
  }
}
