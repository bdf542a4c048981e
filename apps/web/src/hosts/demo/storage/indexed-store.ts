import type {
  Append,
  AppendResult,
  CreateResult,
  EventStore,
  KeptAnswer,
  NewSession,
  SessionHeader,
} from '@placard/application'
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
export class IndexedEventStore implements EventStore {
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
      put(transaction, append)
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
      .filter(({ people }) => people.some((holder) => holder.userId === userId))
      .sort((a, b) => b.updatedAt - a.updatedAt)
      .slice(0, limit)
  }

  async answerTo(userId: string, key: string): Promise<KeptAnswer | undefined> {
    const store = this.database.transaction('answers').objectStore('answers')
    const value: unknown = await resultOf(store.get([userId, key]))
    return isKeptAnswer(value) ? readAnswer(value) : undefined
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

function giveUp(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // The transaction had already ended.
  }
}
