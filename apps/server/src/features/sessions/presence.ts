import type { PresenceBook } from '../../ports/presence-book.ts'

/** Looks at a session within this time count as one. */
const REMEMBERED_MS = 20_000
/** Looks are written together. */
const GATHER_MS = 200
/** How often sessions that are being watched are written down again. */
const WATCHED_EVERY_MS = 30_000

interface PresenceDependencies {
  readonly book: PresenceBook
  readonly now: () => number
  /** Sessions somebody follows over this server's sockets. */
  readonly watched: () => readonly string[]
  readonly onFailure: (error: unknown) => void
}

/** Notes who still has a page open on which session, in few writes. */
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

  /** Somebody asked for the session or acted in it. */
  seen(sessionId: string): void {
    if (!this.#isRecent(sessionId)) this.left(sessionId)
  }

  /** Somebody has just stopped looking: from this moment on nobody may be there. */
  left(sessionId: string): void {
    this.#pending.add(sessionId)
    this.#gathering ??= setTimeout(() => void this.#write(), GATHER_MS).unref()
  }

  /** Whether somebody asked for the session or acted in it just now. */
  wasSeen(sessionId: string): boolean {
    return this.#pending.has(sessionId) || this.#isRecent(sessionId)
  }

  /** Writes what is pending and stops. */
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
