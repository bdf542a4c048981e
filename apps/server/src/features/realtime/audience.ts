import type { Publisher, SessionNotice, SessionStep } from '@placard/application'

/** A session moved on. Without `stepFor` it did so on another server, and what is new has to be read. */
export interface Moved {
  readonly sessionId: string
  readonly after: number
  readonly seq: number
  readonly stepFor?: (personId: string) => SessionStep | undefined
}

/** Somebody who follows a session. */
export type Watcher = (moved: Moved) => void

/** Carries the news that a session moved on to the other servers. */
export interface NoticeBus {
  tell(moved: Pick<Moved, 'sessionId' | 'after' | 'seq'>): void
}

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
