import type { Embeddings } from '@placard/application'
import { type AnswerFault, AUTOMATIC, type EngineChoice, RULED_ENGINES, type RuledEngine } from '@placard/contract'
import { chosenFirst, isChosen } from './chosen-first.ts'
import { Circuit } from './circuit.ts'
import { KeptIn } from './kept-in.ts'
import { type ModelProvider, ModelProviderError, type ModelRequest, type Tokens } from './model-provider.ts'
import { RecentFaults } from './recent-faults.ts'
import { estimatedTokens } from './tokens.ts'
import { type Limits, limitsFor, type Timers, watched } from './watched.ts'

/** Longest retry delay a busy provider is granted before the fallback to the next, in ms. */
const LONGEST_PATIENCE_MS = 2_000
/** Longest wait for what is withdrawn, in ms; after it what was known last counts. */
const LOOK_MS = 2_000
/** Faults that are due to what was asked and say nothing about the provider's health. */
const CALLERS_FAULTS: readonly AnswerFault[] = ['blocked', 'empty', 'too-long', 'bad-request']

/** Token usage: by whom, for what, of which model. */
export interface TokenUse extends Tokens {
  readonly userId: string
  /** `chat` or the name of a task. */
  readonly use: string
  readonly engine: ModelProvider['engine']
  /** True when the provider gave no figures, and they are estimated from the texts. */
  readonly isEstimated: boolean
}

/** Dependencies of the model providers. */
export interface ModelProvidersDependencies {
  /** In the order they are asked. */
  readonly providers: readonly ModelProvider[]
  /** Time limits of all providers; undefined takes those of each provider's bounds. */
  readonly limits?: Limits
  /** ms; only differences count. */
  readonly now: () => number
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
  /** For the time limits. */
  readonly timers: Timers
  /** Called for the log when a provider gave no answer, with its name and the fault but without texts. */
  readonly onFault: (engine: string, error: ModelProviderError) => void
  /** Reports tokens used on behalf of a user. Must not throw. */
  readonly onTokens: (used: TokenUse) => void
  /** What an administrator has withdrawn from everybody; undefined where nobody can. Must not reject. */
  readonly withdrawn?: (() => Promise<ReadonlySet<RuledEngine>>) | undefined
  /** Whether a user has nothing they say sent to services; undefined where nobody can choose so. Must not reject. */
  readonly isKeptIn?: ((userId: string) => Promise<boolean>) | undefined
}

/** Why a provider may not be asked: withdrawn from everybody, or the user has nothing sent to services. */
type Barred = 'withdrawn' | 'withheld'

/** A provider whose turn it is. */
export interface Candidate {
  readonly provider: ModelProvider
  /** Why it is not asked: its circuit is open for this user, or it was chosen and is barred. Undefined: it is asked. */
  readonly isLeftOut: 'open' | Barred | undefined
}

/** Whether an answer ended at its limit: what came of it is sound. */
export function isCut(error: unknown): boolean {
  return error instanceof ModelProviderError && error.fault === 'cut'
}

/** One request to one provider. */
export interface Asking {
  readonly request: ModelRequest
  readonly use: string
  /** The user whose usage is counted; undefined where the request is no user's, and nothing is counted. */
  readonly userId: string | undefined
  /** Shorter time limits than usual, for callers that cannot wait as long. */
  readonly limits?: Limits | undefined
  /** Nobody waits for it: when it fails the provider is skipped for nothing else. */
  readonly isAside?: boolean
  readonly signal: AbortSignal
}

/** For whom to look, and how long to wait. */
interface Look {
  /** Undefined where the request is no user's. */
  readonly userId?: string | undefined
  readonly withinMs?: number
  readonly signal?: AbortSignal | undefined
}

/** The providers that are set up, with one circuit breaker each, shared by all callers. */
export class ModelProviders {
  private readonly dependencies: ModelProvidersDependencies
  private readonly circuits: ReadonlyMap<ModelProvider, Circuit>
  private readonly faults = new RecentFaults<ModelProvider>()
  private withdrawn: ReadonlySet<RuledEngine>
  private readonly keptIn: KeptIn

