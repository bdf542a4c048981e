import type pg from 'pg'
import { PERSONAL_CHANNEL, type PersonalNews, readPersonalNews } from '../../database/personal-news.ts'
import type { Moved, MoveNotice, NoticeBus } from '../../ports/notice-bus.ts'
import { StandingConnection } from './standing-connection.ts'

const CHANNEL = 'placard_sessions'
/** PostgreSQL takes payloads below 8,000 bytes; a line has fewer than 100. */
const LINES_AT_ONCE = 70
/** Batch interval of notices: other servers' pages can wait, and the database has less to do. */
const GATHER_MS = 10
/** Pause before notices that could not be sent are sent again. */
const RETRY_MS = 500

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
 * Bus of notices between the servers on one database: ids and positions of sessions, never text. Notices to this server
 * can be lost with its connection; after `onHearing` subscribers have to read the current state themselves. Notices of
 * this server are retried until they are sent: other servers cannot know that there was one.
 */
export class PostgresBus implements NoticeBus {
  readonly #connection: StandingConnection
  readonly #dependencies: BusDependencies
  /** What is still to be sent, by session: a later notice of a session extends the earlier one. */
  #pending = new Map<string, MoveNotice>()
  #gathering: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

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

  tell(moved: MoveNotice): void {
    this.#add(moved)
    this.#sendIn(GATHER_MS)
  }

  /** Sends the pending batch and closes the connection. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#send()
    this.#connection.close()
  }

  #add({ sessionId, after, seq }: MoveNotice): void {
    const known = this.#pending.get(sessionId) ?? { after, seq }
    this.#pending.set(sessionId, { sessionId, after: Math.min(known.after, after), seq: Math.max(known.seq, seq) })
  }

  #sendIn(ms: number): void {
    if (!this.#isClosed) this.#gathering ??= setTimeout(() => void this.#send(), ms).unref()
  }

  async #send(): Promise<void> {
    clearTimeout(this.#gathering)
    this.#gathering = undefined
    const moved = [...this.#pending.values()]
    this.#pending = new Map()
    for (let at = 0; at < moved.length; at += LINES_AT_ONCE) {
      try {
        await this.#notify(moved.slice(at, at + LINES_AT_ONCE))
      } catch (error) {
        this.#dependencies.onFailure(error)
        for (const unsent of moved.slice(at)) this.#add(unsent)
        this.#sendIn(RETRY_MS)
        return
      }
    }
  }

  async #notify(moved: readonly MoveNotice[]): Promise<void> {
    const lines = moved.map(
      ({ sessionId, after, seq }) => `${this.#dependencies.serverId} ${sessionId} ${after} ${seq}`,
    )
    await this.#connection.query({ text: 'select pg_notify($1, $2)', values: [CHANNEL, lines.join('\n')] })
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
