import { DEBRIEF_FORMAT, type DebriefStanding, type Debriefs, type DebriefWish } from '@placard/application'
import type { Debrief } from '@placard/contract'
import type { DebriefProgress } from '@placard/engine'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { CLAIM, READ, RELEASE, RENEW, STORE } from './debrief-statements.ts'
import type { QueueRoom } from './round-robin-queue.ts'
import type { Placed, SimulationPool, WishEnd } from './simulation-pool.ts'

/** Enough for whoever leafs through their history. */
const ROOM: QueueRoom = { aPerson: 16, inAll: 256 }
/** How often progress is told to other servers, and the lease made longer; it lasts some times that. */
const RENEW_MS = 2_000

interface DebriefsParts {
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
 * Debriefs made by the workers of the simulation and kept in the database. Whichever server's turn comes first makes one,
 * under a lease, and the others tell how far it is.
 */
export class PostgresDebriefs implements Debriefs {
  readonly #parts: DebriefsParts
  readonly #making = new Map<string, Making>()
  /** What went wrong here and has not been told yet. */
  readonly #failed = new Set<string>()
  readonly #endings = new Set<Promise<void>>()

  constructor(parts: DebriefsParts) {
    this.#parts = parts
  }

  async ask(wish: DebriefWish): Promise<DebriefStanding> {
    const name = nameOf(wish)
    const here = this.#here(name)
    if (here !== undefined) return here
    if (this.#failed.delete(name)) return { status: 'refused', fault: 'failed' }
    const { rows } = await this.#parts.pool.query<DebriefRow>({ ...READ, values: keyOf(wish) })
    const [row] = rows
    if (row?.value) return { status: 'ready', debrief: row.value }
    if (row?.fault) return { status: 'refused', fault: row.fault }
    const { replayed, replays } = row ?? { replayed: 0, replays: 0 }
    if (row?.is_leased) return { status: 'pending', progress: { ahead: 0, replayed, replays } }
    return this.#here(name) ?? this.#place(name, wish)
  }

  expect(wish: DebriefWish): void {
    this.ask(wish).catch((error: unknown) => this.#parts.logger.warn({ err: error }, 'a debrief was not foreseen'))
  }

  /** Waits until nothing more is written; the simulation must have been closed. */
  async close(): Promise<void> {
    await Promise.all(this.#endings)
  }

  #here(name: string): DebriefStanding | undefined {
    const making = this.#making.get(name)
    return making && { status: 'pending', progress: { ahead: making.placed.ahead(), ...making.progress } }
  }

  #place(name: string, wish: DebriefWish): DebriefStanding {
    const { simulation, log } = this.#parts
    const work: { renewing?: NodeJS.Timeout } = {}
    const placed = simulation.place({
      personId: wish.personId,
      name: 'make-debrief',
      room: ROOM,
      prepare: async () => {
        if (!(await this.#write(CLAIM, wish))) return undefined
        work.renewing = setInterval(() => void this.#renew(name, wish), RENEW_MS)
        return { log: await log(wish.sessionId, wish.seq), seat: wish.seat }
      },
      onProgress: (progress) => {
        const making = this.#making.get(name)
        if (making) making.progress = progress
      },
    })
    if (typeof placed === 'string') return { status: 'refused', fault: placed }
    this.#making.set(name, { progress: { replayed: 0, replays: 0 }, placed })
    const ending = this.#ended(name, wish, placed.end).finally(() => {
      clearInterval(work.renewing)
      this.#making.delete(name)
      this.#endings.delete(ending)
    })
    this.#endings.add(ending)
    return { status: 'pending', progress: { ahead: placed.ahead(), replayed: 0, replays: 0 } }
  }

  async #ended(name: string, wish: DebriefWish, end: Promise<WishEnd<'make-debrief'>>): Promise<void> {
    try {
      const made = await end
      if (made.status === 'done') await this.#write(STORE, wish, [made.value, null])
      if (made.status === 'too-costly') await this.#write(STORE, wish, [null, made.status])
      if (made.status !== 'failed') return
      this.#parts.logger.warn({ reason: made.reason }, 'a debrief failed')
      this.#failed.add(name)
      await this.#write(RELEASE, wish)
    } catch (error) {
      this.#parts.logger.warn({ err: error }, 'a debrief could not be kept')
      this.#failed.add(name)
    }
  }

  async #renew(name: string, wish: DebriefWish): Promise<void> {
    const { replayed, replays } = this.#making.get(name)?.progress ?? { replayed: 0, replays: 0 }
    await this.#write(RENEW, wish, [replayed, replays]).catch(() => undefined)
  }

  /** @returns whether there was anything to write to. */
  async #write(statement: pg.QueryConfig, wish: DebriefWish, values: readonly unknown[] = []): Promise<boolean> {
    const { pool, serverId } = this.#parts
    const { rowCount } = await pool.query({ ...statement, values: [...keyOf(wish), serverId, ...values] })
    return (rowCount ?? 0) > 0
  }
}

function nameOf({ sessionId, seat }: DebriefWish): string {
  return `${sessionId} ${seat}`
}

function keyOf({ sessionId, seat }: DebriefWish): unknown[] {
  return [sessionId, seat, DEBRIEF_FORMAT]
}
