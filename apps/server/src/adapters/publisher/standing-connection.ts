import type pg from 'pg'

/** Pause between attempts to reconnect. */
const RETRY_MS = 500

interface StandingDependencies {
  readonly pool: pg.Pool
  /** Run on every new connection before anything else. */
  readonly prepare: readonly string[]
  readonly onNotification: (payload: string, channel: string) => void
  /** The connection is up: for the first time, or again after a loss. */
  readonly onStanding: () => void
  readonly onLost: (error: unknown) => void
}

/**
 * One dedicated connection outside the pool's rotation, because LISTEN belongs to a connection. It reconnects by
 * itself. Queries while it is down fail at once.
 */
export class StandingConnection {
  readonly #dependencies: StandingDependencies
  #client: pg.PoolClient | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #isClosed = false
  /** The last queued statement; a connection runs one at a time. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(dependencies: StandingDependencies) {
    this.#dependencies = dependencies
  }

  /** Connects; reports a failure and retries. */
  async open(): Promise<void> {
    if (this.#isClosed) return
    try {
      this.#client = await this.#prepared(await this.#dependencies.pool.connect())
      if (this.#isClosed) this.#giveBack()
      else this.#dependencies.onStanding()
    } catch (error) {
      this.#dependencies.onLost(error)
      this.#openLater()
    }
  }

  /** Runs a statement after those before it; rejects, as for any lost connection, while there is none. */
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    const result = this.#last.then(() => this.#run<Row>(statement))
    this.#last = result.catch(() => undefined)
    return result
  }

  async #run<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    if (this.#client === undefined) throw new Error('Connection terminated: it is being opened again')
    return this.#client.query<Row>(statement)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retry)
    this.#giveBack()
  }

  async #prepared(client: pg.PoolClient): Promise<pg.PoolClient> {
    client.once('error', (error) => this.#lost(client, error))
    client.once('end', () => this.#lost(client, new Error('Connection terminated')))
    client.on('notification', ({ payload, channel }) => this.#dependencies.onNotification(payload ?? '', channel))
    try {
      for (const statement of this.#dependencies.prepare) await client.query(statement)
      return client
    } catch (error) {
      // a connection that is not released is missing from the pool for good
      client.release(true)
      throw error
    }
  }

  #lost(client: pg.PoolClient, error: unknown): void {
    if (this.#client !== client) return
    this.#giveBack()
    if (this.#isClosed) return
    this.#dependencies.onLost(error)
    this.#openLater()
  }

  #openLater(): void {
    this.#retry = setTimeout(() => void this.open(), RETRY_MS).unref()
  }

  #giveBack(): void {
    const client = this.#client
    this.#client = undefined
    // destroyed, not reused: it listens
    client?.release(true)
  }
}
