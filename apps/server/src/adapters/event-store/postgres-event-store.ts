import type {
  Append,
  AppendResult,
  ArrivalStore,
  CreateResult,
  EventStore,
  KeptAnswer,
  NewSession,
  SessionHeader,
  StoredSession,
  WrittenSession,
} from '@placard/application'
import type { CampaignState, SessionEvent } from '@placard/engine'
import type pg from 'pg'
import { sqlStateOf } from '../../database/sql-state.ts'
import type { LeasedSession } from '../../ports/due-sessions.ts'
import { RecentHeaders } from './recent-headers.ts'
import { headerOf, instantOf, type SessionRow } from './session-rows.ts'
import { ANSWER, APPEND, CREATE, EVENTS, HEADER, LIST, LOAD, LOG } from './statements.ts'

/** Positions of the log are stored as 32-bit integers. */
const LAST_POSITION = 2_147_483_647
const UNIQUE_VIOLATION = '23505'

interface Written {
  readonly written: number
  readonly known: boolean
}

interface LoadedRow extends SessionRow {
  readonly snapshot_seq: number | null
  readonly snapshot_state: CampaignState | null
  readonly events: readonly SessionEvent[] | null
}

interface AnswerRow {
  readonly fingerprint: string
  readonly session_id: string
  readonly after: number
  readonly seq: number
  readonly readings: string
  readonly read_by: string
}

/**
 * Event store of sessions in PostgreSQL. The holders of seats are written when a session is opened. `onStored` receives
 * each written header after its commit.
 */
export class PostgresEventStore implements EventStore, ArrivalStore {
  readonly #pool: pg.Pool
  readonly #onStored: (header: SessionHeader) => void
  readonly #leases = new Map<string, LeasedSession>()
  readonly #turns = new Set<string>()
  /** Cache of the headers this server wrote last; invalidated by the notices of other servers. */
  readonly recent = new RecentHeaders()

  constructor(pool: pg.Pool, onStored: (header: SessionHeader) => void = () => undefined) {
    this.#pool = pool
    this.#onStored = onStored
  }

  /**
   * While `work` runs, appends to the leased session need the lease as well as the version. Nothing else in this
   * process may write to the session meanwhile.
   */
  async underLease<Result>(lease: LeasedSession, work: () => Promise<Result>): Promise<Result> {
    const { sessionId } = lease.header
    this.#leases.set(sessionId, lease)
    try {
      return await work()
    } finally {
      this.#leases.delete(sessionId)
    }
  }

  /**
   * While `work` runs, assumes the session to be as this server wrote it last, without a read (optimistic concurrency):
   * an append that finds it otherwise is refused like any other, so a wrong guess costs a second attempt.
   */
  async runExclusive<Result>(sessionId: string, work: () => Promise<Result>): Promise<Result> {
    this.#turns.add(sessionId)
    try {
      return await work()
    } finally {
      this.#turns.delete(sessionId)
    }
  }

  async create({ header, events, answer, snapshot }: NewSession): Promise<CreateResult> {
    const log = JSON.stringify(events)
    const picture = snapshot && { seq: snapshot.seq, state: JSON.stringify(snapshot.state) }
    return this.#create(header, [log, ...answerValues(answer)], picture)
  }

  async createWritten({ header, log, snapshot }: WrittenSession): Promise<CreateResult> {
    return this.#create(header, [log, ...answerValues(undefined)], snapshot)
  }

  async header(sessionId: string): Promise<SessionHeader | undefined> {
    const { rows } = await this.#pool.query<SessionRow>({ ...HEADER, values: [sessionId] })
    return rows.map(headerOf)[0]
  }

  async log(sessionId: string, upTo: number): Promise<string> {
    const { rows } = await this.#pool.query<{ log: string }>({ ...LOG, values: [sessionId, position(upTo)] })
    return rows[0]?.log ?? '[]'
  }

  async load(sessionId: string, after = 0): Promise<StoredSession | undefined> {
    const header = this.#leases.get(sessionId)?.header ?? this.#writtenHere(sessionId)
    // no need to read what was claimed or written a moment ago, when the state is cached
    if (header?.version === after) return { header, snapshot: undefined, events: [] }
    const { rows } = await this.#pool.query<LoadedRow>({ ...LOAD, values: [sessionId, position(after)] })
    const [row] = rows
    if (row === undefined) return undefined
    const { snapshot_seq: seq, snapshot_state: state, events } = row
    const snapshot = seq === null || state === null ? undefined : { seq, state }
    return { header: headerOf(row), snapshot, events: events ?? [] }
  }

