import { DEBRIEF_FORMAT, type DebriefRequest, type DebriefStanding, type Debriefs } from '@placard/application'
import type { Debrief } from '@placard/contract'
import type { DebriefProgress } from '@placard/engine'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { CLAIM, READ, RELEASE, RENEW, STORE } from './debrief-statements.ts'
import type { QueueRoom } from './round-robin-queue.ts'
import type { Placed, RequestEnd, SimulationPool } from './simulation-pool.ts'

/** Queue limits: enough for a user who leafs through their history. */
const ROOM: QueueRoom = { aPerson: 16, inAll: 256 }
/**
 * Interval at which progress is stored for other servers and the lease is renewed; the lease lasts several of these.
 */
const RENEW_MS = 2_000

interface DebriefsDependencies {
  readonly pool: pg.Pool
  readonly simulation: SimulationPool
  /** The log up to a position, as one list in JSON. */
  readonly log: (sessionId: string, upTo: number) => Promise<string>
  readonly serverId: string
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
}

interface Making {
  progress: DebriefProgress
  readonly placed: Placed<'make-debrief'>
}

interface DebriefRow {
  readonly value: Debrief | null
  readonly fault: 'too-costly' | null
  readonly replayed: number
  readonly replays: number
  readonly is_leased: boolean
}

/**
 * Debriefs made by the simulation's workers and stored in the database. The first server whose turn comes makes one,
 * under a lease; the others report its progress.
 */
export class PostgresDebriefs implements Debriefs {
  readonly #dependencies: DebriefsDependencies
  readonly #making = new Map<string, Making>()
  /** Failures on this server that have not been reported yet. */
  readonly #failed = new Set<string>()
  readonly #endings = new Set<Promise<void>>()

  constructor(dependencies: DebriefsDependencies) {
    this.#dependencies = dependencies
  }

  async ask(request: DebriefRequest): Promise<DebriefStanding> {
    const name = nameOf(request)
    const here = this.#here(name)
    if (here !== undefined) return here
    if (this.#failed.delete(name)) return { status: 'refused', fault: 'failed' }
    const { rows } = await this.#dependencies.pool.query<DebriefRow>({ ...READ, values: keyOf(request) })
    const [row] = rows
    if (row?.value) return { status: 'ready', debrief: row.value }
    if (row?.fault) return { status: 'refused', fault: row.fault }
    const { replayed, replays } = row ?? { replayed: 0, replays: 0 }
    if (row?.is_leased) return { status: 'pending', progress: { ahead: 0, replayed, replays } }
    return this.#here(name) ?? this.#place(name, request)
  }

  expect(request: DebriefRequest): void {
    this.ask(request).catch((error: unknown) =>
      this.#dependencies.logger.warn({ err: error }, 'a debrief was not foreseen'),
    )
  }

  /** Waits until nothing more is written; the simulation must have been closed. */
  async close(): Promise<void> {
    await Promise.all(this.#endings)
  }

  #here(name: string): DebriefStanding | undefined {
    const making = this.#making.get(name)
    return making && { status: 'pending', progress: { ahead: making.placed.ahead(), ...making.progress } }
  }

  #place(name: string, request: DebriefRequest): DebriefStanding {
    const { simulation, log } = this.#dependencies
    const work: { renewing?: NodeJS.Timeout } = {}
    const placed = simulation.place({
      userId: request.userId,
      name: 'make-debrief',
      room: ROOM,
      prepare: async () => {
        if (!(await this.#write(CLAIM, request))) return undefined
        work.renewing = setInterval(() => void this.#renew(name, request), RENEW_MS)
        return { log: await log(request.sessionId, request.seq), seat: request.seat }
      },
      onProgress: (progress) => {
        const making = this.#making.get(name)
        if (making) making.progress = progress
      },
    })
    if (typeof placed === 'string') return { status: 'refused', fault: placed }
    this.#making.set(name, { progress: { replayed: 0, replays: 0 }, placed })
    const ending = this.#ended(name, request, placed.end).finally(() => {
      clearInterval(work.renewing)
      this.#making.delete(name)
      this.#endings.delete(ending)
    })
    this.#endings.add(ending)
    return { status: 'pending', progress: { ahead: placed.ahead(), replayed: 0, replays: 0 } }
  }

  async #ended(name: string, request: DebriefRequest, end: Promise<RequestEnd<'make-debrief'>>): Promise<void> {
    try {
      const made = await end
      if (made.status === 'done') await this.#write(STORE, request, [made.value, null])
      if (made.status === 'too-costly') await this.#write(STORE, request, [null, made.status])
      if (made.status !== 'failed') return
      this.#dependencies.logger.warn({ reason: made.reason }, 'a debrief failed')
      this.#failed.add(name)
      await this.#write(RELEASE, request)
    } catch (error) {
      this.#dependencies.logger.warn({ err: error }, 'a debrief could not be kept')
      this.#failed.add(name)
    }
  }

  async #renew(name: string, request: DebriefRequest): Promise<void> {
    const { replayed, replays } = this.#making.get(name)?.progress ?? { replayed: 0, replays: 0 }
    await this.#write(RENEW, request, [replayed, replays]).catch(() => undefined)
  }

  /** @returns whether there was a row to write to. */
  async #write(statement: pg.QueryConfig, request: DebriefRequest, values: readonly unknown[] = []): Promise<boolean> {
    const { pool, serverId } = this.#dependencies
    const { rowCount } = await pool.query({ ...statement, values: [...keyOf(request), serverId, ...values] })
    return (rowCount ?? 0) > 0
  }
}

function nameOf({ sessionId, seat }: DebriefRequest): string {
  return `${sessionId} ${seat}`
}

function keyOf({ sessionId, seat }: DebriefRequest): unknown[] {
  return [sessionId, seat, DEBRIEF_FORMAT]
}
