import type { SessionHeader } from '@placard/application'

/** Size of the cache; the header written longest ago is evicted first. */
const REMEMBERED = 2_048

/**
 * Cache of the session headers this server wrote last. Valid only while other servers' notices arrive: without them
 * nothing is cached.
 */
export class RecentHeaders {
  readonly #headers = new Map<string, SessionHeader>()
  #isHearing = false

  get(sessionId: string): SessionHeader | undefined {
    return this.#headers.get(sessionId)
  }

  remember(header: SessionHeader): void {
    if (!this.#isHearing) return
    this.#headers.delete(header.sessionId)
    if (header.status !== 'concluded') this.#headers.set(header.sessionId, header)
    const [oldest] = this.#headers.size > REMEMBERED ? this.#headers.keys() : []
    if (oldest !== undefined) this.#headers.delete(oldest)
  }

  /** Invalidates a session: another server wrote to it, or may have. */
  forget(sessionId: string): void {
    this.#headers.delete(sessionId)
  }

  /** Turns the cache on or off: whether other servers' notices arrive from now on. */
  setHearing(isHearing: boolean): void {
    this.#isHearing = isHearing
    this.#headers.clear()
  }
}
