import {
  type Append,
  type AppendResult,
  type CreateResult,
  type EventStore,
  type KeptAnswer,
  listedAgain,
  type NewSession,
  relisted,
  type SessionHeader,
  type SessionLists,
  seatOfPerson,
  unlisted,
  withoutRemoved,
} from '@placard/application'
import type { SessionChange } from '@placard/contract'
import type { SessionEvent } from '@placard/engine'
import { finished, resultOf } from '../../../client/storage/indexed-db.ts'
import { logRange, type StoreName } from './database.ts'
import {
  eventsOf,
  headerOf,
  isHeader,
  isKeptAnswer,
  isSnapshot,
  readAnswer,
  readHeader,
  storedAnswer,
  storedHeader,
} from './stored-shapes.ts'

const WRITTEN: StoreName[] = ['headers', 'events', 'snapshots', 'answers']

/**
 * Event store in IndexedDB. Each append is one transaction that first checks the log position (optimistic concurrency),
 * so two tabs cannot both append after the same event.
 */
export class IndexedEventStore implements EventStore, SessionLists {
  private readonly database: IDBDatabase

  constructor(database: IDBDatabase) {
    this.database = database
  }

  async create({ header, events, answer }: NewSession): Promise<CreateResult> {
    return this.write(answer !== undefined, async (transaction) => {
      if (await isUsed(transaction, answer)) return { ok: false, rejection: 'key-used' } as const
      const existing = await resultOf(transaction.objectStore('headers').getKey(header.sessionId))
      if (existing !== undefined) return { ok: false, rejection: 'exists' } as const
      put(transaction, { sessionId: header.sessionId, expected: 0, events, header, answer })
      return { ok: true } as const
    })
  }

  async load(sessionId: string, after = 0) {
    const transaction = this.database.transaction(['headers', 'events', 'snapshots'])
    const header = headerOf(sessionId, await resultOf(transaction.objectStore('headers').get(sessionId)))
    if (!header) return undefined
    const stored: unknown = await resultOf(transaction.objectStore('snapshots').get(sessionId))
    // An unreadable snapshot is ignored: the log has the same state.
    const snapshot = isSnapshot(stored) && stored.seq > after ? { seq: stored.seq, state: stored.state } : undefined
    const range = logRange(sessionId, snapshot?.seq ?? after)
    const values: unknown[] = await resultOf(transaction.objectStore('events').getAll(range))
    return { header, snapshot, events: eventsOf(sessionId, values) }
  }

  async append(append: Append): Promise<AppendResult> {
    const { sessionId, expected, answer } = append
    return this.write(answer !== undefined, async (transaction) => {
      if (await isUsed(transaction, answer)) return { ok: false, rejection: 'key-used' } as const
      const header = headerOf(sessionId, await resultOf(transaction.objectStore('headers').get(sessionId)))
      if (!header) return { ok: false, rejection: 'unknown-session' } as const
      if (header.version !== expected) return { ok: false, rejection: 'version-conflict' } as const
      const { people } = header
      put(transaction, { ...append, header: { ...append.header, people } })
      return { ok: true } as const
    })
  }

  async events(sessionId: string, after: number, upTo = Number.MAX_SAFE_INTEGER): Promise<readonly SessionEvent[]> {
    if (after >= upTo) return []
    const store = this.database.transaction('events').objectStore('events')
    const values: unknown[] = await resultOf(store.getAll(logRange(sessionId, after, upTo)))
    return eventsOf(sessionId, values)
  }

  async list(userId: string, limit: number): Promise<readonly SessionHeader[]> {
    const values: unknown[] = await resultOf(this.database.transaction('headers').objectStore('headers').getAll())
    return values
      .filter(isHeader)
      .map(readHeader)
      .filter((header) => seatOfPerson(header, userId) !== undefined)
      .sort((a, b) => b.updatedAt - a.updatedAt)
      .slice(0, limit)
  }

