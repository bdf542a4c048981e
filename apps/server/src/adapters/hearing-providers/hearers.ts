import type { HearingHealth, HearingProviderId, RecordingFault } from '@placard/contract'
import { Circuit, ModelProviderError } from '@placard/language/models'
import { unlessEnded } from '../../concurrency/unless-ended.ts'
import type { HeardRecording, HearingOrder, HearingPort, HearingRejection } from '../../ports/hearing.ts'
import type { HearingQueue } from './embedded/hearing-queue.ts'
import { type HearingAsking, HearingBusy, type HearingProvider, NotHeard, type Sound } from './hearing-kind.ts'
import { recordingTypeOf } from './recording-kind.ts'

/** Time limits of a recording, in ms. */
export interface HearingLimits {
  /** Until there are words or nobody is left to ask. */
  readonly wholeMs: number
  /** What each who comes later is left of it. */
  readonly laterMs: number
}

const USUAL_LIMITS: HearingLimits = { wholeMs: 8_000, laterMs: 2_500 }

export interface HearersDependencies {
  /** In the order in which they are asked. */
  readonly providers: readonly HearingProvider[]
  readonly queue: HearingQueue
  readonly limits?: HearingLimits
  /** Monotonic, in ms. */
  readonly now: () => number
  /** Called for the log; the error itself may hold a user's words, or a key. */
  readonly onFault: (provider: HearingProviderId, fault: string) => void
}

/** Those who hear here, asked one after the other until one does; whoever fails repeatedly rests for a while. */
export class Hearers implements HearingPort {
  readonly #dependencies: HearersDependencies
  readonly #limits: HearingLimits
  readonly #circuits: ReadonlyMap<HearingProvider, Circuit>

  constructor(dependencies: HearersDependencies) {
    this.#dependencies = dependencies
    this.#limits = dependencies.limits ?? USUAL_LIMITS
    this.#circuits = new Map(dependencies.providers.map((provider) => [provider, new Circuit()]))
  }

  async hear(order: HearingOrder, userId: string, gone: AbortSignal): Promise<HeardRecording> {
    const end = this.#dependencies.now() + this.#limits.wholeMs
    const signal = AbortSignal.any([gone, AbortSignal.timeout(this.#limits.wholeMs)])
    try {
      const sound = await this.#soundOf(order, { userId, signal })
      return await this.#firstWords(sound, { userId, signal }, end)
    } catch (error) {
      gone.throwIfAborted()
      return { ok: false, rejection: rejectionOf(error) }
    }
  }

  warm(): void {
    void this.#dependencies.queue.warm()
  }

  health(): HearingHealth {
    const at = this.#dependencies.now()
    const states = [...this.#circuits].map(([provider, circuit]) => ({
      provider,
      isResting: circuit.isOpen(at, undefined),
    }))
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

  async #firstWords(sound: Sound, asking: HearingAsking, end: number): Promise<HeardRecording> {
    const { now } = this.#dependencies
    const able = [...this.#circuits].filter(([provider]) => provider.unable(sound) === undefined)
    let rejection: HearingRejection = able.length > 0 ? 'unavailable' : this.#inability(sound)
    for (const [at, [provider, circuit]] of able.entries()) {
      if (circuit.isOpen(now(), asking.userId)) continue
      const limitMs = Math.max(0, Math.floor(end - now() - this.#limits.laterMs * (able.length - at - 1)))
      const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(limitMs)])
      try {
        const heard = await unlessEnded(provider.hear(sound, { ...asking, signal }), signal)
        circuit.succeeded()
        const { id, isCommandsOnly } = provider
        return { ok: true, ...heard, provider: id, isCommandsOnly }
      } catch (error) {
        asking.signal.throwIfAborted()
        rejection = this.#noted(provider, circuit, asking.userId, error)
      }
    }
    return { ok: false, rejection }
  }

  #noted(provider: HearingProvider, circuit: Circuit, userId: string, error: unknown): HearingRejection {
    if (error instanceof NotHeard) circuit.succeeded()
    else if (!(error instanceof HearingBusy)) {
      circuit.failed(this.#dependencies.now(), userId)
      this.#dependencies.onFault(provider.id, error instanceof ModelProviderError ? error.fault : 'slow')
    }
    return rejectionOf(error)
  }

  /** What stands in the way of the last who could be asked. */
  #inability(sound: Sound): RecordingFault {
    return this.#dependencies.providers.at(-1)?.unable(sound) ?? 'not-decoded'
  }
}

function rejectionOf(error: unknown): HearingRejection {
  if (error instanceof NotHeard) return error.fault
  return error instanceof HearingBusy ? 'busy' : 'unavailable'
}
