import type pg from 'pg'
import { type Database, databaseOn } from '../database/executor.ts'

/** A database whose client is killed at a statement: nothing more of it arrives, as when its server dies. */
export interface DyingDatabase {
  readonly db: Database
  /** Statements that were sent. */
  readonly sent: () => number
}

/** The database of a server that dies at its n-th statement, counted from 1. */
export function dyingDatabase({ $client: pool }: Database, diesAt: number): DyingDatabase {
  let sent = 0
  const isDead = () => sent >= diesAt
  /** Sends a statement, unless the server dies at it; then `bury` closes its connection. */
  const sending = (of: object, bury: () => void) => {
    const query: unknown = Reflect.get(of, 'query')
    if (typeof query !== 'function') throw new TypeError('nothing to send statements with')
    return (...parts: unknown[]): unknown => {
      sent += 1
      if (!isDead()) return Reflect.apply(query, of, parts)
      bury()
      const death = new Error(`killed at statement ${diesAt}`)
      const settle = parts.at(-1)
      return typeof settle === 'function' ? settle(death) : Promise.reject(death)
    }
  }
  const dyingClient = (client: pg.PoolClient): pg.PoolClient => {
    let isReleased = false
    // the connection of a dead server is closed, and what it had not committed is gone
    const release = () => {
      if (!isReleased) client.release(isDead())
      isReleased = true
    }
    return new Proxy(client, {
      get(of, name) {
        if (name === 'query') return sending(of, release)
        return name === 'release' ? release : Reflect.get(of, name)
      },
    })
  }
  const dyingPool = new Proxy(pool, {
    get(of, name) {
      if (name === 'query') return sending(of, () => undefined)
      return name === 'connect' ? async () => dyingClient(await of.connect()) : Reflect.get(of, name)
    },
  })
  return { db: databaseOn(dyingPool), sent: () => sent }
}
