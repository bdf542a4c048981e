import type pg from 'pg'
import { StandingConnection } from '../publisher/standing-connection.ts'

/** NOTIFY channel on which servers announce answers that grew, ended, or are to be stopped. */
export const CHAT_CHANNEL = 'placard_chats'

/** PostgreSQL takes payloads below 8,000 bytes; an id has 36. */
const IDS_AT_ONCE = 200

/** NOTIFY payloads about answers: the sender's id and the answers' ids. Empty for no ids. */
export function newsOf(serverId: string, messageIds: readonly string[]): string[] {
  const news: string[] = []
  for (let at = 0; at < messageIds.length; at += IDS_AT_ONCE) {
    news.push([serverId, ...messageIds.slice(at, at + IDS_AT_ONCE)].join(' '))
  }
  return news
}

/** Ids of the answers in a payload; empty when this server sent it. */
function answersIn(news: string, serverId: string): readonly string[] {
  const [teller, ...messageIds] = news.split(' ')
  return teller === serverId ? [] : messageIds
}

/** Runs a single statement on any connection. */
export type RunStatement = <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => Promise<pg.QueryResult<Row>>

interface ChatNewsDependencies {
  readonly pool: pg.Pool
  /** Id of this server among those on the database: no blanks. */
  readonly serverId: string
  /** Another server changed an answer, or asks the server that makes it to check for a stop request. */
  readonly onMoved: (messageId: string) => void
  /** Notifications arrive from now on; some may have been missed before. */
  readonly onHearing: () => void
  readonly onFailure: (error: unknown) => void
}

/** Publishes and receives notifications about answers between servers: ids only, never text. */
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

  /** Runs a statement on the dedicated connection while there is one, and thus without waiting for the pool. */
  run: RunStatement = (statement) =>
    this.#isStanding ? this.#connection.query(statement) : this.#dependencies.pool.query(statement)

  /** Notifies the other servers that an answer changed. */
  tell(messageId: string): void {
    const values = [CHAT_CHANNEL, newsOf(this.serverId, [messageId])[0]]
    // over the pool: the dedicated connection runs one statement at a time
    this.#dependencies.pool.query('select pg_notify($1, $2)', values).catch(this.#dependencies.onFailure)
  }
}
