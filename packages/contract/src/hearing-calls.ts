import * as z from 'zod/mini'
import { Heard, HearingHealth, RECORDING_MAX_BYTES } from './hearing.ts'
import { defineRoute } from './route.ts'
import { LanguageTag } from './voices.ts'

/** The calls about what people say. A recording is the body itself, in one of `RECORDING_TYPES`. */
export const hearing = {
  hear: defineRoute({
    method: 'POST',
    path: '/api/voice/hear',
    permission: 'user',
    summary:
      'The words of a recording. Neither is stored. In a session of the caller’s, what can be said there is expected.',
    query: z.strictObject({
      /** A session of the caller's. */
      sessionId: z.optional(z.uuid()),
      /** Language that is spoken; told from the sound, or English, when left out. */
      language: z.optional(LanguageTag),
      /** Whether no service may get the recording: it is heard on the machine of the server alone. */
      isWithoutServices: z.optional(z.enum(['true', 'false'])),
    }),
    body: z.unknown(),
    isBodyRaw: true,
    reply: Heard,
    bodyLimitBytes: RECORDING_MAX_BYTES,
  }),
  health: defineRoute({
    method: 'GET',
    path: '/api/voice/hearing/health',
    permission: 'user',
    summary: 'Who hears on this server, in the order in which they are asked.',
    reply: HearingHealth,
  }),
} as const
