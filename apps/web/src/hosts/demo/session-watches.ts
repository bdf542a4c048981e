import type { SessionHost, SessionNotice } from '@placard/application'
import type { SessionDetail } from '@placard/contract'
import type { SessionUpdate } from '../../client/gateways/campaign-gateway.ts'

interface Watch {
  readonly sessionId: string
  readonly onUpdate: (update: SessionUpdate) => void
  /** Last log position reported. */
  told: number
}

/** Watches of sessions in this tab, with the position reported to each: in order, without duplicates. */
export class SessionWatches {
  private readonly watches = new Map<number, Watch>()
  private readonly host: Pick<SessionHost, 'getSession'>
  private readonly userId: string
  private reading: Promise<void> = Promise.resolve()

  constructor(host: Pick<SessionHost, 'getSession'>, userId: string) {
    this.host = host
    this.userId = userId
  }

  /** Begins a watch; everything after `after` is reported at once. */
  add(id: number, sessionId: string, after: number, onUpdate: (update: SessionUpdate) => void): void {
    this.watches.set(id, { sessionId, onUpdate, told: after })
    this.catchUp(sessionId, Number.POSITIVE_INFINITY)
  }

  /** Ends a watch. Returns its session when it was the last watch of it in this tab. */
  remove(id: number): string | undefined {
    const sessionId = this.watches.get(id)?.sessionId
    this.watches.delete(id)
    return sessionId !== undefined && this.of(sessionId).length === 0 ? sessionId : undefined
  }

  /** Passes on the events that this tab has stored. */
  tell(notice: SessionNotice): void {
    const watches = this.of(notice.sessionId)
    const step = watches.length > 0 ? notice.stepFor(this.userId) : undefined
    if (!step) return
    for (const watch of watches) {
      if (watch.told < notice.after) this.catchUp(notice.sessionId, notice.seq)
      else this.deliver(watch, step)
    }
  }

  /** Reads the events that another tab has stored, at least up to `seq`. */
  catchUp(sessionId: string, seq: number): void {
    this.reading = this.reading.then(() => this.read(sessionId, seq)).catch(() => undefined)
  }

  private async read(sessionId: string, seq: number): Promise<void> {
    const behind = this.of(sessionId).filter(({ told }) => told < seq)
    if (behind.length === 0) return
    const after = Math.min(...behind.map(({ told }) => told))
    const detail = await this.host.getSession({ sessionId, userId: this.userId, after })
    if (!detail.ok) return
    const { view, entries }: SessionDetail = detail.value
    for (const watch of behind) this.deliver(watch, { seq: view.seq, view, entries })
  }

  private deliver(watch: Watch, { seq, view, entries }: SessionUpdate): void {
    if (seq <= watch.told) return
    const fresh = entries.filter((entry) => entry.seq > watch.told)
    watch.told = seq
    watch.onUpdate({ seq, view, entries: fresh })
  }

  private of(sessionId: string): Watch[] {
    return [...this.watches.values()].filter((watch) => watch.sessionId === sessionId)
  }
}
