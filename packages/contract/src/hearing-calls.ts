import * as z from 'zod/mini'
import { CARD_QUESTIONS, type CardQuestion, Heard, HearingHealth, RECORDING_MAX_BYTES } from './hearing.ts'
import { defineRoute } from './route.ts'
import { LanguageTag } from './voices.ts'

const QUESTION = `(?:${CARD_QUESTIONS.join('|')})`

/** Questions as a call names them. */
export const writtenQuestions = (questions: readonly CardQuestion[]): string => [...new Set(questions)].join(',')

/** The questions that a call names. */
export function namedQuestions(written: string): readonly CardQuestion[] {
  const named = written.split(',')
  return CARD_QUESTIONS.filter((question) => named.includes(question))
}

/** The calls about what people say. A recording is the body itself, in one of `RECORDING_TYPES`. */
export const hearing = {
  hear: defineRoute({
    method: 'POST',
    path: '/api/voice/hear',
    permission: 'user',
    summary:
      'The words of a recording, which is kept for a day where the caller has that. In a session of theirs, what can be said there is expected.',
    query: z.strictObject({
      /** A session of the caller's. */
      sessionId: z.optional(z.uuid()),
      /** What the cards on the page ask now, separated by commas: their answers are expected as well. */
      asked: z.optional(z.string().check(z.maxLength(100), z.regex(new RegExp(`^${QUESTION}(?:,${QUESTION})*$`)))),
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
