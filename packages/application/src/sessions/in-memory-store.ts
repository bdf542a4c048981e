import type { SessionChange } from '@placard/contract'
import type { SessionEvent } from '@placard/engine'
import type {
  Append,
  ArrivalStore,
  EventStore,
  KeptAnswer,
  NewSession,
  SessionHeader,
  SessionLists,
  Snapshot,
  WrittenSession,
} from '../ports/event-store.ts'
import { listedAgain, relisted, unlisted, withoutRemoved } from './session-lists.ts'
import { seatOfPerson } from './store-progress.ts'

interface Row {
  readonly header: SessionHeader
  readonly events: readonly SessionEvent[]
  readonly snapshot: Snapshot | undefined
}

/** Event store in memory, not persisted. Every call is a transaction of its own. */
export class InMemoryEventStore implements EventStore, ArrivalStore, SessionLists {
  private readonly rows = new Map<string, Row>()
  private readonly answers = new Map<string, KeptAnswer>()

  async create({ header, events, answer, snapshot }: NewSession) {
    if (this.rows.has(header.sessionId)) return { ok: false, rejection: 'exists' } as const
    if (answer && this.answers.has(nameOf(answer))) return { ok: false, rejection: 'key-used' } as const
    this.rows.set(header.sessionId, { header, events: [...events], snapshot })
    if (answer) this.answers.set(nameOf(answer), answer)
    return { ok: true } as const
  }

  async createWritten({ header, log, snapshot: { seq, state } }: WrittenSession) {
    return this.create({ header, events: JSON.parse(log), snapshot: { seq, state: JSON.parse(state) } })
  }

  async header(sessionId: string) {
    return this.rows.get(sessionId)?.header
  }

  async log(sessionId: string, upTo: number) {
    return JSON.stringify(await this.events(sessionId, 0, upTo))
  }

  async load(sessionId: string, after = 0) {
    const row = this.rows.get(sessionId)
    if (!row) return undefined
    const snapshot = row.snapshot && row.snapshot.seq > after ? row.snapshot : undefined
    return { header: row.header, snapshot, events: row.events.slice(snapshot?.seq ?? after) }
  }

  async append({ sessionId, expected, events, header, answer, snapshot }: Append) {
    const row = this.rows.get(sessionId)
    if (!row) return { ok: false, rejection: 'unknown-session' } as const
    if (answer && this.answers.has(nameOf(answer))) return { ok: false, rejection: 'key-used' } as const
    if (row.events.length !== expected) return { ok: false, rejection: 'version-conflict' } as const
    const { people } = row.header
    const appended = [...row.events, ...events]
    this.rows.set(sessionId, { header: { ...header, people }, events: appended, snapshot: snapshot ?? row.snapshot })
    if (answer) this.answers.set(nameOf(answer), answer)
    return { ok: true } as const
  }

  async events(sessionId: string, after: number, upTo = Number.POSITIVE_INFINITY) {
    return this.rows.get(sessionId)?.events.slice(after, upTo) ?? []
  }

  async list(userId: string, limit: number) {
    return [...this.rows.values()]
      .map(({ header }) => header)
      .filter((header) => seatOfPerson(header, userId) !== undefined)
      .sort((a, b) => b.updatedAt - a.updatedAt)
      .slice(0, limit)
  }

  async change(userId: string, sessionId: string, change: SessionChange) {
    return this.rehead(sessionId, (header) => relisted(header, userId, change))
  }

  async remove(userId: string, sessionId: string, at: number) {
    const row = this.rows.get(sessionId)
    const removed = row === undefined ? 'unknown-session' : unlisted(row.header, userId, at)
    if (typeof removed === 'string') return removed
    this.rehead(sessionId, () => removed)
    return 'removed' as const
  }

  async restore(userId: string, sessionId: string, since: number) {
    return this.rehead(sessionId, (header) => listedAgain(header, userId, since))
  }

  async eraseRemoved(before: number) {
    return [...this.rows.keys()].filter((sessionId) => {
      const isKept = this.rehead(sessionId, (header) => withoutRemoved(header, before))
      if (!isKept) this.rows.delete(sessionId)
      return !isKept
    })
  }

  /** Replaces a header; false when there is none, or none is to be put. */
  private rehead(sessionId: string, change: (header: SessionHeader) => SessionHeader | undefined): boolean {
    const row = this.rows.get(sessionId)
    const header = row && change(row.header)
    if (row === undefined || header === undefined) return false
    this.rows.set(sessionId, { ...row, header })
    return true
  }

  async answerTo(userId: string, key: string) {
    return this.answers.get(nameOf({ userId, key }))
  }
}

function nameOf({ userId, key }: Pick<KeptAnswer, 'userId' | 'key'>): string {
  return JSON.stringify([userId, key])
}
