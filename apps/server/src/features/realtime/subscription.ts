import type { SessionHost, SessionStep } from '@placard/application'
import type { Moved } from '../../ports/notice-bus.ts'

/** The destination of a session's views. */
export interface Outlet {
  send(step: SessionStep): void
  /** Resolves when everything before has been sent; `false` when it never will be. */
  drained(): Promise<boolean>
  /** Backpressure: true while more is queued than the client takes. */
  isFull(): boolean
}

interface SubscriptionDependencies {
  readonly host: Pick<SessionHost, 'getSession'>
  readonly sessionId: string
  readonly userId: string
  readonly outlet: Outlet
  /** The user is known to hold a seat in it. */
  readonly onBegun: () => void
  /** The session does not exist for this user. */
  readonly onAbsent: () => void
  /** The session cannot be read now. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Sends one subscriber the steps of one session, each once and in order. A step that does not follow the last one sent,
 * or comes under backpressure, is not queued: the missing part is read again, whole, when there is room for it.
 */
export class Subscription {
  readonly #dependencies: SubscriptionDependencies
  /** Log position up to which everything was sent. */
  #sent: number
  /** Log position up to which events are known to exist; infinite when it has to be read. */
  #known = Number.POSITIVE_INFINITY
  #isReading = false
  #isBegun = false
  #isEnded = false

  constructor(dependencies: SubscriptionDependencies, after: number) {
    this.#dependencies = dependencies
    this.#sent = after
  }

  /** Sends the current state, with all entries after the given position. */
  begin(): Promise<void> {
    return this.#catchUp()
  }

  moved({ after, seq, stepFor }: Moved): void {
    this.#known = Math.max(this.#known, seq)
    if (this.#isReading || this.#isEnded || seq <= this.#sent) return
    const { outlet, userId } = this.#dependencies
    const step = after <= this.#sent && !outlet.isFull() ? stepFor?.(userId) : undefined
    if (step === undefined) void this.#catchUp()
    else this.#send(step)
  }

  /** Unsubscribes. @returns whether anything was ever sent. */
  end(): boolean {
    this.#isEnded = true
    return this.#isBegun
  }

  #send(step: SessionStep): void {
    const sent = this.#sent
    this.#sent = Math.max(sent, step.seq)
    const entries = step.entries.filter((entry) => entry.seq > sent)
    // a step with nothing to leave out is the same for all subscribers, and is encoded once
    this.#dependencies.outlet.send(entries.length === step.entries.length ? step : { ...step, entries })
  }

  async #catchUp(): Promise<void> {
    this.#isReading = true
    try {
      do {
        if (!(await this.#dependencies.outlet.drained())) this.end()
        if (!this.#isEnded) await this.#read()
        // decided without a wait before `#isReading` falls: a notice between the two would start no read
      } while (!this.#isEnded && this.#known > this.#sent)
    } catch (error) {
      this.end()
      this.#dependencies.onFailure(error)
    } finally {
      this.#isReading = false
    }
  }

  /** Sends what is new. Notices that come meanwhile raise `#known`. */
  async #read(): Promise<void> {
    const { host, sessionId, userId, onAbsent } = this.#dependencies
    this.#known = 0
    const detail = await host.getSession({ sessionId, userId, after: this.#sent })
    if (this.#isEnded) return
    if (!detail.ok) {
      this.end()
      onAbsent()
      return
    }
    const { view, entries } = detail.value
    // a page cannot know more than there is
    const isFirst = !this.#isBegun
    if (isFirst) this.#sent = Math.min(this.#sent, view.seq)
    if (isFirst || view.seq > this.#sent) this.#send({ seq: view.seq, view, entries })
    this.#isBegun = true
    if (isFirst) this.#dependencies.onBegun()
  }
}
