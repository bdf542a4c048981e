import {
  type EventStore,
  type SessionHeader,
  type SpokenLine,
  spokenLines,
  summaryOfSession,
} from '@placard/application'

/** The sessions of the demo with what was said in them. Lines are read once, and again when a session has gone on. */
export class SpokenSessions {
  private readonly store: Pick<EventStore, 'list' | 'events'>
  private readonly userId: string
  private readonly read = new Map<string, { readonly version: number; readonly lines: readonly SpokenLine[] }>()

  constructor(store: Pick<EventStore, 'list' | 'events'>, userId: string) {
    this.store = store
    this.userId = userId
  }

  /** All of them; without their lines where only titles matter. A log that cannot be read has no lines. */
  async all(withLines: boolean) {
    const headers = await this.store.list(this.userId, Number.MAX_SAFE_INTEGER)
    return Promise.all(
      headers.map(async (header) => ({
        session: summaryOfSession(header, this.userId),
        isPinned: header.people.some(({ userId, isPinned }) => userId === this.userId && isPinned === true),
        lines: withLines ? await this.linesOf(header).catch(() => []) : [],
      })),
    )
  }

  private async linesOf({ sessionId, version }: SessionHeader): Promise<readonly SpokenLine[]> {
    const known = this.read.get(sessionId)
    if (known?.version === version) return known.lines
    const lines = spokenLines(await this.store.events(sessionId, 0))
    this.read.set(sessionId, { version, lines })
    return lines
  }
}