  async answerTo(userId: string, key: string): Promise<KeptAnswer | undefined> {
    const store = this.database.transaction('answers').objectStore('answers')
    const value: unknown = await resultOf(store.get([userId, key]))
    return isKeptAnswer(value) ? readAnswer(value) : undefined
  }

  async change(userId: string, sessionId: string, change: SessionChange): Promise<boolean> {
    const changed = await this.rehead(sessionId, (header) => relisted(header, userId, change))
    return typeof changed === 'object'
  }

  async remove(userId: string, sessionId: string, at: number) {
    const removed = await this.rehead(sessionId, (header) => unlisted(header, userId, at))
    return typeof removed === 'object' ? 'removed' : (removed ?? 'unknown-session')
  }

  async restore(userId: string, sessionId: string, since: number): Promise<boolean> {
    const restored = await this.rehead(sessionId, (header) => listedAgain(header, userId, since))
    return restored !== undefined
  }

  async eraseRemoved(before: number): Promise<readonly string[]> {
    const values: unknown[] = await resultOf(this.database.transaction('headers').objectStore('headers').getAll())
    const gone: string[] = []
    for (const { sessionId, people } of values.filter(isHeader).map(readHeader)) {
      if (!people.some(({ removedAt }) => removedAt !== undefined)) continue
      if (await this.write(true, (transaction) => erase(transaction, sessionId, before))) gone.push(sessionId)
    }
    return gone
  }

  /** Replaces a stored header by what becomes of it; nothing is written where that is no header. */
  private rehead<Become extends SessionHeader | string | undefined>(
    sessionId: string,
    change: (header: SessionHeader) => Become,
  ): Promise<Become | undefined> {
    return this.write(true, async (transaction) => {
      const header = headerOf(sessionId, await resultOf(transaction.objectStore('headers').get(sessionId)))
      const changed = header && change(header)
      if (typeof changed === 'object') transaction.objectStore('headers').put(storedHeader(changed))
      return changed
    })
  }

  /**
   * One transaction, awaited to its commit. Writes of the user's acts have strict durability; others may be buffered.
   */
  private async write<Result>(
    isAcknowledged: boolean,
    work: (transaction: IDBTransaction) => Promise<Result>,
  ): Promise<Result> {
    const durability = isAcknowledged ? 'strict' : 'relaxed'
    const transaction = this.database.transaction(WRITTEN, 'readwrite', { durability })
    const end = finished(transaction)
    try {
      const result = await work(transaction)
      await end
      return result
    } catch (error) {
      end.catch(() => undefined)
      giveUp(transaction)
      throw error
    }
  }
}

async function isUsed(transaction: IDBTransaction, answer: KeptAnswer | undefined): Promise<boolean> {
  if (!answer) return false
  const key = await resultOf(transaction.objectStore('answers').getKey([answer.userId, answer.key]))
  return key !== undefined
}

function put(transaction: IDBTransaction, { sessionId, expected, events, header, answer, snapshot }: Append): void {
  const log = transaction.objectStore('events')
  for (const [index, event] of events.entries()) log.add(event, [sessionId, expected + index + 1])
  transaction.objectStore('headers').put(storedHeader(header))
  if (snapshot) transaction.objectStore('snapshots').put({ sessionId, ...snapshot })
  if (answer) transaction.objectStore('answers').add(storedAnswer(answer))
}

/** Erases a session that nobody has any more, or the places of those who had it; false where it stays. */
async function erase(transaction: IDBTransaction, sessionId: string, before: number): Promise<boolean> {
  const headers = transaction.objectStore('headers')
  const header = headerOf(sessionId, await resultOf(headers.get(sessionId)))
  const left = header && withoutRemoved(header, before)
  if (left !== undefined) headers.put(storedHeader(left))
  if (header === undefined || left !== undefined) return false
  headers.delete(sessionId)
  transaction.objectStore('events').delete(logRange(sessionId, 0))
  transaction.objectStore('snapshots').delete(sessionId)
  return true
}

function giveUp(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // The transaction had already ended.
  }
}
