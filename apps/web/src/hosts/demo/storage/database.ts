/** The stores of the demo's database, version 1. */
export const STORES = ['headers', 'events', 'snapshots', 'answers', 'aside'] as const
export type StoreName = (typeof STORES)[number]

const VERSION = 1

/** An open database, and whether it was created just now. */
export interface Opened {
  readonly database: IDBDatabase
  readonly isNew: boolean
}

/**
 * Opens the demo's database, creating it when there is none.
 * @throws {DOMException} when the browser denies storage, or the database cannot be opened.
 */
export function openDatabase(factory: IDBFactory, name: string): Promise<Opened> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, VERSION)
    let isNew = false
    request.onupgradeneeded = () => {
      isNew = true
      makeStores(request.result)
    }
    request.onerror = () => reject(request.error ?? new Error(`${name} could not be opened`))
    request.onblocked = () => reject(new Error(`${name} is held open by another version of the page`))
    request.onsuccess = () => {
      const database = request.result
      // Allows another tab with a newer page to upgrade the stores; this tab then continues without them.
      database.onversionchange = () => database.close()
      resolve({ database, isNew })
    }
  })
}

function makeStores(database: IDBDatabase): void {
  database.createObjectStore('headers', { keyPath: 'sessionId' })
  database.createObjectStore('events')
  database.createObjectStore('snapshots', { keyPath: 'sessionId' })
  database.createObjectStore('answers', { keyPath: ['personId', 'key'] })
  database.createObjectStore('aside', { autoIncrement: true })
}

/** Key range `[sessionId, seq]` after one position, up to and including another, which must be later. */
export function logRange(sessionId: string, after: number, upTo = Number.MAX_SAFE_INTEGER): IDBKeyRange {
  return IDBKeyRange.bound([sessionId, after], [sessionId, upTo], true, false)
}
