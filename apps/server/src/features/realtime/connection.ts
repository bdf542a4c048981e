import type { SessionHost, SessionStep } from '@placard/application'
import { CLOSE_CODES, ClientMessage, type ServerMessage } from '@placard/contract'
import type { WebSocket } from 'ws'
import type { Access, SignedInUser } from '../../ports/access.ts'
import type { GiveBack } from '../../process/shared-places.ts'
import type { Audience } from './audience.ts'
import { MessageBudget } from './message-budget.ts'
import { REALTIME_ERRORS, type RealtimeErrorCode } from './messages.en.ts'
import { type Outlet, Subscription } from './subscription.ts'

/** Authentication timeout: a socket without a sign-in by then is closed. */
const SIGN_IN_MS = 5_000
/** Limit of subscriptions per page. It shows one session; the next may come before the last has gone. */
const MOST_SUBSCRIPTIONS = 4
/** Backpressure: with more than this waiting, views are no longer queued. */
const FULL_BYTES = 256 * 1024
/** Polling interval of a slow socket, and how long it may stay slow. */
const DRAIN_LOOK_MS = 100
const DRAIN_PATIENCE_MS = 30_000
/** WebSocket close codes: temporary failure, the server stops. */
const TRY_LATER = 1013
const GOING_AWAY = 1001

/** Dependencies of connections. */
export interface ConnectionDependencies {
  readonly access: Pick<Access, 'authenticate'>
  readonly host: Pick<SessionHost, 'getSession'>
  readonly audience: Pick<Audience, 'watch'>
  /** Monotonic ms. */
  readonly now: () => number
  /** Acquires a place for one more socket of this user. @returns its release; undefined at the limit. */
  readonly admit: (user: SignedInUser) => Promise<GiveBack | undefined>
  /** A subscriber of a session was added or removed. */
  readonly onLooked: (sessionId: string, isThere: boolean) => void
  readonly onFailure: (error: unknown) => void
}

interface Followed {
  readonly subscription: Subscription
  readonly unwatch: () => void
}

/** One websocket of one page. */
export class Connection {
  readonly #dependencies: ConnectionDependencies
  readonly #socket: WebSocket
  readonly #budget: MessageBudget
  readonly #followed = new Map<string, Followed>()
  readonly #signInLimit: ReturnType<typeof setTimeout>
  #user: SignedInUser | undefined
  #giveBack: GiveBack | undefined
  #isSigningIn = false
  /** Monotonic ms of the client's last sign of life (heartbeat). */
  heardAt: number

