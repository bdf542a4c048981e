import type { AnswerFault } from '@placard/contract'
import { Circuit } from './circuit.ts'
import { type ModelRequest, type Rung, RungError, type Tokens } from './rung.ts'
import { estimatedTokens } from './tokens.ts'
import { type Limits, USUAL_LIMITS, watched } from './watched.ts'

/** Longest wait a busy service is granted before the next engine is asked, in ms. */
const LONGEST_PATIENCE_MS = 2_000
/** Faults that waiting does not mend and that say nothing about whether the service is up. */
const CALLERS_FAULTS: readonly AnswerFault[] = ['blocked', 'empty']

/** Tokens that were used: by whom, for what, of which engine. */
export interface TokenUse extends Tokens {
  readonly personId: string
  /** `chat` or the name of a task. */
  readonly use: string
  readonly engine: Rung['engine']
  /** True when the service did not say, and the figures are worked out from the texts. */
  readonly isEstimated: boolean
}

/** What the engines work with. */
export interface EngineParts {
  /** Engines that speak to a model, in the order they are asked. */
  readonly rungs: readonly Rung[]
  readonly limits?: Limits
  /** ms; only differences count. */
  readonly now: () => number
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
  /** An engine gave no answer; told for the log, with the engine and the fault but without texts. */
  readonly onFault: (engine: string, error: RungError) => void
  /** Tokens were used on behalf of a person. Must not throw. */
  readonly onTokens: (used: TokenUse) => void
}

/** One question to one engine. */
export interface Asking {
  readonly request: ModelRequest
  readonly use: string
  /** On whose behalf; undefined where it is nobody's, and nothing is counted. */
  readonly personId: string | undefined
  /** Shorter than usual where somebody cannot wait as long. */
  readonly limits?: Limits | undefined
  readonly signal: AbortSignal
}

/** The engines that are set up, whoever asks them: one memory of which of them is worth asking. */
export class Engines {
  readonly limits: Limits
  private readonly parts: EngineParts
  private readonly circuits: ReadonlyMap<Rung, Circuit>

  constructor(parts: EngineParts) {
    this.parts = parts
    this.limits = parts.limits ?? USUAL_LIMITS
    this.circuits = new Map(parts.rungs.map((rung) => [rung, new Circuit()]))
  }

  /** ms; only differences count. */
  now(): number {
    return this.parts.now()
  }

  /** The engines in their order, without those that are left alone at the moment they would be asked. */
  *worthAsking(): Generator<Rung> {
    for (const [rung, circuit] of this.circuits) if (!circuit.isOpen(this.parts.now())) yield rung
  }

  /**
   * The words of one engine, watched, asked once more when it is busy and says that it will not be for long.
   * @throws {RungError} when it gave no answer or broke off, told and remembered already. Aborting the signal ends it
   * with the signal's reason.
   */
  async *speak(rung: Rung, asking: Asking): AsyncGenerator<string> {
    const circuit = this.circuits.get(rung)
    try {
      yield* this.patiently(rung, asking)
      circuit?.succeeded()
    } catch (error) {
      asking.signal.throwIfAborted()
      const known = error instanceof RungError ? error : new RungError('unavailable', { cause: error })
      if (!CALLERS_FAULTS.includes(known.fault)) circuit?.failed(this.parts.now())
      this.tellFault(rung, known)
      throw known
    }
  }

  /** Tells that what an engine answered is of no use. */
  tellFault({ engine: { rung, model } }: Rung, error: RungError): void {
    this.parts.onFault(`${rung} ${model}`, error)
  }

  private async *patiently(rung: Rung, asking: Asking): AsyncGenerator<string> {
    const { signal, limits = this.limits } = asking
    const end = this.parts.now() + limits.totalMs
    for (let attempt = 1; ; attempt += 1) {
      const within = { ...limits, totalMs: end - this.parts.now() }
      let hasText = false
      try {
        for await (const text of watched((either) => this.counted(rung, asking, either), within, signal)) {
          if (text === '') continue
          hasText = true
          yield text
        }
        if (!hasText) throw new RungError('empty')
        return
      } catch (error) {
        const waitMs = error instanceof RungError ? error.retryAfterMs : undefined
        if (hasText || attempt > 1 || waitMs === undefined || waitMs > LONGEST_PATIENCE_MS) throw error
        if (waitMs >= end - this.parts.now()) throw error
        await this.parts.pause(waitMs, signal)
      }
    }
  }

  /** Counts what was used, also of an answer that was cut: the service counts it too. */
  private async *counted(rung: Rung, { request, use, personId }: Asking, signal: AbortSignal): AsyncGenerator<string> {
    let told: Tokens | undefined
    let said = ''
    const count = (tokens: Tokens) => {
      // some services write zero for what they did not count
      if (tokens.input > 0 && tokens.output > 0) told = tokens
    }
    try {
      for await (const text of rung.speak(request, signal, count)) {
        said += text
        yield text
      }
    } finally {
      const isEstimated = told === undefined
      const tokens = told ?? estimatedTokens(request, said)
      // who refused to speak counted nothing
      const isUsed = !isEstimated || said !== ''
      if (isUsed && personId !== undefined) {
        this.parts.onTokens({ ...tokens, personId, use, engine: rung.engine, isEstimated })
      }
    }
  }
}
