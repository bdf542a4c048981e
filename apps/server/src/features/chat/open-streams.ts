import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { problem } from '../../http/problems.ts'
import type { Access, SignedInUser } from '../../ports/access.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { SharedPlaces } from '../../process/shared-places.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { chatMessages } from './messages.en.ts'

/** Limit of open streams per user: some devices with some tabs each. */
const MOST_PER_PERSON = 20
/** Interval at which the sign-ins behind the streams are checked. */
const CHECK_MS = 500
/** Time limit for streams to end when the server stops. */
const FAREWELL_MS = 1_000

interface OpenStreamsDependencies extends Pick<Dependencies, 'db' | 'server' | 'secret'> {
  readonly access: Pick<Access, 'stillSignedIn'>
  readonly onFailure: (error: unknown) => void
}

/** A call that is answered by a stream. */
interface StreamedCall {
  readonly user: SignedInUser
  readonly reply: FastifyReply
}

/** All streams of this server; those of ended sign-ins are cut. */
export class OpenStreams {
  readonly #dependencies: OpenStreamsDependencies
  readonly #places: SharedPlaces
  readonly #open = new Map<EventStream, SignedInUser>()
  readonly #timer: ReturnType<typeof setInterval>
  #isChecking = false

  constructor(dependencies: OpenStreamsDependencies) {
    this.#dependencies = dependencies
    this.#places = new SharedPlaces(dependencies, { name: 'streams', most: MOST_PER_PERSON })
    this.#timer = setInterval(() => void this.#checkSignIns(), CHECK_MS).unref()
  }

  get size(): number {
    return this.#open.size
  }

  /**
   * Turns a call into a stream, in a place of its user's, for as long as the work takes; the signal aborts when the client
   * disconnects.
   * @throws {Problem} where all places are taken.
   */
  async run(
    { user, reply }: StreamedCall,
    work: (stream: EventStream, disconnected: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const giveBack = await this.#places.take(user.id)
    if (giveBack === undefined) throw problem('rate-limited', { message: chatMessages.tooManyStreams })
    const disconnected = new AbortController()
    const leave = () => {
      disconnected.abort()
      this.#open.delete(stream)
      giveBack()
    }
    const stream = openEventStream(reply, leave)
    this.#open.set(stream, user)
    try {
      await work(stream, disconnected.signal)
    } finally {
      // the close of a client that disconnected before the stream was opened is not reported
      if (reply.raw.destroyed) leave()
    }
  }

  /** Lets streams end, and cuts those that do not in time. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    const giveUpAt = performance.now() + FAREWELL_MS
    while (this.#open.size > 0 && performance.now() < giveUpAt) await delay(20)
    for (const stream of this.#open.keys()) stream.cut()
  }

  async #checkSignIns(): Promise<void> {
    const families = new Set([...this.#open.values()].map(({ familyId }) => familyId))
    if (families.size === 0 || this.#isChecking) return
    this.#isChecking = true
    try {
      const still = await this.#dependencies.access.stillSignedIn([...families])
      for (const [stream, { familyId, role }] of this.#open) {
        if (families.has(familyId) && still.get(familyId) !== role) stream.cut()
      }
    } catch (error) {
      this.#dependencies.onFailure(error)
    } finally {
      this.#isChecking = false
    }
  }
}
