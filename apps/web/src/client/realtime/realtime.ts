import { CLOSE_CODES, type ClientMessage, ServerMessage } from '@placard/contract'
import { safeParse } from 'zod/mini'
import type { Credentials } from '../api/credentials.ts'
import { retryDelayMs } from '../api/retry.ts'
import type { RealtimeState } from '../connectivity/conditions.ts'

/** What is used of a websocket. */
export type Socket = EventTarget & { send(text: string): void; close(): void }

export type RealtimeDependencies = {
  readonly openSocket: () => Socket
  readonly credentials: Credentials
  /** Gives 0 ≤ x < 1. */
  readonly random: () => number
  /** Told whenever the connection comes, goes, or is no longer wanted. */
  readonly onState?: (realtime: RealtimeState) => void
}

export type RealtimeListener = {
  /** The server knows who this is; what was asked for before has to be asked for again. */
  readonly onReady: () => void
  readonly onMessage: (message: ServerMessage) => void
  /** The connection is gone; it is being tried again. */
  readonly onDown: () => void
}

/** A connection can die without a word: ask now and then, and take silence for its end. */
export const PING_EVERY_MS = 20_000
export const SILENCE_MS = 10_000
/** Delays are those of a call that is not about campaigns: doubling from 1 s to 10 s. */
const RECONNECT_PATH = '/api/realtime'

const KNOWN_TYPES: readonly unknown[] = ['ready', 'view', 'pong', 'error', 'leaving', 'settings']

/**
 * Reads what the server said: a message, `unknown` when a newer server says something this page has no use for, or
 * `broken` when it is not to be relied on.
 */
function parse(data: unknown): ServerMessage | 'unknown' | 'broken' {
  try {
    const value: unknown = JSON.parse(String(data))
    const message = safeParse(ServerMessage, value)
    if (message.success) return message.data
    const isKnown =
      typeof value !== 'object' || value === null || !('type' in value) || KNOWN_TYPES.includes(value.type)
    return isKnown ? 'broken' : 'unknown'
  } catch {
    return 'broken'
  }
}

/** The one websocket of a page. It is open for as long as somebody listens, and comes back by itself. */
export class Realtime {
  readonly #dependencies: RealtimeDependencies
  readonly #listeners = new Set<RealtimeListener>()
  #socket: Socket | undefined
  #isReady = false
  #failures = 0
  #usedToken: string | undefined
  #reconnect: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setTimeout> | undefined

  constructor(dependencies: RealtimeDependencies) {
    this.#dependencies = dependencies
  }

  /** Listens; tells at once when the connection already stands. Answers the function that ends it. */
  listen(listener: RealtimeListener): () => void {
    this.#listeners.add(listener)
    if (this.#isReady) listener.onReady()
    else if (this.#socket === undefined && this.#reconnect === undefined) this.#connect()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#close()
    }
  }

  /** Sends when the connection stands; else the listener's `onReady` is the moment to say it again. */
  send(message: ClientMessage): void {
    if (this.#isReady) this.#socket?.send(JSON.stringify(message))
  }

  /** Tries again now instead of after the delay: the network is back, or the page is looked at again. */
  retryNow(): void {
    if (this.#reconnect === undefined) return
    this.#failures = 0
    this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#reconnect)
    this.#reconnect = undefined
    const socket = this.#dependencies.openSocket()
    this.#socket = socket
    const ifCurrent = (react: () => void) => () => {
      if (this.#socket === socket) react()
    }
    socket.addEventListener(
      'open',
      ifCurrent(() => this.#authenticate(socket)),
    )
    socket.addEventListener('close', (event) => {
      if (this.#socket === socket)
        void this.#lost('code' in event && typeof event.code === 'number' ? event.code : undefined)
    })
    socket.addEventListener('message', (event) => {
      if (this.#socket === socket && 'data' in event) this.#hear(event.data)
    })
    this.#awaitWord()
  }

  #authenticate(socket: Socket): void {
    this.#usedToken = this.#dependencies.credentials.token()
    if (this.#usedToken === undefined) socket.close()
    else socket.send(JSON.stringify({ type: 'authenticate', token: this.#usedToken } satisfies ClientMessage))
  }

  #hear(data: unknown): void {
    const message = parse(data)
    if (message === 'unknown') return
    if (message === 'broken' || message.type === 'leaving') {
      void this.#lost(message === 'broken' ? message : undefined)
      return
    }
    this.#awaitWord()
    if (message.type === 'ready') {
      this.#isReady = true
      this.#failures = 0
      this.#dependencies.onState?.({ state: 'open' })
      for (const listener of this.#listeners) listener.onReady()
      return
    }
    for (const listener of this.#listeners) listener.onMessage(message)
  }

  /** Every word from the server postpones the next question whether it is still there. */
  #awaitWord(): void {
    clearTimeout(this.#ping)
    this.#ping = setTimeout(() => {
      this.send({ type: 'ping' })
      this.#ping = setTimeout(() => void this.#lost(), SILENCE_MS)
    }, PING_EVERY_MS)
  }

  async #lost(code?: number | 'broken'): Promise<void> {
    const token = this.#usedToken
    this.#drop()
    for (const listener of this.#listeners) listener.onDown()
    this.#failures += 1
    this.#dependencies.onState?.({ state: 'lost', failures: this.#failures, code })
    const delay = retryDelayMs(RECONNECT_PATH, this.#failures, this.#dependencies.random)
    this.#reconnect = setTimeout(() => this.#connect(), delay)
    // A refused token would be refused again; the next attempt takes the new one. Who has signed out wants none.
    const isSignedIn = this.#dependencies.credentials.token() !== undefined
    if (code === CLOSE_CODES.unauthenticated && token !== undefined && isSignedIn) {
      await this.#dependencies.credentials.refresh(token)
    }
  }

  #drop(): void {
    clearTimeout(this.#ping)
    clearTimeout(this.#reconnect)
    this.#reconnect = undefined
    this.#isReady = false
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
  }

  #close(): void {
    this.#drop()
    this.#failures = 0
    this.#dependencies.onState?.({ state: 'closed' })
  }
}