  async append({ sessionId, expected, events, header, answer, snapshot }: Append): Promise<AppendResult> {
    const values = [
      ...[sessionId, expected, header.version, header.pace, header.status, header.progressRatio],
      ...[instantOf(header.updatedAt), instantOf(header.nextDueAt), instantOf(header.concludedAt)],
      ...[header.score ?? null, header.resolutionType ?? null, this.#leases.get(sessionId)?.fence ?? null],
      ...[JSON.stringify(events), snapshot?.seq ?? null, snapshot ? JSON.stringify(snapshot.state) : null],
      ...[...answerValues(answer), header.imported ?? null],
    ]
    const written = await this.#write(APPEND, values)
    if (written === 'key-used') return { ok: false, reason: 'key-used' }
    if (!written.known) return { ok: false, reason: 'unknown-session' }
    if (written.written === 0) {
      this.recent.forget(sessionId)
      return { ok: false, reason: 'version-conflict' }
    }
    this.#stored(header)
    return { ok: true }
  }

  async events(sessionId: string, after: number, upTo = LAST_POSITION): Promise<readonly SessionEvent[]> {
    const values = [sessionId, position(after), position(upTo)]
    const { rows } = await this.#pool.query<{ event: SessionEvent }>({ ...EVENTS, values })
    return rows.map(({ event }) => event)
  }

  async list(userId: string, limit: number): Promise<readonly SessionHeader[]> {
    const { rows } = await this.#pool.query<SessionRow>({ ...LIST, values: [userId, limit] })
    return rows.map(headerOf)
  }

  async answerTo(userId: string, key: string): Promise<KeptAnswer | undefined> {
    const { rows } = await this.#pool.query<AnswerRow>({ ...ANSWER, values: [userId, key] })
    const [row] = rows
    if (row === undefined) return undefined
    const { fingerprint, session_id: sessionId, after, seq, readings, read_by: readBy } = row
    return { userId, key, fingerprint, sessionId, after, seq, readings, readBy }
  }

  async #create(
    header: SessionHeader,
    logAndAnswer: readonly unknown[],
    snapshot: WrittenSession['snapshot'] | undefined,
  ): Promise<CreateResult> {
    const values = [
      ...[header.sessionId, header.userId, header.campaignId, header.title, header.country, header.seed],
      ...[header.pace, header.status, header.version, header.progressRatio, instantOf(header.createdAt)],
      ...[instantOf(header.updatedAt), instantOf(header.nextDueAt), instantOf(header.concludedAt)],
      ...[header.score ?? null, header.resolutionType ?? null, JSON.stringify(header.people), ...logAndAnswer],
      ...[header.from?.sessionId ?? null, header.from?.seq ?? null],
      ...[snapshot?.seq ?? null, snapshot?.state ?? null, header.imported ?? null, header.knownDraw ?? false],
    ]
    const written = await this.#write(CREATE, values)
    if (written === 'key-used') return { ok: false, reason: 'key-used' }
    if (written.written === 0) return { ok: false, reason: 'exists' }
    this.#stored(header)
    return { ok: true }
  }

  #writtenHere(sessionId: string): SessionHeader | undefined {
    return this.#turns.has(sessionId) ? this.recent.get(sessionId) : undefined
  }

  #stored(header: SessionHeader): void {
    this.recent.remember(header)
    this.#onStored(header)
  }

  async #write(statement: { name: string; text: string }, values: unknown[]): Promise<Written | 'key-used'> {
    try {
      const { rows } = await this.#pool.query<Written>({ ...statement, values })
      return rows[0] ?? { written: 0, known: false }
    } catch (error) {
      if (sqlStateOf(error) === UNIQUE_VIOLATION && isAboutAnswers(error)) return 'key-used'
      throw error
    }
  }
}

function isAboutAnswers(error: unknown): boolean {
  return error instanceof Error && 'table' in error && error.table === 'session_answers'
}

function answerValues(answer: KeptAnswer | undefined): unknown[] {
  if (answer === undefined) return [null, null, null, null, null, null, null]
  const { userId, key, fingerprint, after, seq, readings, readBy } = answer
  return [userId, key, fingerprint, after, seq, readings, readBy]
}

function position(seq: number): number {
  return Math.min(seq, LAST_POSITION)
}
