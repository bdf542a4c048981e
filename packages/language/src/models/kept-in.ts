/** Most users remembered. */
const MOST = 4_096

/** Which users have nothing they say sent to services outside the server, as far as has been learnt. */
export class KeptIn {
  readonly #ask: ((userId: string) => Promise<boolean>) | undefined
  readonly #known = new Map<string, boolean>()

  /** @param ask undefined where nobody can choose so. Must not reject. */
  constructor(ask: ((userId: string) => Promise<boolean>) | undefined) {
    this.#ask = ask
  }

  /** Whether nothing may be sent for a user. Of whom nothing is known, nothing is; a request that is no user's may be sent. */
  has(userId: string | undefined): boolean {
    return this.#ask !== undefined && userId !== undefined && (this.#known.get(userId) ?? true)
  }

  /** Whether this user was learnt to have chosen so. */
  isKnown(userId: string | undefined): boolean {
    return userId !== undefined && this.#known.get(userId) === true
  }

  /** Asks again for a user. What is not learnt before the signal aborts is forgotten, so that nothing is sent on old news. */
  async learn(userId: string | undefined, late: AbortSignal): Promise<void> {
    if (this.#ask === undefined || userId === undefined) return
    const forget = () => this.#known.delete(userId)
    late.addEventListener('abort', forget)
    const isKept = await this.#ask(userId)
    late.removeEventListener('abort', forget)
    if (late.aborted) return
    this.#known.delete(userId)
    this.#known.set(userId, isKept)
    const [oldest] = this.#known.keys()
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest)
  }
}
