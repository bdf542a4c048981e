import { type HearingHealth, type HearingProviderId, isVoiceService, type RuledEngine } from '@placard/contract'
import { Circuit, ModelProviderError } from '@placard/language/models'
import { RECOGNISER_RATE } from '@placard/voice/hearing'
import { unlessEnded } from '../../concurrency/unless-ended.ts'
import type { HeardRecording, HearingOrder, HearingPort, HearingRejection } from '../../ports/hearing.ts'
import { allowedBy } from '../speech-providers/allowed-by.ts'
import type { HearingQueue } from './embedded/hearing-queue.ts'
import { type HearingAsking, HearingBusy, NotHeard } from './hearing-asking.ts'
import type { HearingProvider, Sound } from './hearing-kind.ts'
import { recordingTypeOf } from './recording-kind.ts'

/** Time limits of a recording, in ms. */
export interface HearingLimits {
  /** Until there are words or nobody is left to ask; no service is waited for longer than this. */
  readonly wholeMs: number
  /** What each who comes later is left of it. */
  readonly laterMs: number
  /** What a long recording is given besides, for each second of speech: programs of this machine take so long. */
  readonly msASecond: number
}

const USUAL_LIMITS: HearingLimits = { wholeMs: 8_000, laterMs: 2_000, msASecond: 750 }
/** Seconds of speech that are heard within the usual time. */
const USUAL_SECONDS = 8

export interface HearersDependencies {
  /** In the order in which they are asked. */
  readonly providers: readonly HearingProvider[]
  readonly queue: HearingQueue
  readonly limits?: HearingLimits
  /** Monotonic, in ms. */
  readonly now: () => number
  /** Whom nothing of a user's may be sent to; without a user, of nobody's. Must not reject. */
  readonly barred: (userId?: string) => Promise<ReadonlySet<RuledEngine>>
  /** Called for the log; the error itself may hold a user's words, or a key. */
  readonly onFault: (provider: HearingProviderId, fault: string) => void
}

type Hearer = readonly [provider: HearingProvider, circuit: Circuit]

/** Those who hear here, asked one after the other until one does; whoever fails repeatedly rests for a while. */
export class Hearers implements HearingPort {
  readonly #dependencies: HearersDependencies
  readonly #limits: HearingLimits
  readonly #circuits: readonly Hearer[]

  constructor(dependencies: HearersDependencies) {
    this.#dependencies = dependencies
    this.#limits = dependencies.limits ?? USUAL_LIMITS
    this.#circuits = dependencies.providers.map((provider): Hearer => [provider, new Circuit()])
  }

  async hear(order: HearingOrder, userId: string, gone: AbortSignal): Promise<HeardRecording> {
    const { now, barred } = this.#dependencies
    const startedAt = now()
    try {
      const signal = AbortSignal.any([gone, AbortSignal.timeout(this.#limits.wholeMs)])
      const sound = await this.#soundOf(order, { userId, signal })
      const allowed = allowedBy(order, await barred(userId))
      const able = this.#circuits.filter(([provider]) => allowed(provider) && provider.unable(sound) === undefined)
      if (able.length === 0) return { ok: false, rejection: this.#inability(sound, allowed) }
      return await this.#firstWords(able, sound, { userId, signal: gone }, startedAt + this.#wholeMsOf(sound))
    } catch (error) {
      gone.throwIfAborted()
      return { ok: false, rejection: rejectionOf(error) }
    }
  }

  warm(): void {
    void this.#dependencies.queue.warm()
  }

  async health(userId: string): Promise<HearingHealth> {
    const gone: ReadonlySet<string> = await this.#dependencies.barred(userId)
    const at = this.#dependencies.now()
    const states = this.#circuits
      .filter(([{ id }]) => !gone.has(id))
      .map(([provider, circuit]) => ({ provider, isResting: circuit.isOpen(at, undefined) }))
    return {
      hearing: states.map(({ provider: { id }, isResting }) => ({
        provider: id,
        state: isResting ? 'resting' : 'ready',
      })),
      isCommandsOnly: states.every(({ provider, isResting }) => isResting || provider.isCommandsOnly),
    }
  }

  close(): Promise<void> {
    return this.#dependencies.queue.close()
  }

  /** @throws {NotHeard} for what is no recording, or holds no speech. */
  async #soundOf({ bytes, language, room }: HearingOrder, asking: HearingAsking): Promise<Sound> {
    const type = recordingTypeOf(bytes)
    if (type === undefined) throw new NotHeard(bytes.length === 0 ? 'empty' : 'unreadable')
    const decoded = await this.#dependencies.queue.decode(bytes, asking)
    // others may be able to decode what this server cannot
    if (!decoded.ok && decoded.fault !== 'not-decoded') throw new NotHeard(decoded.fault)
    return { bytes, type, language, room, speech: decoded.ok ? decoded.speech : undefined }
  }

  async #firstWords(
    able: readonly Hearer[],
    sound: Sound,
    asking: HearingAsking,
    end: number,
  ): Promise<HeardRecording> {
    const { now } = this.#dependencies
    let rejection: HearingRejection = 'unavailable'
    for (const [at, [provider, circuit]] of able.entries()) {
      if (circuit.isOpen(now(), asking.userId)) continue
      const laterMs = this.#limits.laterMs * (able.length - at - 1)
      const mostMs = isVoiceService(provider.id) ? this.#limits.wholeMs : Number.POSITIVE_INFINITY
      const limitMs = Math.max(0, Math.floor(Math.min(end - now(), mostMs) - laterMs))
      const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(limitMs)])
      try {
        const heard = await unlessEnded(provider.hear(sound, { ...asking, signal }), signal)
        circuit.succeeded()
        const { id, isCommandsOnly } = provider
        return { ok: true, ...heard, seconds: secondsOf(sound), type: sound.type, provider: id, isCommandsOnly }
      } catch (error) {
        asking.signal.throwIfAborted()
        rejection = this.#noted(provider, circuit, asking.userId, error)
      }
    }
    return { ok: false, rejection }
  }

  #wholeMsOf({ speech }: Sound): number {
    const seconds = (speech?.length ?? 0) / RECOGNISER_RATE
    return this.#limits.wholeMs + Math.max(0, seconds - USUAL_SECONDS) * this.#limits.msASecond
  }

  #noted(provider: HearingProvider, circuit: Circuit, userId: string, error: unknown): HearingRejection {
    if (error instanceof NotHeard) circuit.succeeded()
    else if (!(error instanceof HearingBusy)) {
      circuit.failed(this.#dependencies.now(), userId)
      this.#dependencies.onFault(provider.id, error instanceof ModelProviderError ? error.fault : 'slow')
    }
    return rejectionOf(error)
  }

  /** What stands in the way of the last who may be asked. */
  #inability(sound: Sound, allowed: (provider: HearingProvider) => boolean): HearingRejection {
    return this.#dependencies.providers.filter(allowed).at(-1)?.unable(sound) ?? 'unavailable'
  }
}

/** Bytes a second of a recording that cannot be decoded here, at the rate at which browsers record speech. */
const BYTES_A_SECOND = 4_000

function secondsOf({ speech, bytes }: Sound): number {
  return speech === undefined ? bytes.length / BYTES_A_SECOND : speech.length / RECOGNISER_RATE
}

function rejectionOf(error: unknown): HearingRejection {
  if (error instanceof NotHeard) return error.fault
  return error instanceof HearingBusy ? 'busy' : 'unavailable'
}
