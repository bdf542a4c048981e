import { PERSONALITIES, TEMPERAMENTS } from '@placard/engine/lists'
import * as z from 'zod/mini'
import { SPEECH_SPEED } from './settings.ts'

/** Most characters of one text to be spoken, in UTF-16 code units: longer ones are spoken in pieces. */
export const SPEECH_TEXT_MAX_LENGTH = 1000

/** Who can make speech, in the default order of fallback. */
export const SPEECH_PROVIDERS = ['gemini', 'openai-compatible', 'embedded', 'system'] as const
export type SpeechProviderId = (typeof SPEECH_PROVIDERS)[number]

/** Whether one who speaks or hears is a service, which then gets what is said; all others are programs of the server's machine. */
export function isVoiceService(provider: SpeechProviderId): boolean {
  return provider === 'gemini' || provider === 'openai-compatible'
}

export const VOICE_GENDERS = ['female', 'male'] as const
export const VOICE_STYLES = ['authoritative', 'professional', 'conversational', 'narrative'] as const
/** Containers of the speech that a server sends; browsers play both. */
export const SPEECH_TYPES = ['audio/wav', 'audio/mpeg'] as const

/** Id of a voice, such as `leda`. */
export const VoiceId = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** BCP 47 tag of a language, such as `en-GB`. */
export const LanguageTag = z.string().check(z.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/))

/** A voice that people and delegates can be given. */
export const VoiceProfile = z.strictObject({
  id: VoiceId,
  name: z.string(),
  gender: z.enum(VOICE_GENDERS),
  /** The temperament it suits best. */
  personality: z.enum(TEMPERAMENTS),
  /** BCP 47 tag of the language it speaks on this server. */
  language: z.string(),
})
export type VoiceProfile = z.infer<typeof VoiceProfile>

/** How a text is spoken. */
export const SpeechSettings = z.strictObject({
  /** A factor of the voice's own speed. */
  speed: z.optional(z.number().check(z.gte(SPEECH_SPEED.least), z.lte(SPEECH_SPEED.most))),
  /** 0 (silent) to 1. Applied by whoever plays it; accepted here because other clients send it. */
  volume: z.optional(z.number().check(z.gte(0), z.lte(1))),
  voiceType: z.optional(z.enum(VOICE_STYLES)),
  language: z.optional(LanguageTag),
})
export type SpeechSettings = z.infer<typeof SpeechSettings>

/** A text to be spoken. */
export const SpeechRequest = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(SPEECH_TEXT_MAX_LENGTH)),
  voiceId: VoiceId,
  settings: z.optional(SpeechSettings),
  /** Temperament or debate mode of the delegate who speaks; it decides the style where no `voiceType` is given. */
  characterPersonality: z.optional(z.enum([...TEMPERAMENTS, ...PERSONALITIES])),
  /** Whether no service may get the text: it is spoken on the machine of the server alone. */
  isWithoutServices: z.optional(z.boolean()),
})
export type SpeechRequest = z.infer<typeof SpeechRequest>

/** A spoken text. */
export const Speech = z.strictObject({
  /** The sound file, base64. */
  audioData: z.string(),
  mediaType: z.enum(SPEECH_TYPES),
  provider: z.enum(SPEECH_PROVIDERS),
})
export type Speech = z.infer<typeof Speech>

/** Whether a provider can be used at present: `resting` after repeated failures. */
export const PROVIDER_STATES = ['ready', 'resting'] as const

const standing = z.strictObject({ provider: z.enum(SPEECH_PROVIDERS), state: z.enum(PROVIDER_STATES) })

/** Who makes speech on this server, in the order in which they are asked. */
export const VoiceHealth = z.strictObject({
  speech: z.array(standing),
  /** Who holds conversations by voice as a whole; absent where nobody does. */
  live: z.optional(standing),
})
export type VoiceHealth = z.infer<typeof VoiceHealth>

/** The voice of one delegate of a session. */
export const VoiceAssignment = z.strictObject({
  /** The delegate's seat. */
  characterId: z.string().check(z.minLength(1), z.maxLength(100)),
  voiceId: VoiceId,
  voiceName: z.string().check(z.maxLength(100)),
  provider: z.enum(SPEECH_PROVIDERS),
})
export type VoiceAssignment = z.infer<typeof VoiceAssignment>
