import { voiceOf } from '../roster.ts'
import { repitched } from '../sound/repitched.ts'
import type { Sound } from '../sound/wav.ts'
import type { VoiceStyle } from '../style.ts'
import { runFlite } from './flite.ts'
import { speakable } from './speakable.ts'
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

/** Pitch of the base `rms`, in Hz: its melody is learnt whole, so that it takes no other, and the sound is moved instead. */
const RMS_PITCH = 101

/** What a text sounds like in which there is nothing to say, such as a picture. */
const SILENCE: Sound = { samples: new Int16Array(1_600), rate: 16_000 }

/**
 * Speaks a text with one of the roster's voices. A voice is a base of Flite whose formants are moved: it is spoken slower
 * and lower by a factor and played faster by the same, so that pitch and speed come out as wanted and the formants move.
 */
export function speakEmbedded(program: WebAssembly.Module, { text, voiceId, speed, style }: EmbeddedSpeech): Sound {
  const words = speakable(text)
  if (words === '') return SILENCE
  const { base, pitch, formants, stretch } = embeddedVoiceOf(voiceOf(voiceId).id)
  const manner = MANNERS[style]
  const wanted = (pitch * manner.pitch) / formants
  const melody = base === 'rms' ? {} : { int_f0_target_mean: wanted, int_f0_target_stddev: manner.spread }
  const parameters = { duration_stretch: (stretch * formants) / (speed * manner.speed), ...melody }
  const spoken = runFlite(program, { base, parameters, text: words })
  const { samples, rate } = base === 'rms' ? repitched(spoken, wanted / RMS_PITCH) : spoken
  return { samples, rate: Math.round(rate * formants) }
}
