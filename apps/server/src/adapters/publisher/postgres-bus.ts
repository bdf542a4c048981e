import type pg from 'pg'
import { PERSONAL_CHANNEL, type PersonalNews, readPersonalNews } from '../../database/personal-news.ts'
import type { Moved, NoticeBus } from '../../ports/notice-bus.ts'
import { StandingConnection } from './standing-connection.ts'

const CHANNEL = 'placard_sessions'
/** PostgreSQL takes payloads below 8,000 bytes; a line has fewer than 100. */
const LINES_AT_ONCE = 70
/** Batch interval of notices: other servers' pages can wait, and the database has less to do. */
const GATHER_MS = 10

interface BusDependencies {
  readonly pool: pg.Pool
  /** Id of this server among those on the database: letters, digits and dashes. */
  readonly serverId: string
  /** Another server changed a session. */
  readonly onMoved: (moved: Moved) => void
  /** Any server, perhaps this one, changed a user's own data. */
  readonly onPersonalNews: (news: PersonalNews) => void
  /** Notices arrive from now on; some may have been missed before. */
  readonly onHearing: () => void
  /** Notices no longer arrive, for now. */
  readonly onDeaf: () => void
  readonly onFailure: (error: unknown) => void
}

/**
 * Bus of notices between the servers on one database: ids and positions of sessions, never text. Notices can be lost
 * with a connection; after `onHearing` subscribers have to read the current state themselves.
 */
export class PostgresBus implements NoticeBus {
  readonly #connection: StandingConnection
  readonly #dependencies: BusDependencies
  #lines: string[] = []
  #gathering: ReturnType<typeof setTimeout> | undefined

  constructor(dependencies: BusDependencies) {
    this.#dependencies = dependencies
    this.#connection = new StandingConnection({
      pool: dependencies.pool,
      // nothing on this connection has to survive a crash, so it does not wait for the disk (no synchronous commit)
      prepare: ["set synchronous_commit to 'off'", `listen ${CHANNEL}`, `listen ${PERSONAL_CHANNEL}`],
      onNotification: (payload, channel) => (channel === CHANNEL ? this.#hear(payload) : this.#hearPersonal(payload)),
      onStanding: dependencies.onHearing,
      onLost: (error) => {
        dependencies.onDeaf()
        dependencies.onFailure(error)
      },
    })
  }

  open(): Promise<void> {
    return this.#connection.open()
  }

  /** Runs a statement on the bus's own connection: for small writes that may be lost in a crash. */
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    return this.#connection.query(statement)
  }

  tell({ sessionId, after, seq }: Pick<Moved, 'sessionId' | 'after' | 'seq'>): void {
    this.#lines.push(`${this.#dependencies.serverId} ${sessionId} ${after} ${seq}`)
    this.#gathering ??= setTimeout(() => void this.#send(), GATHER_MS).unref()
  }

  /** Sends the pending batch and closes the connection. */
  async close(): Promise<void> {
    await this.#send()
    this.#connection.close()
  }

  async #send(): Promise<void> {
    clearTimeout(this.#gathering)
    this.#gathering = undefined
    const lines = this.#lines
    this.#lines = []
    try {
      for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
        const payload = lines.slice(at, at + LINES_AT_ONCE).join('\n')
        await this.#connection.query({ text: 'select pg_notify($1, $2)', values: [CHANNEL, payload] })
      }
    } catch (error) {
      this.#dependencies.onFailure(error)
    }
  }

  #hearPersonal(payload: string): void {
    const news = readPersonalNews(payload)
    if (news !== undefined) this.#dependencies.onPersonalNews(news)
  }

  #hear(payload: string): void {
    for (const line of payload.split('\n')) {
      const [serverId, sessionId, after, seq] = line.split(' ')
      if (serverId === this.#dependencies.serverId || sessionId === undefined) continue
      this.#dependencies.onMoved({ sessionId, after: Number(after), seq: Number(seq) })
    }
  }
}