  constructor(dependencies: ModelProvidersDependencies) {
    this.dependencies = dependencies
    // where somebody decides nothing is allowed before the decision is known
    this.withdrawn = new Set(dependencies.withdrawn === undefined ? [] : RULED_ENGINES)
    this.keptIn = new KeptIn(dependencies.isKeptIn)
    this.circuits = new Map(dependencies.providers.map((provider) => [provider, new Circuit()]))
  }

  /** Monotonic clock in ms; only differences count. */
  now(): number {
    return this.dependencies.now()
  }

  /** Time limits of an answer of a provider. */
  limitsOf({ bounds }: ModelProvider): Limits {
    return this.dependencies.limits ?? limitsFor(bounds)
  }

  /** Whether what an administrator decides bears on a choice: not without models of the host, or on engines that are nobody's to forbid. */
  isRuled({ kind }: EngineChoice = AUTOMATIC): boolean {
    switch (kind) {
      case 'automatic':
      case 'provider':
        return this.circuits.size > 0
      case 'own':
        return true
      case 'built-in':
      case 'device':
        return false
    }
  }

  /**
   * Learns what is withdrawn, and what the user has withheld, within a time. Later news of what is withdrawn count when they
   * come; of what a user withholds nothing counts but what is known now. Aborting the signal ends the wait.
   */
  async look({ userId, withinMs = LOOK_MS, signal }: Look = {}): Promise<void> {
    const { withdrawn, isKeptIn, timers } = this.dependencies
    if ((withdrawn ?? isKeptIn) === undefined || signal?.aborted) return
    const enough = Promise.withResolvers<void>()
    const late = new AbortController()
    const givenUp = () => {
      late.abort()
      enough.resolve()
    }
    const stop = timers.after(Math.min(withinMs, LOOK_MS), givenUp)
    signal?.addEventListener('abort', givenUp)
    const learnt = withdrawn?.().then((known) => {
      this.withdrawn = known
    })
    await Promise.race([Promise.all([learnt, this.keptIn.learn(userId, late.signal)]), enough.promise])
    stop()
    signal?.removeEventListener('abort', givenUp)
  }

  /** Whether a user had nothing sent to services at the last look. */
  isWithheldFor(userId: string | undefined): boolean {
    return this.keptIn.isKnown(userId)
  }

  /** Whether an engine was withdrawn at the last look. */
  isWithdrawn(engine: RuledEngine): boolean {
    return this.withdrawn.has(engine)
  }

  /**
   * The providers to ask, in their order, a chosen one first; none where the choice excludes them. Of the barred ones only
   * the chosen one is among them, to be named.
   */
  *inOrder(userId: string | undefined, choice: EngineChoice = AUTOMATIC): Generator<Candidate> {
    for (const [provider, circuit] of chosenFirst([...this.circuits], choice)) {
      const barred = this.barred(provider, userId)
      if (barred !== undefined) {
        if (isChosen(provider, choice)) yield { provider, isLeftOut: barred }
      } else {
        yield { provider, isLeftOut: circuit.isOpen(this.dependencies.now(), userId) ? 'open' : undefined }
      }
    }
  }

  /** The providers in their order, without those that are left out when it is their turn. */
  *worthAsking(userId: string | undefined): Generator<ModelProvider> {
    for (const { provider, isLeftOut } of this.inOrder(userId)) if (isLeftOut === undefined) yield provider
  }

  /** Whether the service that makes these vectors may be asked now. */
  async mayAskFor(embeddings: Embeddings): Promise<boolean> {
    await this.look()
    const maker = this.dependencies.providers.find((provider) => provider.embeddings === embeddings)
    return maker !== undefined && this.barred(maker, undefined) === undefined
  }

  /** The last fault that was a provider's own, for a minute or until it answers. */
  recentFault(engine: RuledEngine): ModelProviderError | undefined {
    const provider = this.dependencies.providers.find(({ engine: { rung } }) => rung === engine)
    return provider && this.faults.of(provider, this.dependencies.now())
  }

  private barred({ engine: { rung, place } }: ModelProvider, userId: string | undefined): Barred | undefined {
    // whom a user asks with a key of their own is their own decision
    if (place === 'own-key' || place === 'own-computer') return this.withdrawn.has('own') ? 'withdrawn' : undefined
    if (rung === 'embedded' || rung === 'prompt-api') return undefined
    if (this.withdrawn.has(rung)) return 'withdrawn'
    return this.keptIn.has(userId) ? 'withheld' : undefined
  }

