import { BROWSER_WAIT_MS, type BrowserChoice, type BrowserEngineAd, type BrowserEngineRequest } from '@placard/contract'
import { type ModelProvider, ModelProviderError, type ModelRequest } from '@placard/language/models'
import type { Executor } from '../../database/executor.ts'
import type { Clock } from '../../ports/clock.ts'
import {
  addPiece,
  findWaiting,
  giveRequest,
  leaveTurn,
  type Piece,
  readTurn,
  removeTurn,
  removeTurnsBefore,
  waitingTurn,
} from './browser-engine-rows.ts'

/** How long an answer waits for a browser to offer its engine, in ms: it does so once it knows of the answer. */
const OFFER_PATIENCE_MS = 5_000
/** Between two looks at what another server may have stored, in ms; news of this one are heard at once. */
const LOOK_MS = 300
/** A waiting browser that was not heard of for so long is gone, in ms. */
const GONE_MS = BROWSER_WAIT_MS + 5_000
/** What is left of a browser or a server that is gone is deleted after this time, in ms. */
const KEPT_MS = 300_000

interface BrowserEngineDependencies {
  readonly db: Executor
  readonly clock: Clock
  /** Resolves after a time in ms, or when the signal aborts; never rejects. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * Engines that only a user's page can ask, lent to the answers that the server makes: the page waits for a request and
 * sends the text as it comes. What passes between them is stored, because page and answer may be at different servers.
 */
export class BrowserEngines {
  private readonly dependencies: BrowserEngineDependencies
  /** Who waits here for news of a user's turns. */
  private readonly listeners = new Map<string, Set<() => void>>()
  private readonly closing = new AbortController()

  constructor(dependencies: BrowserEngineDependencies) {
    this.dependencies = dependencies
  }

  /**
   * Offers a browser's engine for one request and waits for it. @returns null when there was none for a while; undefined
   * when the id is another user's.
   */
  async wait(
    userId: string,
    id: string,
    engine: BrowserEngineAd,
    signal: AbortSignal,
  ): Promise<BrowserEngineRequest | null | undefined> {
    const { db, clock } = this.dependencies
    const take = () => waitingTurn(db, { userId, id, engine }, clock.now())
    const first = await take()
    this.tell(userId)
    if (first !== null) return first
    return this.until(userId, BROWSER_WAIT_MS, signal, take)
  }

  /** Adds a piece to an answer. False when the answer is no longer awaited. */
  async say(userId: string, id: string, piece: Piece): Promise<boolean> {
    const { db, clock } = this.dependencies
    const isWanted = await addPiece(db, userId, id, piece, clock.now())
    this.tell(userId)
    return isWanted
  }

  /** Takes an offer back, or ends an answer that cannot go on. */
  async leave(userId: string, id: string): Promise<void> {
    await leaveTurn(this.dependencies.db, userId, id)
    this.tell(userId)
  }

  /** The engine of a choice, once a page of the user's offers it; undefined when none does. */
  async find(userId: string, choice: BrowserChoice): Promise<ModelProvider | undefined> {
    const found = await this.waiting(userId, choice, new AbortController().signal)
    if (found === undefined) return undefined
    const { rung, model, place, ...bounds } = found.engine
    return {
      engine: { rung, model, place },
      bounds,
      speak: (request, signal) => this.speak(userId, choice, request, signal),
    }
  }

  /** Ends all waiting: the server stops. */
  close(): void {
    this.closing.abort()
  }

  /** Deletes what is left of browsers and servers that are gone. */
  async sweep(): Promise<void> {
    const { db, clock } = this.dependencies
    await removeTurnsBefore(db, new Date(clock.now().getTime() - KEPT_MS))
  }

  private async waiting(userId: string, choice: BrowserChoice, signal: AbortSignal) {
    const { db, clock } = this.dependencies
    const look = () => findWaiting(db, userId, choice, new Date(clock.now().getTime() - GONE_MS))
    const found = await this.until(userId, OFFER_PATIENCE_MS, signal, async () => (await look()) ?? null)
    return found ?? undefined
  }

  private async *speak(
    userId: string,
    choice: BrowserChoice,
    request: ModelRequest,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const { db } = this.dependencies
    const id = await this.asked(userId, choice, request, signal)
    let heard = 0
    try {
      for (;;) {
        const news = this.news(userId, signal)
        const turn = await readTurn(db, id)
        if (turn === undefined) throw new ModelProviderError('unavailable')
        if (turn.text.length > heard) {
          yield turn.text.slice(heard)
          heard = turn.text.length
        }
        if (turn.fault !== null) throw new ModelProviderError(turn.fault)
        if (turn.isOver) return
        await news
        signal.throwIfAborted()
      }
    } finally {
      await removeTurn(db, id)
    }
  }

  /** The id of a browser's turn that was given the request. */
  private async asked(
    userId: string,
    choice: BrowserChoice,
    request: ModelRequest,
    signal: AbortSignal,
  ): Promise<string> {
    const { shape, isBrief, messages, ...rest } = request
    const told: BrowserEngineRequest = {
      ...rest,
      messages: messages.map(({ role, content }) => ({ role, content })),
      ...(shape === undefined ? {} : { shape: { ...shape } }),
      ...(isBrief === undefined ? {} : { isBrief }),
    }
    for (;;) {
      const found = await this.waiting(userId, choice, signal)
      signal.throwIfAborted()
      if (found === undefined) throw new ModelProviderError('unavailable')
      if (!(await giveRequest(this.dependencies.db, found.id, told))) continue
      this.tell(userId)
      return found.id
    }
  }

  /** Looks again at all news of a user, until there is something, the time is over, or the signal aborts. */
  private async until<Found>(
    userId: string,
    withinMs: number,
    signal: AbortSignal,
    look: () => Promise<Found | null>,
  ): Promise<Found | null> {
    const found = new AbortController()
    const ended = AbortSignal.any([signal, this.closing.signal, found.signal])
    let isOver = false
    const timer = this.dependencies.pause(withinMs, ended).then(() => {
      isOver = true
    })
    try {
      for (;;) {
        const news = this.news(userId, ended)
        const seen = await look()
        if (seen !== null || isOver) return seen
        await Promise.race([news, timer])
      }
    } finally {
      found.abort()
    }
  }

  /** Resolves at the next news of a user's turns, or when it is time to look. */
  private async news(userId: string, signal: AbortSignal): Promise<void> {
    const heard = Promise.withResolvers<void>()
    const all = this.listeners.get(userId) ?? new Set()
    this.listeners.set(userId, all.add(heard.resolve))
    const over = new AbortController()
    await Promise.race([heard.promise, this.dependencies.pause(LOOK_MS, AbortSignal.any([signal, over.signal]))])
    over.abort()
    all.delete(heard.resolve)
    if (all.size === 0 && this.listeners.get(userId) === all) this.listeners.delete(userId)
  }

  private tell(userId: string): void {
    for (const listener of this.listeners.get(userId) ?? []) listener()
  }
}
