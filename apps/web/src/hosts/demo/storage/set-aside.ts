import { finished, resultOf } from '../../../client/storage/indexed-db.ts'
import { logRange, type StoreName } from './database.ts'
import { isHeader } from './stored-shapes.ts'

const ALL: StoreName[] = ['headers', 'events', 'snapshots', 'aside']

/**
 * Moves an unreadable session, whole, to a store that nothing reads: it is no longer shown, but could still be
 * recovered.
 */
export async function setAside(database: IDBDatabase, sessionId: string): Promise<void> {
  const transaction = database.transaction(ALL, 'readwrite', { durability: 'strict' })
  const end = finished(transaction)
  const [headers, events, snapshots] = ALL.slice(0, 3).map((name) => transaction.objectStore(name))
  if (!headers || !events || !snapshots) throw new RangeError('setAside: the stores are not there')
  const range = logRange(sessionId, 0)
  const header: unknown = await resultOf(headers.get(sessionId))
  const log: unknown[] = await resultOf(events.getAll(range))
  transaction.objectStore('aside').add({ sessionId, header, events: log })
  headers.delete(sessionId)
  events.delete(range)
  snapshots.delete(sessionId)
  await end
}

/** Ids of the sessions whose header cannot be read, or whose log is shorter or longer than the header says. */
export async function brokenSessions(database: IDBDatabase): Promise<string[]> {
  const transaction = database.transaction(['headers', 'events'])
  const store = transaction.objectStore('headers')
  const [keys, values] = await Promise.all([resultOf(store.getAllKeys()), resultOf(store.getAll())])
  const broken: string[] = []
  for (const [index, key] of keys.entries()) {
    const value: unknown = values[index]
    const sessionId = String(key)
    const count = await resultOf(transaction.objectStore('events').count(logRange(sessionId, 0)))
    if (!isHeader(value) || value.version !== count) broken.push(sessionId)
  }
  return broken
}
