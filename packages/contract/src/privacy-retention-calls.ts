import * as z from 'zod/mini'
import { RetentionPreview, RetentionRun, TRANSCRIPT_MONTHS } from './privacy-retention.ts'
import { defineRoute } from './route.ts'

const BODY_LIMIT_BYTES = 16_384

/** The calls about what is deleted for its age. */
export const privacyRetention = {
  runs: defineRoute({
    method: 'GET',
    path: '/api/privacy/retention',
    permission: 'user',
    summary: 'The rules by which the caller’s entries are deleted for their age, with last and next run.',
    reply: z.strictObject({ runs: z.array(RetentionRun) }),
  }),
  preview: defineRoute({
    method: 'POST',
    path: '/api/privacy/retention/preview',
    permission: 'user',
    summary: 'What would be deleted of the caller’s by a period now; changes nothing.',
    body: z.strictObject({ transcriptMonths: z.literal(TRANSCRIPT_MONTHS) }),
    reply: RetentionPreview,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  }),
} as const
