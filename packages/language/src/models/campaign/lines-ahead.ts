import type { Act, PublicView } from '@placard/engine'

/** Concurrency limits: lines that models word at once, per session and on this server. */
const AT_ONCE = { session: 2, server: 16 } as const
/** Rate limit: lines of a session worded in a minute, several times what a session at its own pace wants. */
const MOST_A_MINUTE = 40
const MINUTE_MS = 60_000
/** Sessions whose lines are kept; the least recently used one is evicted first. */
const SESSIONS = 2_048

/** A line that will be wanted. */
export interface WantedLine {
  /** Cache key: what is said, by whom, and all that it rests on. Words for one name fit every line of that name. */
  readonly name: string
  /** Words the line; undefined when no usable words came of it. */
  readonly make: (signal: AbortSignal) => Promise<MadeLine | undefined>
}

/** A line that is ready. */
export interface MadeLine {
  readonly words: string
  readonly wordedBy: string
}

interface Entry extends WantedLine {
  readonly givenUp: AbortController
  state: 'waiting' | 'asking' | 'ready' | 'nothing'
  made?: MadeLine
  isUsed: boolean
}

interface Session {
  readonly entries: Map<string, Entry>
  /** When lines were asked for within the last minute, ms. */
  asked: number[]
}

/** Dependencies of the prefetched lines. */
export interface LinesAheadDependencies {
  /** Monotonic clock in ms; only differences count. */
  readonly now: () => number
  /** Whether a model is available at all. */
  readonly canAsk: () => boolean
  /** Reports an error that is not a provider's. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Prefetches the wording of lines before they are wanted, with limited concurrency, and aborts those no longer wanted.
 * No caller ever waits: a line is ready or it is not.
 */
export class LinesAhead {
  private readonly sessions = new Map<string, Session>()
  private readonly dependencies: LinesAheadDependencies
  private asking = 0

  constructor(dependencies: LinesAheadDependencies) {
    this.dependencies = dependencies
  }

  /** Replaces the lines that a session will want, soonest first; aborts its others. */
  want(sessionId: string, lines: readonly WantedLine[]): void {
    const before = this.sessions.get(sessionId) ?? { entries: new Map<string, Entry>(), asked: [] }
    const entries = new Map<string, Entry>()
    for (const line of lines) {
      const known = before.entries.get(line.name)
      const isKept = known !== undefined && !known.isUsed
      entries.set(
        line.name,
        isKept ? known : { ...line, givenUp: new AbortController(), state: 'waiting', isUsed: false },
      )
    }
    for (const [name, entry] of before.entries) if (entries.get(name) !== entry) entry.givenUp.abort()
    this.sessions.delete(sessionId)
    if (entries.size > 0) this.sessions.set(sessionId, { entries, asked: before.asked })
    this.forgetOldest()
    this.ask()
  }

  /** The words of a line, if ready; the same ones when asked again before the session moves on. */
  taken(sessionId: string, name: string): MadeLine | undefined {
    const entry = this.sessions.get(sessionId)?.entries.get(name)
    if (entry === undefined) return undefined
    entry.isUsed = true
    // too late: the line is wanted now
    if (entry.state !== 'ready') entry.givenUp.abort()
    return entry.made
  }

  /** Aborts everything, also the running requests. */
  close(): void {
    for (const { entries } of this.sessions.values()) for (const entry of entries.values()) entry.givenUp.abort()
    this.sessions.clear()
  }

  private forgetOldest(): void {
    const [oldest] = this.sessions.size > SESSIONS ? this.sessions.keys() : []
    if (oldest !== undefined) this.want(oldest, [])
  }

  /** Starts waiting lines as far as the limits allow. */
  private ask(): void {
    if (this.asking >= AT_ONCE.server || !this.dependencies.canAsk()) return
    for (const session of this.sessions.values()) {
      for (const entry of session.entries.values()) {
        if (this.asking >= AT_ONCE.server) return
        if (entry.state === 'waiting' && !entry.givenUp.signal.aborted && this.mayAsk(session))
          this.start(session, entry)
      }
    }
  }

  private mayAsk(session: Session): boolean {
    const since = this.dependencies.now() - MINUTE_MS
    session.asked = session.asked.filter((at) => at > since)
    const atOnce = [...session.entries.values()].filter(({ state }) => state === 'asking').length
    return atOnce < AT_ONCE.session && session.asked.length < MOST_A_MINUTE
  }

  private start(session: Session, entry: Entry): void {
    entry.state = 'asking'
    session.asked.push(this.dependencies.now())
    this.asking += 1
    void this.finish(entry)
  }

  private async finish(entry: Entry): Promise<void> {
    const { signal } = entry.givenUp
    try {
      const made = await entry.make(signal)
      if (made !== undefined) entry.made = made
      entry.state = made === undefined ? 'nothing' : 'ready'
    } catch (error) {
      entry.state = 'nothing'
      if (!signal.aborted) this.dependencies.onFailure(error)
    } finally {
      this.asking -= 1
      this.ask()
    }
  }
}

/** Cache key of a line: everything public that its words rest on. */
export function nameOfLine(seat: string, act: Act, view: PublicView, says: string): string {
  return JSON.stringify([seat, act, says, view.clock.phaseIndex, view.leadingDraft])
}
