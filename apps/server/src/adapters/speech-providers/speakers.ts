import type { RuledEngine, SpeechProviderId, VoiceHealth } from '@placard/contract'
import { Circuit, ModelProviderError } from '@placard/language/models'
import type { SoundFile, SpeechOrder, SpeechPort, Spoken } from '../../ports/speech.ts'
import { allowedBy } from './allowed-by.ts'
import { type SoundCache, soundKeyOf } from './sound-cache.ts'
import { soundTypeOf } from './sound-type.ts'
import { SpeechAhead } from './speech-ahead.ts'
import { type SpeechAsking, SpeechBusy, type SpeechProvider } from './speech-kind.ts'

/** Time limits of a text, in ms. */
export interface SpeechLimits {
  /** Until there is a sound or nobody is left to ask. */
  readonly wholeMs: number
  /** What each speaker that comes later is left of it. */
  readonly laterMs: number
}

const USUAL_LIMITS: SpeechLimits = { wholeMs: 8_000, laterMs: 2_000 }

/** Longest time for a text that nobody waits for, in ms. */
const AHEAD_MS = 60_000

/** A speaker under the name it has in answers. */
export interface NamedSpeaker {
  readonly id: SpeechProviderId
  readonly provider: SpeechProvider
}

export interface SpeakersDependencies {
  /** In the order in which they are asked. */
  readonly speakers: readonly NamedSpeaker[]
  /** What was spoken before. */
  readonly cache: SoundCache
  readonly limits?: SpeechLimits
  /** How long nobody must have spoken before texts are spoken ahead, in ms. */
  readonly quietMs?: number
  /** Monotonic, in ms. */
  readonly now: () => number
  /** Whom nothing of a user's may be sent to. Must not reject. */
  readonly barred: (userId: string) => Promise<ReadonlySet<RuledEngine>>
  /** Called for the log; the error itself may hold a user's text, or a key. */
  readonly onFault: (provider: SpeechProviderId, fault: string) => void
}

/** Those who speak here, asked one after the other until one does; whoever fails repeatedly rests for a while. */
export class Speakers implements SpeechPort {
  readonly #dependencies: SpeakersDependencies
  readonly #limits: SpeechLimits
  readonly #circuits: ReadonlyMap<NamedSpeaker, Circuit>
  readonly #ahead: SpeechAhead

  constructor(dependencies: SpeakersDependencies) {
    this.#dependencies = dependencies
    this.#limits = dependencies.limits ?? USUAL_LIMITS
    this.#circuits = new Map(dependencies.speakers.map((speaker) => [speaker, new Circuit()]))
    const { now, quietMs } = dependencies
    this.#ahead = new SpeechAhead({ speak: (order) => this.#speakAhead(order), now, ...(quietMs && { quietMs }) })
  }

  async speak(order: SpeechOrder, userId: string): Promise<Spoken> {
    const { now, barred } = this.#dependencies
    this.#ahead.asked()
    const end = now() + this.#limits.wholeMs
    const allowed = allowedBy(order, await barred(userId))
    const speaking = [...this.#circuits].filter(([{ provider }]) => provider.speaks(order.language))
    if (speaking.length === 0) return { ok: false, rejection: 'language' }
    const able = speaking.filter(([speaker]) => allowed(speaker))
    let rejection: 'busy' | 'unavailable' = 'unavailable'
    for (const [at, [speaker, circuit]] of able.entries()) {
      if (circuit.isOpen(now(), userId)) continue
      const limitMs = end - now() - this.#limits.laterMs * (able.length - at - 1)
      try {
        const make = () => this.#made(speaker, order, { userId, limitMs })
        const sound = await this.#dependencies.cache.through(keyOf(speaker, order), make)
        return { ok: true, provider: speaker.id, ...sound }
      } catch (error) {
        if (error instanceof SpeechBusy) rejection = 'busy'
      }
    }
    return { ok: false, rejection }
  }

  prepare(orders: readonly SpeechOrder[]): void {
    if (this.#dependencies.speakers[0]?.provider.isOwn === true) this.#ahead.prepare(orders)
  }

  health(): VoiceHealth {
    void this.warm()
    const at = this.#dependencies.now()
    const stateOf = (circuit: Circuit) => (circuit.isOpen(at, undefined) ? 'resting' : 'ready')
    return { speech: [...this.#circuits].map(([{ id }, circuit]) => ({ provider: id, state: stateOf(circuit) })) }
  }

  /** Makes ready what has to be. */
  async warm(): Promise<void> {
    await Promise.all(this.#dependencies.speakers.map(({ provider }) => provider.warm?.()))
  }

  async close(): Promise<void> {
    const ended = this.#ahead.close()
    await Promise.all(this.#dependencies.speakers.map(({ provider }) => provider.close()))
    await ended
    await this.#dependencies.cache.close()
  }

  /** Whoever is asked first speaks into the cache. @throws where that fails. */
  async #speakAhead(order: SpeechOrder): Promise<void> {
    const [speaker] = this.#dependencies.speakers
    if (speaker === undefined) return
    const asking = { userId: '', isAhead: true, limitMs: AHEAD_MS }
    await this.#dependencies.cache.through(keyOf(speaker, order), () => this.#made(speaker, order, asking))
  }

  async #made(
    speaker: NamedSpeaker,
    order: SpeechOrder,
    { limitMs, ...asking }: Omit<SpeechAsking, 'signal'> & { readonly limitMs: number },
  ): Promise<SoundFile> {
    const { userId } = asking
    const circuit = this.#circuits.get(speaker)
    try {
      const bytes = await inTime(limitMs, (signal) => speaker.provider.speak(order, { ...asking, signal }))
      const mediaType = soundTypeOf(bytes)
      if (mediaType === undefined) throw new ModelProviderError('unavailable', { cause: 'no sound' })
      circuit?.succeeded()
      return { bytes, mediaType }
    } catch (error) {
      // of what nobody waits for nothing is to be learnt: it may just have been a bad moment
      if (error instanceof SpeechBusy || asking.isAhead === true) throw error
      circuit?.failed(this.#dependencies.now(), userId)
      const fault = error instanceof ModelProviderError ? error.fault : 'unavailable'
      this.#dependencies.onFault(speaker.id, fault)
      throw error
    }
  }
}

function keyOf({ id, provider }: NamedSpeaker, { text, voiceId, language, speed, style }: SpeechOrder): string {
  return soundKeyOf([id, provider.model, voiceId, language, speed, style, text])
}

/** Ends work that takes too long, also work that does not heed its signal. @throws {ModelProviderError} `slow`. */
async function inTime<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const overdue = new AbortController()
  const timer = setTimeout(
    () => {
      const error = new ModelProviderError('slow')
      overdue.abort(error)
      reject(error)
    },
    Math.max(0, ms),
  )
  try {
    return await Promise.race([work(overdue.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
