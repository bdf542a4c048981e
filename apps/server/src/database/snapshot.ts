import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database, Executor } from './executor.ts'

/**
 * Runs `work` in a transaction that only reads, and sees everything as it was when it began. Instants that PostgreSQL
 * writes as text are in UTC.
 */
export async function inSnapshot<Result>(db: Database, work: (tx: Executor) => Promise<Result>): Promise<Result> {
  const client = await db.$client.connect()
  let isWhole = false
  try {
    const tx: Executor = drizzle(calledBack(client))
    await tx.execute('begin isolation level repeatable read read only')
    await tx.execute("set local time zone 'UTC'")
    const result = await work(tx)
    await tx.execute('commit')
    isWhole = true
    return result
  } finally {
    // the transaction of a connection that is closed ends with it
    client.release(!isWhole)
  }
}

/**
 * The connection, asked by callbacks. The promises that node-postgres makes itself keep rows from being collected as young
 * ones: of very many statements in a row, all that they yield stays until the next full collection.
 */
function calledBack(client: pg.PoolClient): pg.PoolClient {
  const query = (...parts: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      const settle = (error: unknown, result: unknown) =>
        error === null || error === undefined ? resolve(result) : reject(error)
      Reflect.apply(client.query, client, [...parts, settle])
    })
  return new Proxy(client, {
    get: (of, name) => (name === 'query' ? query : Reflect.get(of, name)),
  })
}
