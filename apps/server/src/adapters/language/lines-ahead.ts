import type { Act, PublicView } from '@placard/engine'

/** Lines that models are wording at once, of one session and of all on this server. */
const AT_ONCE = { session: 2, server: 16 } as const
/** Lines a session may have worded in a minute: what a session at its own pace wants, several times over. */
const MOST_A_MINUTE = 40
const MINUTE_MS = 60_000
/** Sessions whose lines are remembered; the one that moved longest ago is forgotten first. */
const SESSIONS = 2_048

/** A line that will be wanted. */
export interface WantedLine {
  /** Says what is said, by whom, and all that it rests on: words for one name hold for every line of that name. */
  readonly name: string
  /** Puts the line into words; undefined when nothing usable came of it. */
  readonly make: (signal: AbortSignal) => Promise<MadeLine | undefined>
}

/** Words that are ready. */
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

/** What the book works with. */
export interface LinesAheadDependencies {
  /** ms; only differences count. */
  readonly now: () => number
  /** Whether it is worth asking at all. */
  readonly canAsk: () => boolean
  /** Making a line went wrong in a way that no service can. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Has lines worded before they are wanted, a bounded number at once, and gives up those that no longer are. Nobody ever
 * waits for it: a line is there or it is not.
 */
export class LinesAhead {
  private readonly sessions = new Map<string, Session>()
  private readonly dependencies: LinesAheadDependencies
  private asking = 0

  constructor(dependencies: LinesAheadDependencies) {
    this.dependencies = dependencies
  }

  /** These lines a session will want, soonest first, and no others any more. */
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

  /** The words of a line, if they are ready; asked again before the session moves on, the same. */
  taken(sessionId: string, name: string): MadeLine | undefined {
    const entry = this.sessions.get(sessionId)?.entries.get(name)
    if (entry === undefined) return undefined
    entry.isUsed = true
    // what is not ready now comes too late
    if (entry.state !== 'ready') entry.givenUp.abort()
    return entry.made
  }

  /** Gives up everything, also what is being asked. */
  close(): void {
    for (const { entries } of this.sessions.values()) for (const entry of entries.values()) entry.givenUp.abort()
    this.sessions.clear()
  }

  private forgetOldest(): void {
    const [oldest] = this.sessions.size > SESSIONS ? this.sessions.keys() : []
    if (oldest !== undefined) this.want(oldest, [])
  }

  /** Asks for waiting lines as far as the bounds allow. */
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

/** The name of a line: everything its words rest on, as everybody in the room can see it. */
export function nameOfLine(seat: string, act: Act, view: PublicView, says: string): string {
  return JSON.stringify([seat, act, says, view.clock.phaseIndex, view.leadingDraft])
}