  /**
   * Streams the text of one provider under the watchdog, with one retry when it is busy and names a short delay. Asks it
   * for nothing once it is withdrawn, or withheld.
   * @throws {ModelProviderError} when it gave no answer, broke off or was cut at the limit; all but a cut and what is
   * barred logged and counted by the circuit breaker already. Aborting the signal ends it with the signal's reason.
   */
  async *speak(provider: ModelProvider, asking: Asking): AsyncGenerator<string> {
    const circuit = this.circuits.get(provider)
    const { totalMs } = asking.limits ?? this.limitsOf(provider)
    const end = this.dependencies.now() + totalMs
    await this.look({ userId: asking.userId, withinMs: totalMs, signal: asking.signal })
    asking.signal.throwIfAborted()
    const barred = this.barred(provider, asking.userId)
    if (barred !== undefined) throw new ModelProviderError(barred)
    try {
      yield* this.patiently(provider, asking, end)
      this.answered(provider)
    } catch (error) {
      asking.signal.throwIfAborted()
      const known =
        error instanceof ModelProviderError ? error : new ModelProviderError('unavailable', { cause: error })
      if (isCut(known)) {
        this.answered(provider)
        throw known
      }
      if (circuit !== undefined && !CALLERS_FAULTS.includes(known.fault)) {
        const at = this.dependencies.now()
        this.faults.failed(provider, known, at)
        if (asking.isAside !== true) circuit.failed(at, asking.userId)
      }
      // what a user's own model does is no concern of the server's log
      if (circuit !== undefined) this.tellFault(provider, known)
      throw known
    }
  }

  private answered(provider: ModelProvider): void {
    this.circuits.get(provider)?.succeeded()
    this.faults.answered(provider)
  }

  /** Logs that an answer of a provider is unusable. */
  tellFault({ engine: { rung, model } }: ModelProvider, error: ModelProviderError): void {
    this.dependencies.onFault(`${rung} ${model}`, error)
  }

  private async *patiently(provider: ModelProvider, asking: Asking, end: number): AsyncGenerator<string> {
    const { signal, limits = this.limitsOf(provider) } = asking
    for (let attempt = 1; ; attempt += 1) {
      const within = { ...limits, totalMs: end - this.dependencies.now() }
      let hasText = false
      try {
        let blank = ''
        for await (const text of watched((either) => this.counted(provider, asking, either), {
          limits: within,
          timers: this.dependencies.timers,
          signal,
        })) {
          // white space alone is no answer: another provider may still give one
          if (!hasText && text.trim() === '') {
            blank += text
            continue
          }
          yield hasText ? text : blank + text
          hasText = true
        }
        if (!hasText) throw new ModelProviderError('empty')
        return
      } catch (error) {
        if (!hasText && isCut(error)) throw new ModelProviderError('empty', { cause: error })
        const waitMs = error instanceof ModelProviderError ? error.retryAfterMs : undefined
        if (hasText || attempt > 1 || waitMs === undefined || waitMs > LONGEST_PATIENCE_MS) throw error
        if (waitMs >= end - this.dependencies.now()) throw error
        await this.dependencies.pause(waitMs, signal)
      }
    }
  }

  /** Counts token usage, also of an aborted answer: the provider charges for it too. */
  private async *counted(
    provider: ModelProvider,
    { request, use, userId }: Asking,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    let reported: Tokens | undefined
    let said = ''
    const count = (tokens: Tokens) => {
      // some providers report zero for figures they do not have
      if (tokens.input > 0 && tokens.output > 0) reported = tokens
    }
    try {
      for await (const text of provider.speak(request, signal, count)) {
        said += text
        yield text
      }
    } finally {
      const isEstimated = reported === undefined
      const tokens = reported ?? estimatedTokens(request, said)
      // an error before the first text used no tokens; those of a user's own model are not the operator's
      const isUsed = (!isEstimated || said !== '') && this.circuits.has(provider)
      if (isUsed && userId !== undefined) {
        this.dependencies.onTokens({ ...tokens, userId, use, engine: provider.engine, isEstimated })
      }
    }
  }
}
