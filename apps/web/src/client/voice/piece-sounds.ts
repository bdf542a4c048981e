import type { SpeechSettings } from '@placard/contract'
import type { PreparationStanding, VoiceGateway } from '../gateways/voice-gateway.ts'
import type { BrowserVoice } from './browser-voice.ts'
import type { Clock } from './clock.ts'
import type { SoundBuffer, SoundOut } from './sound-out.ts'
import type { QueuedUtterance } from './speech-state.ts'
import type { SpeechNotice } from './utterance.ts'

/** How a piece is said: as a sound, by the browser's own voice, or not at all, `because` of something worth telling. */
export type PieceSound =
  | { readonly kind: 'sound'; readonly buffer: SoundBuffer }
  | { readonly kind: 'browser'; readonly because: SpeechNotice }
  | { readonly kind: 'silent'; readonly because: SpeechNotice | undefined }

/** Longest wait for the sound of a piece, in ms; a server is through with its own attempts before. */
const LIMIT_MS = 15_000
/** How long nobody is asked after a failure, in ms: each attempt would keep the listener waiting. */
const REST_MS = 20_000

interface Makers {
  readonly gateway: Pick<VoiceGateway, 'speak' | 'preparation'>
  readonly sound: SoundOut | undefined
  readonly browser: BrowserVoice | undefined
  readonly clock: Clock
}

const NOTICES: Partial<Record<PreparationStanding['status'], SpeechNotice>> = {
  declined: 'not-fetched',
  failed: 'fetch-failed',
}

/** Makes the sounds of pieces, and falls back where that fails. */
export interface PieceSounds {
  /** @throws when the signal is aborted, and never else. */
  make(
    piece: string,
    utterance: QueuedUtterance,
    settings: SpeechSettings & { readonly language: string },
    signal: AbortSignal,
  ): Promise<PieceSound>
}

export function pieceSounds({ gateway, sound, browser, clock }: Makers): PieceSounds {
  let restsUntil = Number.NEGATIVE_INFINITY
  const standing = () => gateway.preparation?.store.getState().status ?? 'ready'

  function fallback(language: string): PieceSound {
    const canSpeak = browser?.canSpeak(language) === true
    return canSpeak
      ? { kind: 'browser', because: 'browser-voice' }
      : { kind: 'silent', because: NOTICES[standing()] ?? 'no-voice' }
  }

  /** A sound that came with its words; undefined where there is none, or it cannot be played. */
  async function decoded(given: ArrayBuffer | undefined): Promise<PieceSound | undefined> {
    if (given === undefined || sound === undefined) return undefined
    return sound.decode(given).then(
      (buffer) => ({ kind: 'sound', buffer }),
      () => undefined,
    )
  }

  return {
    async make(text, { voiceId, personality, isWithoutServices, given }, settings, signal) {
      const known = await decoded(given?.take(text))
      signal.throwIfAborted()
      if (known !== undefined) return known
      const isAskable = standing() === 'ready' && clock.now() >= restsUntil
      if (sound === undefined || !isAskable) return fallback(settings.language)
      const own = new AbortController()
      const limit = Promise.withResolvers<never>()
      const giveUp = () => {
        own.abort()
        limit.reject(signal.reason)
      }
      const endWait = clock.after(LIMIT_MS, giveUp)
      signal.addEventListener('abort', giveUp, { once: true })
      try {
        const request = {
          text,
          voiceId,
          settings,
          ...(personality && { characterPersonality: personality }),
          ...(isWithoutServices && { isWithoutServices }),
        }
        const spoken = await Promise.race([gateway.speak(request, own.signal), limit.promise])
        return { kind: 'sound', buffer: await sound.decode(spoken.sound) }
      } catch {
        signal.throwIfAborted()
        restsUntil = clock.now() + REST_MS
        return fallback(settings.language)
      } finally {
        endWait()
        signal.removeEventListener('abort', giveUp)
      }
    },
  }
}
