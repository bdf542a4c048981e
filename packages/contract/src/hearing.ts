import * as z from 'zod/mini'
import { PROVIDER_STATES } from './voices.ts'

/** Longest recording, in seconds. */
export const RECORDING_MAX_SECONDS = 60
/** Largest recording, in bytes. */
export const RECORDING_MAX_BYTES = 2 * 1024 * 1024
/** Containers that recordings come in; what a file is, is told by its content, not by the type it is declared with. */
export const RECORDING_TYPES = ['audio/webm', 'audio/mp4', 'audio/ogg', 'audio/wav'] as const
export type RecordingType = (typeof RECORDING_TYPES)[number]

/**
 * Who can hear, in the default order of fallback. The embedded recogniser knows the commands of a session better than a
 * recogniser of free speech does, and says what is none.
 */
export const HEARING_PROVIDERS = ['gemini', 'openai-compatible', 'embedded', 'system'] as const
export type HearingProviderId = (typeof HEARING_PROVIDERS)[number]

/**
 * Why a recording gave no words. `empty`: no bytes, or no sound in them; `too-large`; `too-long`; `unreadable`: no
 * recording by its content, or a damaged one; `not-decoded`: a kind of sound that nobody at hand can decode, such as AAC
 * where only this server itself hears; `nothing-heard`: nobody spoke; `no-command`: somebody spoke, but said none of the
 * commands, which are all that can be heard; `no-session`: only commands can be heard, and outside a session there are none;
 * `language`: nobody at hand understands the language that is spoken.
 */
export const RECORDING_FAULTS = [
  'empty',
  'too-large',
  'too-long',
  'unreadable',
  'not-decoded',
  'nothing-heard',
  'no-command',
  'no-session',
  'language',
] as const
export type RecordingFault = (typeof RECORDING_FAULTS)[number]

/**
 * What cards of the page ask, or offer, and can be answered by speaking. `check`: whether words that were heard, or acts that
 * bind, shall count; `readings`: which of several readings was meant; `closing`: whether the session ends now; `board`: a vote
 * board that can be left; `debrief`: the session is over; `paused`: it stands still; `voice`: the room is spoken and can be
 * asked again; `listening`: the microphone goes on by itself.
 */
export const CARD_QUESTIONS = [
  'check',
  'readings',
  'closing',
  'board',
  'debrief',
  'paused',
  'voice',
  'listening',
] as const
export type CardQuestion = (typeof CARD_QUESTIONS)[number]

/** Words of a recording. */
export const Heard = z.strictObject({
  text: z.string().check(z.minLength(1)),
  /** 0 to 1; null where the provider does not say. Below `SURE_CONFIDENCE` the text is shown before it counts. */
  confidence: z.union([z.number().check(z.gte(0), z.lte(1)), z.null()]),
  provider: z.enum(HEARING_PROVIDERS),
  /** Whether commands of a session are all that this provider understands. */
  isCommandsOnly: z.boolean(),
  /** The kept recording; absent where it was not kept. Whoever sends the words as a message names it there. */
  recordingId: z.optional(z.uuid()),
  /** Other readings, the likeliest first. */
  alternatives: z.optional(z.array(z.string())),
})
export type Heard = z.infer<typeof Heard>

/** From this confidence on, what was heard may count at once, unless it cannot be taken back. */
export const SURE_CONFIDENCE = 0.8

/** Who hears on this server, in the order in which they are asked. */
export const HearingHealth = z.strictObject({
  hearing: z.array(z.strictObject({ provider: z.enum(HEARING_PROVIDERS), state: z.enum(PROVIDER_STATES) })),
  /** Whether only commands of a session are understood at present, not free speech. */
  isCommandsOnly: z.boolean(),
})
export type HearingHealth = z.infer<typeof HearingHealth>
