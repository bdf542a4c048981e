import { PROVIDER_PLACES } from '@placard/contract'
import { Circuit, ModelProviderError } from '@placard/language/models'
import type { LiveConfiguration } from '../../config/voice-configuration.ts'
import type { LiveOrder, LivePort, LiveTurn } from '../../ports/live.ts'
import { GeminiSession } from './gemini-session.ts'
import { KeptSessions } from './kept-sessions.ts'
import { liveClient } from './live-client.ts'
import { type LiveLimits, type LiveTokens, Turn, USUAL_LIVE_LIMITS } from './live-turn.ts'

export interface LiveEngineDependencies {
  readonly configuration: LiveConfiguration
  readonly limits?: LiveLimits
  /** Monotonic, in ms. */
  readonly now: () => number
  /** Called for the log; the error itself may hold a user's words, or a key. */
  readonly onFault: (fault: string) => void
  readonly onTokens: (userId: string, tokens: LiveTokens) => void
}

/** A turn in its session, whose question was heard. */
interface Heard {
  readonly session: GeminiSession
  readonly turn: Turn
  readonly heard: string
  readonly whole: Promise<void>
}

/** Conversations over the Gemini Live API: one connection for each while it lasts. */
export class LiveEngine implements LivePort {
  readonly #dependencies: LiveEngineDependencies
  readonly #limits: LiveLimits
  readonly #connect: ReturnType<typeof liveClient>
  readonly #circuit = new Circuit()
  readonly #kept = new KeptSessions()

  constructor(dependencies: LiveEngineDependencies) {
    this.#dependencies = dependencies
    this.#limits = dependencies.limits ?? USUAL_LIVE_LIMITS
    this.#connect = liveClient(dependencies.configuration)
  }

  get provider(): LiveConfiguration['provider'] {
    return this.#dependencies.configuration.provider
  }

  get model(): string {
    return this.#dependencies.configuration.model ?? ''
  }

  state(): ReturnType<LivePort['state']> {
    return this.#circuit.isOpen(this.#dependencies.now(), undefined) ? 'resting' : 'ready'
  }

  async begin(order: LiveOrder, signal: AbortSignal): Promise<LiveTurn> {
    const { now } = this.#dependencies
    if (this.#circuit.isOpen(now(), order.userId)) throw new ModelProviderError('unavailable', { cause: 'it rests' })
    const late = AbortSignal.timeout(this.#limits.heardMs)
    try {
      return this.#answering(order, await this.#heard(order, AbortSignal.any([signal, late])))
    } catch (error) {
      signal.throwIfAborted()
      throw this.#failed(order.userId, late.aborted ? new ModelProviderError('slow') : error)
    }
  }

  close(): void {
    this.#kept.close()
  }

  /** Has the question heard in the session that is kept for its conversation, or in a new one. */
  async #heard(order: LiveOrder, signal: AbortSignal): Promise<Heard> {
    const kept = await this.#kept.take(order)
    signal.throwIfAborted()
    if (kept?.isOpen === true && !kept.isLeaving) {
      try {
        return await this.#heardIn(kept, order, signal)
      } catch {
        // it had ended without anybody noticing: nothing of the question is lost
        signal.throwIfAborted()
      }
    }
    kept?.close()
    return this.#heardIn(await this.#opened(order, kept?.handle, signal), order, signal)
  }

  async #opened(order: LiveOrder, handle: string | undefined, signal: AbortSignal): Promise<GeminiSession> {
    const setup = { ...order.brief, model: this.model, voiceId: order.voiceId, language: order.language }
    if (handle !== undefined) {
      try {
        return await GeminiSession.open(this.#connect, { ...setup, handle }, signal)
      } catch {
        // it is known no longer: the conversation is told anew
        signal.throwIfAborted()
      }
    }
    return GeminiSession.open(this.#connect, { ...setup, handle: undefined }, signal)
  }

  async #heardIn(session: GeminiSession, order: LiveOrder, signal: AbortSignal): Promise<Heard> {
    const turn = new Turn({ session, order, limits: this.#limits })
    const whole = turn.run()
    // whoever follows the answer hears of a failure
    whole.catch(() => undefined)
    const giveUp = () => turn.end()
    signal.addEventListener('abort', giveUp, { once: true })
    try {
      const heard = await turn.heard
      return { session, turn, heard, whole }
    } catch (error) {
      session.close()
      throw error
    } finally {
      signal.removeEventListener('abort', giveUp)
    }
  }

  #answering(order: LiveOrder, { session, turn, heard, whole }: Heard): LiveTurn {
    const { userId } = order
    const rested = this.#rested(userId, { session, turn, whole })
    let isKept = false
    return {
      engine: { rung: this.provider, model: this.model, place: PROVIDER_PLACES[this.provider] },
      heard,
      texts: turn.texts,
      sounds: turn.sounds,
      found: turn.found,
      keep: (conversationId, turns) => {
        isKept = true
        this.#kept.keep({ ...order, conversationId, turns }, session, rested)
      },
      end() {
        if (isKept) return
        turn.end()
        session.close()
      },
    }
  }

  /** Follows a turn until the service is through with it; then the session can be asked again. */
  async #rested(userId: string, { session, turn, whole }: Pick<Heard, 'session' | 'turn' | 'whole'>): Promise<void> {
    try {
      await whole
      this.#circuit.succeeded()
      await turn.rest().catch(() => session.close())
    } catch (error) {
      session.close()
      if (!turn.isUnwanted) this.#failed(userId, error)
    }
    if (turn.tokens !== undefined) this.#dependencies.onTokens(userId, turn.tokens)
  }

  #failed(userId: string, error: unknown): ModelProviderError {
    const known = error instanceof ModelProviderError ? error : new ModelProviderError('unavailable')
    this.#circuit.failed(this.#dependencies.now(), userId)
    this.#dependencies.onFault(known.fault)
    return known
  }
}
