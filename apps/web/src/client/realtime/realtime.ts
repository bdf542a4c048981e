import { CLOSE_CODES, type ClientMessage, ServerMessage } from '@placard/contract'
import { safeParse } from 'zod/mini'
import type { Credentials } from '../api/credentials.ts'
import { retryDelayMs } from '../api/retry.ts'
import type { RealtimeState } from '../connectivity/conditions.ts'

/** The used part of a websocket. */
export type Socket = EventTarget & { send(text: string): void; close(): void }

export type RealtimeDependencies = {
  readonly openSocket: () => Socket
  readonly credentials: Credentials
  /** Returns 0 ≤ x < 1. */
  readonly random: () => number
  /** Called whenever the connection opens, is lost, or is no longer needed. */
  readonly onState?: (realtime: RealtimeState) => void
}

export type RealtimeListener = {
  /** The connection is authenticated; subscriptions have to be renewed. */
  readonly onReady: () => void
  readonly onMessage: (message: ServerMessage) => void
  /** The connection is lost; a reconnect is under way. */
  readonly onDown: () => void
}

/** Heartbeat interval: a connection can die without a close event, so ping it and treat silence as its end. */
export const PING_EVERY_MS = 20_000
export const SILENCE_MS = 10_000
/** Selects the retry delays of calls that are not about campaigns: exponential backoff from 1 s to 10 s. */
const RECONNECT_PATH = '/api/realtime'

const KNOWN_TYPES: readonly unknown[] = ['ready', 'view', 'pong', 'error', 'leaving', 'settings']

/**
 * Parses a server message: the message, `unknown` for a type that only newer pages know, or `broken` when it is
 * invalid.
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

/** The one websocket of a page. It is open while it has listeners, and reconnects. */
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

  /** Adds a listener; calls it at once when the connection is ready. Returns the function that removes it. */
  listen(listener: RealtimeListener): () => void {
    this.#listeners.add(listener)
    if (this.#isReady) listener.onReady()
    else if (this.#socket === undefined && this.#reconnect === undefined) this.#connect()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#close()
    }
  }

  /** Sends when the connection is ready; otherwise the listener resends in its `onReady`. */
  send(message: ClientMessage): void {
    if (this.#isReady) this.#socket?.send(JSON.stringify(message))
  }

  /** Reconnects now instead of after the delay: the network is back, or the page is visible again. */
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

  /** Every message from the server postpones the next ping. */
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
    // A refused token would be refused again, so it is refreshed before the next attempt. A user who has signed out
    // needs none.
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
