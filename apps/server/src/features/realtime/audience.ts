import type { Publisher, SessionNotice } from '@placard/application'
import type { Moved, NoticeBus } from '../../ports/notice-bus.ts'

/** A local subscriber of a session. */
export type Watcher = (moved: Moved) => void

/** The subscribers of sessions on this server's sockets. */
export class Audience implements Publisher {
  readonly #watchers = new Map<string, Set<Watcher>>()
  readonly #bus: NoticeBus

  constructor(bus: NoticeBus) {
    this.#bus = bus
  }

  /** Subscribes to a session; returns the function that unsubscribes. */
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

  /** Sessions with subscribers. */
  watched(): readonly string[] {
    return [...this.#watchers.keys()]
  }

  publish(notice: SessionNotice): void {
    this.#bus.tell(notice)
    this.hear(notice)
  }

  /** Notifies local subscribers, also of events from other servers. */
  hear(moved: Moved): void {
    for (const watcher of this.#watchers.get(moved.sessionId) ?? []) watcher(moved)
  }

  /** Notices from other servers may have been lost: every subscriber reads again. */
  lookAgain(): void {
    for (const sessionId of this.watched()) {
      this.hear({ sessionId, after: Number.POSITIVE_INFINITY, seq: Number.POSITIVE_INFINITY })
    }
  }
}
