import type { SessionHeader } from '@placard/application'

/** Sessions remembered; the one written longest ago goes first. */
const REMEMBERED = 2_048

/**
 * The headers of sessions this server wrote last. They are only as true as the news from other servers: while none
 * comes, nothing is remembered.
 */
export class RecentHeaders {
  readonly #headers = new Map<string, SessionHeader>()
  #isTold = false

  get(sessionId: string): SessionHeader | undefined {
    return this.#headers.get(sessionId)
  }

  remember(header: SessionHeader): void {
    if (!this.#isTold) return
    this.#headers.delete(header.sessionId)
    if (header.status !== 'concluded') this.#headers.set(header.sessionId, header)
    const [oldest] = this.#headers.size > REMEMBERED ? this.#headers.keys() : []
    if (oldest !== undefined) this.#headers.delete(oldest)
  }

  /** Another server wrote, or may have written, to the session. */
  forget(sessionId: string): void {
    this.#headers.delete(sessionId)
  }

  /** Whether other servers' writing is heard of from now on. */
  setTold(isTold: boolean): void {
    this.#isTold = isTold
    this.#headers.clear()
  }
}