  constructor(dependencies: ConnectionDependencies, socket: WebSocket) {
    this.#dependencies = dependencies
    this.#socket = socket
    this.#budget = new MessageBudget(dependencies.now)
    this.heardAt = dependencies.now()
    this.#signInLimit = setTimeout(() => this.close(CLOSE_CODES.unauthenticated), SIGN_IN_MS).unref()
    socket.on('message', (data, isBinary) => this.#hear(String(data), isBinary))
    socket.on('pong', () => this.#live())
    socket.once('close', () => this.#end())
  }

  /** The user and the sign-in behind the socket, once known. */
  get user(): SignedInUser | undefined {
    return this.#user
  }

  close(code: number): void {
    this.#end()
    this.#socket.close(code)
  }

  /** Terminates a connection whose client is gone. */
  terminate(): void {
    this.#end()
    this.#socket.terminate()
  }

  ping(): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping()
  }

  /** Sends a message to the user behind the socket; none before authentication. */
  tell(message: ServerMessage): void {
    if (this.#user !== undefined) this.#send(message)
  }

  /** Announces that the server stops, and closes. */
  leave(): void {
    this.#send({ type: 'leaving' })
    this.close(GOING_AWAY)
  }

  #live(): void {
    this.heardAt = this.#dependencies.now()
  }

  #hear(text: string, isBinary: boolean): void {
    this.#live()
    // messages still arriving after the close no longer count
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (!this.#budget.take()) this.close(CLOSE_CODES.tooManyMessages)
    else if (isBinary) this.close(CLOSE_CODES.protocol)
    else if (this.#user === undefined) this.#signIn(parse(text))
    else this.#obey(parse(text), this.#user)
  }

  #obey(message: ClientMessage | undefined, { id }: SignedInUser): void {
    switch (message?.type) {
      case undefined:
        this.#refuse('validation-failed')
        break
      case 'authenticate':
        this.#refuse('bad-request')
        break
      case 'subscribe':
        this.#subscribe(message.sessionId, message.after, id)
        break
      case 'unsubscribe':
        this.#unfollow(message.sessionId)
        break
      case 'ping':
        this.#send({ type: 'pong' })
    }
  }

  #signIn(message: ClientMessage | undefined): void {
    if (message?.type !== 'authenticate' || this.#isSigningIn) {
      this.close(CLOSE_CODES.unauthenticated)
      return
    }
    this.#isSigningIn = true
    this.#dependencies.access
      .authenticate(message.token)
      .then((user) => this.#signedIn(user))
      .catch((error: unknown) => this.#fail(error))
  }

  async #signedIn(user: SignedInUser | undefined): Promise<void> {
    clearTimeout(this.#signInLimit)
    if (!this.#isOpen) return
    if (user === undefined) {
      this.close(CLOSE_CODES.unauthenticated)
      return
    }
    if (user.hasTemporaryPassword) {
      this.close(CLOSE_CODES.forbidden)
      return
    }
    const giveBack = await this.#dependencies.admit(user)
    if (giveBack === undefined) this.close(CLOSE_CODES.tooManyMessages)
    else if (this.#isOpen) {
      this.#giveBack = giveBack
      this.#user = user
      this.#send({ type: 'ready' })
    } else giveBack()
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  #subscribe(sessionId: string, after: number, userId: string): void {
    this.#unfollow(sessionId)
    if (this.#followed.size >= MOST_SUBSCRIPTIONS) {
      this.#refuse('rate-limited', sessionId)
      return
    }
    const { host, audience, onLooked } = this.#dependencies
    const subscription: Subscription = new Subscription(
      {
        host,
        sessionId,
        userId,
        outlet: this.#outletFor(sessionId),
        onBegun: () => onLooked(sessionId, true),
        onAbsent: () => this.#dismiss(sessionId, subscription),
        onFailure: (error) => this.#fail(error),
      },
      after,
    )
    const unwatch = audience.watch(sessionId, (moved) => subscription.moved(moved))
    this.#followed.set(sessionId, { subscription, unwatch })
    void subscription.begin()
  }

  /** A failed read may succeed soon: the page reconnects by itself. */
  #fail(error: unknown): void {
    this.#dependencies.onFailure(error)
    this.close(TRY_LATER)
  }

  #dismiss(sessionId: string, subscription: Subscription): void {
    if (this.#followed.get(sessionId)?.subscription !== subscription) return
    this.#unfollow(sessionId)
    this.#refuse('not-found', sessionId)
  }

  #unfollow(sessionId: string): void {
    const followed = this.#followed.get(sessionId)
    if (followed === undefined) return
    this.#followed.delete(sessionId)
    followed.unwatch()
    if (followed.subscription.end()) this.#dependencies.onLooked(sessionId, false)
  }

  #outletFor(sessionId: string): Outlet {
    return {
      send: (step: SessionStep) => this.#sendText(viewMessage(sessionId, step)),
      isFull: () => this.#socket.bufferedAmount > FULL_BYTES,
      drained: () => this.#drained(),
    }
  }

  async #drained(): Promise<boolean> {
    const giveUpAt = this.#dependencies.now() + DRAIN_PATIENCE_MS
    while (this.#socket.readyState === this.#socket.OPEN) {
      if (this.#socket.bufferedAmount <= FULL_BYTES) return true
      if (this.#dependencies.now() > giveUpAt) this.terminate()
      else await new Promise((resolve) => setTimeout(resolve, DRAIN_LOOK_MS))
    }
    return false
  }

  #refuse(code: RealtimeErrorCode, sessionId?: string): void {
    const about = sessionId === undefined ? {} : { sessionId }
    this.#send({ type: 'error', code, error: REALTIME_ERRORS[code], ...about })
  }

  #send(message: ServerMessage): void {
    this.#sendText(JSON.stringify(message))
  }

  #sendText(text: string | Buffer): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(text, { binary: false })
  }

  #end(): void {
    clearTimeout(this.#signInLimit)
    this.#giveBack?.()
    for (const sessionId of [...this.#followed.keys()]) this.#unfollow(sessionId)
  }
}

/** Encoded messages by step: subscribers on many sockets share one encoding. */
const viewMessages = new WeakMap<SessionStep, Buffer>()

function viewMessage(sessionId: string, step: SessionStep): Buffer {
  const known = viewMessages.get(step)
  if (known !== undefined) return known
  const { seq, view, entries } = step
  const message: ServerMessage = { type: 'view', sessionId, seq, view, entries: [...entries] }
  const encoded = Buffer.from(JSON.stringify(message))
  viewMessages.set(step, encoded)
  return encoded
}

function parse(text: string): ClientMessage | undefined {
  try {
    const message = ClientMessage.safeParse(JSON.parse(text))
    return message.success ? message.data : undefined
  } catch {
    return undefined
  }
}
