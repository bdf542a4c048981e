import type pg from 'pg'
import { StandingConnection } from '../publisher/standing-connection.ts'

/** Where the servers on one database tell each other which answers grew, ended, or are to be stopped. */
export const CHAT_CHANNEL = 'placard_chats'

/** PostgreSQL takes payloads below 8,000 bytes; an id has 36. */
const IDS_AT_ONCE = 200

/** What is to be told of answers: who tells it, and their ids; no news for none. */
export function newsOf(serverId: string, messageIds: readonly string[]): string[] {
  const news: string[] = []
  for (let at = 0; at < messageIds.length; at += IDS_AT_ONCE) {
    news.push([serverId, ...messageIds.slice(at, at + IDS_AT_ONCE)].join(' '))
  }
  return news
}

/** The answers another server tells of; none when it was this one. */
function answersIn(news: string, serverId: string): readonly string[] {
  const [teller, ...messageIds] = news.split(' ')
  return teller === serverId ? [] : messageIds
}

/** Runs a statement by itself, on whichever connection. */
export type RunStatement = <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => Promise<pg.QueryResult<Row>>

interface ChatNewsDependencies {
  readonly pool: pg.Pool
  /** Names this server among those on the database: no blanks. */
  readonly serverId: string
  /** Another server moved an answer on, or asks whoever makes it to look what its person wants. */
  readonly onMoved: (messageId: string) => void
  /** News is heard from now on; some may have been missed before. */
  readonly onHearing: () => void
  readonly onFailure: (error: unknown) => void
}

/** What the servers on one database tell each other of answers: ids only, never what is said. */
export class ChatNews {
  readonly serverId: string
  readonly #dependencies: ChatNewsDependencies
  readonly #connection: StandingConnection
  #isStanding = false

  constructor(dependencies: ChatNewsDependencies) {
    this.#dependencies = dependencies
    this.serverId = dependencies.serverId
    this.#connection = new StandingConnection({
      pool: dependencies.pool,
      prepare: [`listen ${CHAT_CHANNEL}`],
      onNotification: (payload) => {
        for (const messageId of answersIn(payload, dependencies.serverId)) dependencies.onMoved(messageId)
      },
      onStanding: () => {
        this.#isStanding = true
        dependencies.onHearing()
      },
      onLost: (error) => {
        this.#isStanding = false
        dependencies.onFailure(error)
      },
    })
  }

  open(): Promise<void> {
    return this.#connection.open()
  }

  close(): void {
    this.#isStanding = false
    this.#connection.close()
  }

  /** Runs a statement on the connection that is kept, so that it never waits for one of the pool while that is there. */
  run: RunStatement = (statement) =>
    this.#isStanding ? this.#connection.query(statement) : this.#dependencies.pool.query(statement)

  /** Tells the other servers that there is something new of an answer. */
  tell(messageId: string): void {
    const values = [CHAT_CHANNEL, newsOf(this.serverId, [messageId])[0]]
    // over the pool: the connection that is kept does one thing at a time
    this.#dependencies.pool.query('select pg_notify($1, $2)', values).catch(this.#dependencies.onFailure)
  }
}
