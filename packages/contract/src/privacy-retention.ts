import * as z from 'zod/mini'

/** Rules by which entries are deleted for their age, in the order in which they are told. */
export const RETENTION_RULES = [
  'transcripts',
  'inactivity',
  'recordings',
  'sign-ins',
  'repeats',
  'mails',
  'usage',
  'payments',
  'requests',
  'security',
  'server',
] as const
export type RetentionRule = (typeof RETENTION_RULES)[number]

/** Months after the last change at which conversations and finished sessions can be deleted. */
export const TRANSCRIPT_MONTHS = [1, 3, 6, 12, 24] as const
export type TranscriptMonths = (typeof TRANSCRIPT_MONTHS)[number]
/** Months without a use at which an account can be deleted. */
export const INACTIVITY_MONTHS = [6, 12, 24, 36] as const
export type InactivityMonths = (typeof INACTIVITY_MONTHS)[number]

/** Hours between the choice of a period and the first deletion by it. */
export const FIRST_REMOVAL_HOURS = 24
/** Days before the deletion of an unused account at which its person is written to. */
export const INACTIVITY_WARNING_DAYS = [30, 7] as const

const instant = z.iso.datetime()
const count = z.int().check(z.gte(0))

/** The periods that somebody has chosen; null for a rule that is off. */
export const RetentionChoices = z.strictObject({
  transcripts: z.nullable(
    z.strictObject({
      months: z.literal(TRANSCRIPT_MONTHS),
      /** Before then nothing is deleted by it. */
      startsAt: instant,
    }),
  ),
  inactivity: z.nullable(
    z.strictObject({
      months: z.literal(INACTIVITY_MONTHS),
      /** When the account is deleted, at the earliest, unless it is used before. */
      endsAt: instant,
      /** Whether a mail about that could not be delivered: the account then stays until one is. */
      isUndelivered: z.boolean(),
    }),
  ),
})
export type RetentionChoices = z.infer<typeof RetentionChoices>

/** Other periods; null turns a rule off, and what is left out stays. */
export const RetentionChange = z.strictObject({
  transcriptMonths: z.optional(z.nullable(z.literal(TRANSCRIPT_MONTHS))),
  inactivityMonths: z.optional(z.nullable(z.literal(INACTIVITY_MONTHS))),
})
export type RetentionChange = z.infer<typeof RetentionChange>

/** A rule that concerns the caller. Both are null until this server has carried it out once. */
export const RetentionRun = z.strictObject({
  rule: z.enum(RETENTION_RULES),
  lastRunAt: z.nullable(instant),
  nextRunAt: z.nullable(instant),
})
export type RetentionRun = z.infer<typeof RetentionRun>

/** What would be deleted of the caller's now by a period, and what would stay because it is pinned. */
export const RetentionPreview = z.strictObject({
  chats: count,
  voiceConversations: count,
  sessions: count,
  /** Messages in those conversations. */
  messages: count,
  /** Conversations and sessions as old that stay. */
  pinned: count,
  /** Last changes of the oldest and the newest of them; null where there is none. */
  oldest: z.nullable(instant),
  newest: z.nullable(instant),
})
export type RetentionPreview = z.infer<typeof RetentionPreview>
