import { voiceOf } from '../roster.ts'
import type { VoiceStyle } from '../style.ts'
import type { Sound } from '../wav.ts'
import { runFlite } from './flite.ts'
import { embeddedVoiceOf } from './voices.ts'

/** What the embedded voice is asked to say. */
export interface EmbeddedSpeech {
  readonly text: string
  readonly voiceId: string
  /** A factor of the voice's own speed. */
  readonly speed: number
  readonly style: VoiceStyle
}

/** What a style does to a voice: factors of its speed and pitch, and how far the pitch moves, in Hz. */
const MANNERS = {
  authoritative: { speed: 0.98, pitch: 0.96, spread: 18 },
  professional: { speed: 1, pitch: 1, spread: 15 },
  conversational: { speed: 1.05, pitch: 1.03, spread: 24 },
  narrative: { speed: 0.94, pitch: 1.01, spread: 20 },
} as const satisfies Readonly<Record<VoiceStyle, { speed: number; pitch: number; spread: number }>>

/**
 * Speaks a text with one of the roster's voices. A voice is a base of Flite whose formants are moved: it is spoken slower
 * and lower by a factor and played faster by the same, so that pitch and speed come out as wanted and the formants move.
 */
export function speakEmbedded(program: WebAssembly.Module, { text, voiceId, speed, style }: EmbeddedSpeech): Sound {
  const { base, pitch, formants, stretch } = embeddedVoiceOf(voiceOf(voiceId).id)
  const manner = MANNERS[style]
  const { samples, rate } = runFlite(program, {
    base,
    parameters: {
      duration_stretch: (stretch * formants) / (speed * manner.speed),
      int_f0_target_mean: (pitch * manner.pitch) / formants,
      int_f0_target_stddev: manner.spread,
    },
    text,
  })
  return { samples, rate: Math.round(rate * formants) }
}
