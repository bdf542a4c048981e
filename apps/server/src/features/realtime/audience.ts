import type { Publisher, SessionNotice } from '@placard/application'
import type { Moved, NoticeBus } from '../../ports/notice-bus.ts'

/** Somebody who follows a session. */
export type Watcher = (moved: Moved) => void

/** Those who follow sessions over the sockets of this server. */
export class Audience implements Publisher {
  readonly #watchers = new Map<string, Set<Watcher>>()
  readonly #bus: NoticeBus

  constructor(bus: NoticeBus) {
    this.#bus = bus
  }

  /** Follows a session; answers the function that ends it. */
  watch(sessionId: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(sessionId) ?? new Set()
    this.#watchers.set(sessionId, watchers.add(watcher))
    return () => {
      watchers.delete(watcher)
      if (watchers.size === 0 && this.#watchers.get(sessionId) === watchers) this.#watchers.delete(sessionId)
    }
  }

  isWatched(sessionId: string): boolean {
    return this.#watchers.has(sessionId)
  }

  /** Sessions that somebody follows. */
  watched(): readonly string[] {
    return [...this.#watchers.keys()]
  }

  publish(notice: SessionNotice): void {
    this.#bus.tell(notice)
    this.hear(notice)
  }

  /** Tells the followers here; what other servers published comes in by this too. */
  hear(moved: Moved): void {
    for (const watcher of this.#watchers.get(moved.sessionId) ?? []) watcher(moved)
  }

  /** News from other servers may have been lost: everybody looks for what is new. */
  lookAgain(): void {
    for (const sessionId of this.watched()) {
      this.hear({ sessionId, after: Number.POSITIVE_INFINITY, seq: Number.POSITIVE_INFINITY })
    }
  }
}
