import { setTimeout as delay } from 'node:timers/promises'
import { CLOSE_CODES, type ServerMessage } from '@placard/contract'
import type { Access } from '../../ports/access.ts'
import type { Connection } from './connection.ts'

/** How often it is checked whether the people behind the sockets are still signed in. */
const CHECK_MS = 500
/** How often sockets are pinged, and how long one may stay silent: a dead one is found within 45 s. */
const PING_MS = 15_000
const SILENCE_MS = 29_000
/** How long a page may take to hang up when the server stops. */
const FAREWELL_MS = 1_000

interface ConnectionsDependencies {
  readonly access: Pick<Access, 'stillSignedIn'>
  /** Monotonic ms. */
  readonly now: () => number
  readonly onFailure: (error: unknown) => void
}

/** All sockets of this server: finds dead ones, and cuts off people who are no longer signed in. */
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

  /** Tells every page of a person, or of everybody, something. */
  tell(userId: string | 'everybody', message: ServerMessage): void {
    for (const connection of this.#open) {
      if (userId === 'everybody' || connection.user?.id === userId) connection.tell(message)
    }
  }

  /** Tells everybody that the server stops, and ends all sockets; those that do not answer, by force. */
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
