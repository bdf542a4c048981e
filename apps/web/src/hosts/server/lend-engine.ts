import {
  type AnswerFault,
  BROWSER_TEXT_MAX_LENGTH,
  type BrowserChoice,
  type BrowserEngineAd,
  type BrowserEngineRequest,
  browserEngineCalls,
} from '@placard/contract'
import { cutAt } from '@placard/language'
import { AsyncQueue, type ModelProvider, ModelProviderError, type ModelRequest } from '@placard/language/models'
import type { Call } from '../../client/api/client.ts'
import { isTemporary } from '../../client/api/retry.ts'
import { findPreparedEngine } from '../../client/engines/browser-engines.ts'

/** Between two pieces, in ms: an engine says a word at a time. */
const PIECE_MS = 120
/** How often a silent engine's answer is asked after, in ms: it may no longer be wanted. */
const SILENCE_MS = 1000
/** Before a call that failed is repeated, in ms. */
const RETRY_MS = 1000
/** Failures in a row after which the engine is no longer lent. */
const MAX_FAILURES = 5

/** What lending needs from the page. */
export interface LendDependencies {
  readonly call: Call
  readonly newId: () => string
  /** Resolves after a time in ms; rejects with the signal's reason when it aborts. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
}

/** A request to the engine of this page, and what is sent of its answer. */
interface Turn extends LendDependencies {
  readonly turnId: string
  readonly provider: ModelProvider
  readonly signal: AbortSignal
}

/**
 * Lends the engine of a choice to the answers that the server makes for this user, one request after the other, until
 * the signal aborts. Does nothing where this page has no such engine. Never rejects.
 */
export async function lendEngine(
  dependencies: LendDependencies,
  choice: BrowserChoice,
  signal: AbortSignal,
): Promise<void> {
  const engine = await findPreparedEngine(choice)
  if (engine === undefined) return
  for (let failures = 0; failures < MAX_FAILURES && !signal.aborted; ) {
    const turn = { ...dependencies, turnId: dependencies.newId(), provider: engine.provider, signal }
    try {
      await answerIn(turn, await requestTo(turn, choice))
      failures = 0
    } catch {
      failures += 1
      void leave(turn)
      await dependencies.pause(RETRY_MS, signal).catch(() => undefined)
    }
  }
}

/** Waits for a request, for as long as it takes. @throws the signal's reason, or what the server refuses. */
async function requestTo(
  { call, turnId, provider, signal }: Turn,
  choice: BrowserChoice,
): Promise<BrowserEngineRequest> {
  for (;;) {
    const body = { turnId, ...adOf(choice, provider) }
    const { request } = await call(browserEngineCalls.wait, { body, signal })
    if (request !== null) return request
  }
}

function adOf(choice: BrowserChoice, { engine, bounds }: ModelProvider): BrowserEngineAd {
  const { rung, model, place } = engine
  return { choice, rung, model, place: place === 'own-computer' ? place : 'device', ...bounds }
}

/** Has the engine answer a request, and sends its text until the answer is over or no longer awaited. */
async function answerIn(turn: Turn, request: BrowserEngineRequest): Promise<void> {
  const { pause, signal } = turn
  const unwanted = new AbortController()
  const saying = new Saying(turn.provider, modelRequestOf(request), AbortSignal.any([signal, unwanted.signal]))
  try {
    for (let at = 0; ; at += 1) {
      const piece = saying.next()
      if (!(await isSent(turn, { at, ...piece })) || piece.end !== undefined) return
      await pause(PIECE_MS, signal)
      await Promise.race([saying.more(), pause(SILENCE_MS, signal)])
    }
  } finally {
    unwanted.abort()
  }
}

function modelRequestOf({ shape, isBrief, ...request }: BrowserEngineRequest): ModelRequest {
  return { ...request, ...(shape === undefined ? {} : { shape }), ...(isBrief === undefined ? {} : { isBrief }) }
}

/** What is sent of an answer at once; `end` with its last text. */
interface Piece {
  readonly text: string
  readonly end?: { readonly fault: AnswerFault | null }
}

/** An engine that answers, and what it has said that was not sent yet. */
class Saying {
  private readonly said = new AsyncQueue<string>()
  private rest = ''
  private fault: AnswerFault | null = null

  constructor(provider: ModelProvider, request: ModelRequest, signal: AbortSignal) {
    void this.listen(provider, request, signal)
  }

  /** The text to send next, which may be empty. */
  next(): Piece {
    const waiting = this.rest + this.said.takeWaiting().join('')
    const text = cutAt(waiting, BROWSER_TEXT_MAX_LENGTH)
    this.rest = waiting.slice(text.length)
    return this.said.isEnded && this.rest === '' ? { text, end: { fault: this.fault } } : { text }
  }

  /** Resolves when there is something to send. */
  async more(): Promise<void> {
    if (this.rest === '') await this.said.news()
  }

  private async listen(provider: ModelProvider, request: ModelRequest, signal: AbortSignal): Promise<void> {
    try {
      for await (const text of provider.speak(request, signal, () => undefined)) {
        // no server takes this character
        this.said.push(text.replaceAll('\0', ''))
      }
    } catch (error) {
      // causes stay here: they could hold a key
      this.fault = error instanceof ModelProviderError ? error.fault : 'unavailable'
    }
    this.said.end()
  }
}

/** Sends a piece, with retries. False when the answer is no longer awaited. @throws what the server refuses. */
async function isSent({ call, turnId, pause, signal }: Turn, piece: Piece & { readonly at: number }): Promise<boolean> {
  for (let failures = 1; ; failures += 1) {
    try {
      return (await call(browserEngineCalls.say, { body: { turnId, ...piece }, signal })).isWanted
    } catch (error) {
      if (!isTemporary(error) || failures === MAX_FAILURES) throw error
      await pause(RETRY_MS, signal)
    }
  }
}

/** Takes the offer back, or ends what is not over; it is gone already where all went well. */
async function leave({ call, turnId }: Turn): Promise<void> {
  await call(browserEngineCalls.leave, { body: { turnId } }).catch(() => undefined)
}
