import * as z from 'zod/mini'
import { Conversed } from './converse.ts'
import { RECORDING_MAX_BYTES } from './hearing.ts'
import { defineRoute } from './route.ts'
import { LanguageTag, VoiceId } from './voices.ts'

const recording = {
  query: z.strictObject({
    /** A conversation of the caller's to go on with; a new one begins without it. */
    conversationId: z.optional(z.uuid()),
    /** The conversation begins with this question, under the id that is given. */
    begins: z.optional(z.literal('true')),
    /** Language that is spoken and answered in; told from the sound, or English, when left out. */
    language: z.optional(LanguageTag),
    /** The voice that answers. */
    voiceId: z.optional(VoiceId),
  }),
  body: z.unknown(),
  isBodyRaw: true,
  reply: Conversed,
  bodyLimitBytes: RECORDING_MAX_BYTES,
} as const

/** The calls that hear a question, answer it and speak the answer. A recording is the body itself, as of `hear`. */
export const converse = {
  gemini: defineRoute({
    ...recording,
    method: 'POST',
    path: '/api/voice/gemini/converse',
    permission: 'user',
    summary: 'Hears a recording, answers it in a conversation of the caller’s and speaks the answer.',
  }),
  stream: defineRoute({
    ...recording,
    method: 'POST',
    path: '/api/voice/converse/stream',
    permission: 'user',
    summary: 'The same as a stream of events; it ends, and keeps what was delivered, when the caller goes.',
    streams: true,
  }),
} as const
