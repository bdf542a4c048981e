import { setTimeout as delay } from 'node:timers/promises'
import { isSameSecret, unlikeSecret } from '../config/server-secret.ts'
import { type Database, inTransaction } from '../database/executor.ts'
import {
  findFingerprint,
  joinAlone,
  keepFingerprint,
  LEASE_MS,
  listLive,
  recordEnd,
  recordHeartbeat,
  type StoredServer,
} from '../database/server-rows.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import type { ThisServer } from '../ports/this-server.ts'

/** Heartbeat interval: two may be lost within a lease. */
const BEAT_MS = 2_000
/** Interval of checks on a server that may have died, or may only be slow. */
const LOOK_MS = 500

interface LifeDependencies extends Pick<Dependencies, 'clock' | 'ids' | 'logger'> {
  /** Connection of the heartbeats; busy requests must not delay them. */
  readonly db: Database
  /** Machine and process, for the operator who has to find it. */
  readonly place: string
  readonly fingerprint: Uint8Array
  /** Servers with another secret took over while this one was unresponsive: it must stop. */
  readonly onReplaced: () => void
}

/** Result of joining the servers. */
export interface Joined {
  /** The secret differs from that of the last start: what was signed or encrypted with that one is no longer valid. */
  readonly isSecretNew: boolean
}

/** Heartbeat of this server: renews the lease of its row, and knows what other servers may conclude from it. */
export class ServerLife implements ThisServer {
  readonly id: string
  readonly startedAt: Date
  readonly running = new Set<string>()
  readonly #dependencies: LifeDependencies
  #owed: (() => Promise<void>)[] = []
  #heardAt = performance.now()
  #steadySince = performance.now()
  #timer: ReturnType<typeof setTimeout> | undefined
  #beating: Promise<void> | undefined
  #isOver = false

  constructor(dependencies: LifeDependencies) {
    this.#dependencies = dependencies
    this.id = dependencies.ids.next()
    this.startedAt = dependencies.clock.now()
  }

  /**
   * Joins the servers of the database.
   * @param previousId the server that ran before on this data folder, whose lock says that it runs no more.
   * @throws {StartRefusal} when servers with another secret are alive.
   */
  async join(previousId?: string): Promise<Joined> {
    const first = await this.#tryToJoin(previousId)
    let found = first
    // a crashed server counts as alive until its lease has expired; a living one renews it before
    while (found.strangers.length > 0) {
      if (found.strangers.some((stranger) => isLaterThan(first.strangers, stranger)))
        throw unlikeSecret(found.strangers)
      await delay(LOOK_MS)
      found = await this.#tryToJoin(previousId)
    }
    this.#heardAt = performance.now()
    this.#steadySince = this.#heardAt
    this.#beatLater()
    return { isSecretNew: found.isSecretNew }
  }

  mayJudge(): boolean {
    const now = performance.now()
    return now - this.#heardAt <= LEASE_MS / 2 && now - this.#steadySince >= 2 * BEAT_MS
  }

  whenHeard(work: () => Promise<void>): void {
    this.#owed.push(work)
  }

  /** Leaves for good: to be called when no work runs here any more. */
  async leave(): Promise<void> {
    await this.die()
    const { db, clock, logger } = this.#dependencies
    await recordEnd(db, this.id, clock.now()).catch((error: unknown) => logger.warn({ err: error }, 'left unsaid'))
  }

  /** Stops the heartbeat without a word, like a server that was killed. */
  async die(): Promise<void> {
    this.#isOver = true
    clearTimeout(this.#timer)
    await this.#beating
  }

  #tryToJoin(previousId: string | undefined): Promise<Joined & { readonly strangers: readonly StoredServer[] }> {
    const { db, clock, fingerprint } = this.#dependencies
    return inTransaction(db, async (tx) => {
      await joinAlone(tx)
      const now = clock.now()
      if (previousId !== undefined) await recordEnd(tx, previousId, now)
      const known = await findFingerprint(tx)
      const isSecretNew = known !== undefined && !isSameSecret(known, fingerprint)
      const strangers = isSecretNew ? await listLive(tx, this.id) : []
      if (strangers.length === 0) {
        if (known === undefined || isSecretNew) await keepFingerprint(tx, fingerprint, now)
        await recordHeartbeat(tx, this.#row())
      }
      return { strangers, isSecretNew }
    })
  }

  #row() {
    const { clock, place } = this.#dependencies
    return { id: this.id, place, startedAt: this.startedAt, seenAt: clock.now() }
  }

  #beatLater(): void {
    if (this.#isOver) return
    this.#timer = setTimeout(() => {
      this.#beating = this.#beat().then(() => this.#beatLater())
    }, BEAT_MS).unref()
  }

  async #beat(): Promise<void> {
    const { db, fingerprint, logger, onReplaced } = this.#dependencies
    try {
      const known = await findFingerprint(db)
      if (known !== undefined && !isSameSecret(known, fingerprint)) return onReplaced()
      await recordHeartbeat(db, this.#row())
    } catch (error) {
      logger.debug({ err: error }, 'heartbeat failed')
      return
    }
    const now = performance.now()
    if (now - this.#heardAt > LEASE_MS / 2) this.#steadySince = now
    this.#heardAt = now
    await this.#doOwed()
  }

  async #doOwed(): Promise<void> {
    for (const work of this.#owed.splice(0)) await work().catch(() => this.whenHeard(work))
  }
}

function isLaterThan(seenFirst: readonly StoredServer[], { id, leaseUntil }: StoredServer): boolean {
  const before = seenFirst.find((server) => server.id === id)
  return before === undefined || leaseUntil > before.leaseUntil
}
