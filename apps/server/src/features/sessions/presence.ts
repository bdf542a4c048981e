import type { PresenceBook } from '../../ports/presence-book.ts'

/** Debounce: requests of a session within this time count as one. */
const REMEMBERED_MS = 20_000
/** Batch interval of writes. */
const GATHER_MS = 200
/** Interval at which the presence of watched sessions is written again. */
const WATCHED_EVERY_MS = 30_000

interface PresenceDependencies {
  readonly book: PresenceBook
  readonly now: () => number
  /** Sessions with subscribers on this server's sockets. */
  readonly watched: () => readonly string[]
  readonly onFailure: (error: unknown) => void
}

/** Records, in few writes, which sessions still have a page open. */
export class Presence {
  readonly #dependencies: PresenceDependencies
  readonly #writtenAt = new Map<string, number>()
  readonly #pending = new Set<string>()
  #gathering: ReturnType<typeof setTimeout> | undefined
  readonly #round: ReturnType<typeof setInterval>

  constructor(dependencies: PresenceDependencies) {
    this.#dependencies = dependencies
    this.#round = setInterval(() => this.#noteWatched(), WATCHED_EVERY_MS)
    this.#round.unref()
  }

  /** A request or command for the session arrived. */
  seen(sessionId: string): void {
    if (!this.#isRecent(sessionId)) this.left(sessionId)
  }

  /** A subscriber has just left: from now on the session may be unwatched. */
  left(sessionId: string): void {
    this.#pending.add(sessionId)
    this.#gathering ??= setTimeout(() => void this.#write(), GATHER_MS).unref()
  }

  /** Whether a request or command for the session arrived just now. */
  wasSeen(sessionId: string): boolean {
    return this.#pending.has(sessionId) || this.#isRecent(sessionId)
  }

  /** Flushes pending writes and stops. */
  async close(): Promise<void> {
    clearInterval(this.#round)
    await this.#write()
  }

  #isRecent(sessionId: string): boolean {
    const writtenAt = this.#writtenAt.get(sessionId)
    return writtenAt !== undefined && Math.abs(this.#dependencies.now() - writtenAt) < REMEMBERED_MS
  }

  #noteWatched(): void {
    for (const sessionId of this.#writtenAt.keys()) {
      if (!this.#isRecent(sessionId)) this.#writtenAt.delete(sessionId)
    }
    for (const sessionId of this.#dependencies.watched()) this.left(sessionId)
  }

  async #write(): Promise<void> {
    clearTimeout(this.#gathering)
    this.#gathering = undefined
    const sessionIds = [...this.#pending]
    this.#pending.clear()
    if (sessionIds.length === 0) return
    const now = this.#dependencies.now()
    for (const sessionId of sessionIds) this.#writtenAt.set(sessionId, now)
    try {
      await this.#dependencies.book.record(sessionIds, now)
    } catch (error) {
      for (const sessionId of sessionIds) this.#writtenAt.delete(sessionId)
      this.#dependencies.onFailure(error)
    }
  }
}
