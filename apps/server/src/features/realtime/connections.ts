import { setTimeout as delay } from 'node:timers/promises'
import { CLOSE_CODES, type ServerMessage } from '@placard/contract'
import type { Access } from '../../ports/access.ts'
import type { Connection } from './connection.ts'

/** Interval at which the sign-ins behind the sockets are checked. */
const CHECK_MS = 500
/** Heartbeat interval of pings, and how long a socket may stay silent: a dead one is found within 45 s. */
const PING_MS = 15_000
const SILENCE_MS = 29_000
/** Time limit for pages to close when the server stops. */
const FAREWELL_MS = 1_000

interface ConnectionsDependencies {
  readonly access: Pick<Access, 'stillSignedIn'>
  /** Monotonic ms. */
  readonly now: () => number
  readonly onFailure: (error: unknown) => void
}

/** All sockets of this server: finds dead ones by heartbeat, and closes those of ended sign-ins. */
export class Connections {
  readonly #dependencies: ConnectionsDependencies
  readonly #open = new Set<Connection>()
  readonly #timers: readonly ReturnType<typeof setInterval>[]
  #isChecking = false

  constructor(dependencies: ConnectionsDependencies) {
    this.#dependencies = dependencies
    this.#timers = [
      setInterval(() => void this.#checkSignIns(), CHECK_MS).unref(),
      setInterval(() => this.#checkPulse(), PING_MS).unref(),
    ]
  }

  add(connection: Connection): void {
    this.#open.add(connection)
  }

  remove(connection: Connection): void {
    this.#open.delete(connection)
  }

  /** Sends a message to every page of a user, or of all users. */
  tell(userId: string | 'everybody', message: ServerMessage): void {
    for (const connection of this.#open) {
      if (userId === 'everybody' || connection.user?.id === userId) connection.tell(message)
    }
  }

  /** Announces that the server stops, and closes all sockets; those that do not answer, by force. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    for (const connection of this.#open) connection.leave()
    const giveUpAt = this.#dependencies.now() + FAREWELL_MS
    while (this.#open.size > 0 && this.#dependencies.now() < giveUpAt) await delay(20)
    for (const connection of this.#open) connection.terminate()
  }

  async #checkSignIns(): Promise<void> {
    const families = new Set<string>()
    for (const { user } of this.#open) if (user !== undefined) families.add(user.familyId)
    if (families.size === 0 || this.#isChecking) return
    this.#isChecking = true
    try {
      const still = await this.#dependencies.access.stillSignedIn([...families])
      for (const connection of this.#open) {
        const { user } = connection
        if (user === undefined || !families.has(user.familyId)) continue
        const role = still.get(user.familyId)
        if (role === undefined) connection.close(CLOSE_CODES.unauthenticated)
        else if (role !== user.role) connection.close(CLOSE_CODES.forbidden)
      }
    } catch (error) {
      this.#dependencies.onFailure(error)
    } finally {
      this.#isChecking = false
    }
  }

  #checkPulse(): void {
    for (const connection of this.#open) {
      if (this.#dependencies.now() - connection.heardAt > SILENCE_MS) connection.terminate()
      else connection.ping()
    }
  }
}
