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
import { withValues } from '../../database/named-statement.ts'
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

/** A new session as it is inserted, its log and snapshot already serialised. */
interface Opening extends Pick<WrittenSession, 'header' | 'log'> {
  readonly snapshot: WrittenSession['snapshot'] | undefined
  readonly answer: KeptAnswer | undefined
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

/** A lease at work: its fence, and the header it was claimed with until another server writes. */
type Lease = Pick<LeasedSession, 'fence'> & { readonly header: SessionHeader | undefined }

type OnStored = (header: SessionHeader, isNew: boolean) => void

/**
 * Event store of sessions in PostgreSQL. The holders of seats are written when a session is opened. `onStored` receives
 * each written header after its commit, and whether its session is new.
 */
export class PostgresEventStore implements EventStore, ArrivalStore {
  readonly #pool: pg.Pool
  readonly #onStored: OnStored
  readonly #leases = new Map<string, Lease>()
  readonly #turns = new Set<string>()
  /** Cache of the headers this server wrote last; invalidated by the notices of other servers. */
  readonly recent = new RecentHeaders()

  constructor(pool: pg.Pool, onStored: OnStored = () => undefined) {
    this.#pool = pool
    this.#onStored = onStored
  }

  /**
   * Another server wrote to the session, or may have: nothing that is known of its header is assumed from now on.
   * Otherwise a page that is told of the step would be shown the session as it was claimed, and never be told again.
   */
  forgetHeader(sessionId: string): void {
    this.recent.forget(sessionId)
    const lease = this.#leases.get(sessionId)
    if (lease !== undefined) this.#leases.set(sessionId, { fence: lease.fence, header: undefined })
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
    return this.#create({ header, log, snapshot: picture, answer })
  }

  async createWritten(written: WrittenSession): Promise<CreateResult> {
    return this.#create({ ...written, answer: undefined })
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
    const written = await this.#write(
      withValues(APPEND, {
        ...changingValues(header),
        ...answerValues(answer),
        sessionId,
        expected,
        fence: this.#leases.get(sessionId)?.fence ?? null,
        log: JSON.stringify(events),
        snapshotSeq: snapshot?.seq ?? null,
        snapshotState: snapshot ? JSON.stringify(snapshot.state) : null,
      }),
    )
    if (written === 'key-used') return { ok: false, rejection: 'key-used' }
    if (!written.known) return { ok: false, rejection: 'unknown-session' }
    if (written.written === 0) {
      this.forgetHeader(sessionId)
      return { ok: false, rejection: 'version-conflict' }
    }
    this.#stored(header, false)
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

  async #create({ header, log, snapshot, answer }: Opening): Promise<CreateResult> {
    const written = await this.#write(
      withValues(CREATE, {
        ...changingValues(header),
        ...answerValues(answer),
        sessionId: header.sessionId,
        userId: header.userId,
        campaignId: header.campaignId,
        title: header.title,
        country: header.country,
        seed: header.seed,
        createdAt: instantOf(header.createdAt),
        people: JSON.stringify(header.people),
        log,
        fromSession: header.from?.sessionId ?? null,
        fromSeq: header.from?.seq ?? null,
        snapshotSeq: snapshot?.seq ?? null,
        snapshotState: snapshot?.state ?? null,
        knownDraw: header.knownDraw ?? false,
      }),
    )
    if (written === 'key-used') return { ok: false, rejection: 'key-used' }
    if (written.written === 0) return { ok: false, rejection: 'exists' }
    this.#stored(header, true)
    return { ok: true }
  }

  #writtenHere(sessionId: string): SessionHeader | undefined {
    return this.#turns.has(sessionId) ? this.recent.get(sessionId) : undefined
  }

  #stored(header: SessionHeader, isNew: boolean): void {
    this.recent.remember(header)
    this.#onStored(header, isNew)
  }

  async #write(query: pg.QueryConfig): Promise<Written | 'key-used'> {
    try {
      const { rows } = await this.#pool.query<Written>(query)
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

/** The values of a session that each write may change. */
function changingValues(header: SessionHeader) {
  return {
    version: header.version,
    pace: header.pace,
    status: header.status,
    progressRatio: header.progressRatio,
    updatedAt: instantOf(header.updatedAt),
    nextDueAt: instantOf(header.nextDueAt),
    concludedAt: instantOf(header.concludedAt),
    score: header.score ?? null,
    resolutionType: header.resolutionType ?? null,
    imported: header.imported ?? null,
  }
}

function answerValues(answer: KeptAnswer | undefined) {
  return {
    answeredUserId: answer?.userId ?? null,
    key: answer?.key ?? null,
    fingerprint: answer?.fingerprint ?? null,
    after: answer?.after ?? null,
    seq: answer?.seq ?? null,
    readings: answer?.readings ?? null,
    readBy: answer?.readBy ?? null,
  }
}

function position(seq: number): number {
  return Math.min(seq, LAST_POSITION)
}
