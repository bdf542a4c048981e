import * as z from 'zod/mini'
import { CHOICE_METHODS, IDENTITY_METHODS, PERSONAL_CATEGORIES } from './privacy.ts'

/** Kinds of requests. `opt-out` and `limit` are made by `privacy.choose` and stand in the list as completed. */
export const PRIVACY_REQUEST_KINDS = [
  'know-categories',
  'know-pieces',
  'delete',
  'delete-part',
  'correct',
  'opt-out',
  'limit',
] as const
export type PrivacyRequestKind = (typeof PRIVACY_REQUEST_KINDS)[number]

/**
 * `pending`: received, waits for the person's confirmation or for a decision. `processing`: carried out, or in its grace
 * period. `extended`: as `processing`, with the 45 days prolonged to 90. The other three are final.
 */
export const PRIVACY_REQUEST_STATUSES = [
  'pending',
  'processing',
  'extended',
  'completed',
  'denied',
  'cancelled',
] as const
export type PrivacyRequestStatus = (typeof PRIVACY_REQUEST_STATUSES)[number]

/** What happened to a request, in the order of its log. */
export const PRIVACY_STEPS = [
  'received',
  'receipt-sent',
  'identity-verified',
  'confirmed',
  'extended',
  'completed',
  'denied',
  'cancelled',
  'appealed',
  'archive-begun',
  'archive-removed',
] as const
export type PrivacyStep = (typeof PRIVACY_STEPS)[number]

/** Periods in which requests are answered: 11 CCR 7021, 7026(f) and 7027(g). */
export const RESPONSE_PERIODS = {
  receiptBusinessDays: 10,
  answerDays: 45,
  extendedDays: 90,
  actBusinessDays: 15,
} as const

/** Days of grace before an account is deleted; `at-once` waives them. */
export const DELETION_GRACE_DAYS = 7
/** Longest text a person writes with a request. */
export const REQUEST_DETAILS_MAX = 2000

/** Days for which an archive can be downloaded. */
export const ARCHIVE_KEPT_DAYS = 7
/** Archives that one account may ask for in a day. */
export const ARCHIVES_A_DAY = 3

const instant = z.iso.datetime()
const count = z.int().check(z.gte(0))
const Details = z.string().check(z.trim(), z.maxLength(REQUEST_DETAILS_MAX))
const Statement = Details.check(z.minLength(1))

/** What a partial deletion deletes. `before`: everything that was last changed before that
 * day, in UTC: chats, working papers, sessions and recordings. */
export const DeletionScope = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('conversation'), conversationId: z.uuid() }),
  z.strictObject({ what: z.literal('session'), sessionId: z.uuid() }),
  z.strictObject({ what: z.literal('recordings') }),
  z.strictObject({ what: z.literal('before'), date: z.iso.date() }),
])
export type DeletionScope = z.infer<typeof DeletionScope>

/**
 * Days of which an archive holds what was made in them, in UTC, both included; open where one is left out. What carries
 * no date is always in it.
 */
export const ArchiveRange = z
  .strictObject({ from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) })
  .check(z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ['to'] }))
export type ArchiveRange = z.infer<typeof ArchiveRange>

/**
 * The archive of `know-pieces`. `building`: `done` of `of` steps are taken; `ready`: it has `bytes` and can be downloaded
 * until `expiresAt`; `removed`: its days are over, or a later archive or a deletion took its place. `fault`: the last
 * attempt failed and is repeated, for want of room on the disk or for another reason.
 */
export const PrivacyArchive = z.strictObject({
  state: z.enum(['building', 'ready', 'removed']),
  done: z.int().check(z.gte(0)),
  of: z.int().check(z.gte(0)),
  bytes: z.nullable(z.int().check(z.gte(0))),
  expiresAt: z.nullable(instant),
  fault: z.nullable(z.enum(['no-room', 'failed'])),
})
export type PrivacyArchive = z.infer<typeof PrivacyArchive>

/** What is wrong and what would be right, with what speaks for it. */
const Correction = z.strictObject({
  /** What it is about, such as `Transcript of 3 May`. */
  subject: Statement,
  wrong: Statement,
  right: Statement,
  evidence: z.optional(Details),
})

/**
 * A new request. `know-categories` is answered at once and needs no verified identity; all others do
 * (`identity-unverified`). `know-pieces` has everything put together in an archive; while one is being built, that one is
 * answered. `delete` and `delete-part` only begin with it: nothing goes before `confirm`.
 */
export const NewPrivacyRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('know-categories'),
    /** All six unless given. */
    categories: z.optional(z.array(z.enum(PERSONAL_CATEGORIES)).check(z.maxLength(PERSONAL_CATEGORIES.length))),
  }),
  z.strictObject({ kind: z.literal('know-pieces'), range: z.optional(ArchiveRange) }),
  z.strictObject({ kind: z.literal('delete'), details: z.optional(Details) }),
  z.strictObject({ kind: z.literal('delete-part'), scope: DeletionScope, details: z.optional(Details) }),
  z.strictObject({ kind: z.literal('correct'), correction: Correction }),
])
export type NewPrivacyRequest = z.infer<typeof NewPrivacyRequest>

/** A date by which something is owed. Days end at midnight in California, whose law sets them. */
export const PrivacyDue = z.strictObject({
  /** `receipt`: 10 business days; `answer`: 45 days, or 90 once extended; `act`: 15 business days. */
  what: z.enum(['receipt', 'answer', 'act']),
  /** The last day. */
  on: z.iso.date(),
  /** The end of that day. */
  at: instant,
  /** When it was done; null while it is owed. */
  metAt: z.nullable(instant),
})
export type PrivacyDue = z.infer<typeof PrivacyDue>

/** What was deleted: rows by kind of information (`PersonalInformation.id`). */
export const DeletionCount = z.strictObject({ id: z.string(), rows: count })

/** A request of the caller’s. */
export const PrivacyRequest = z.strictObject({
  id: z.uuid(),
  kind: z.enum(PRIVACY_REQUEST_KINDS),
  status: z.enum(PRIVACY_REQUEST_STATUSES),
  requestedDate: instant,
  completionDate: z.nullable(instant),
  /** What the person wrote, or the correction they asked for; empty when nothing. */
  details: z.string(),
  /** The categories of `know-categories`; the scope of `delete-part`. */
  categories: z.nullable(z.array(z.enum(PERSONAL_CATEGORIES))),
  scope: z.nullable(DeletionScope),
  /** The days and the archive of `know-pieces`; null for all others. */
  range: z.nullable(ArchiveRange),
  archive: z.nullable(PrivacyArchive),
  verificationMethod: z.nullable(z.enum([...IDENTITY_METHODS, ...CHOICE_METHODS])),
  dues: z.array(PrivacyDue),
  /** Of a confirmed deletion: when it is carried out. */
  executesAt: z.nullable(instant),
  /** The answer, or the reason of a denial; null while there is none. */
  answer: z.nullable(z.string()),
  /** What the person can do with it now. */
  mayConfirm: z.boolean(),
  mayCancel: z.boolean(),
  mayAppeal: z.boolean(),
})
export type PrivacyRequest = z.infer<typeof PrivacyRequest>

/** One request with all that happened to it, oldest first, and what was deleted. */
export const PrivacyRequestDetail = z.strictObject({
  request: PrivacyRequest,
  timeline: z.array(z.strictObject({ step: z.enum(PRIVACY_STEPS), at: instant, detail: z.nullable(z.string()) })),
  deleted: z.nullable(z.array(DeletionCount)),
})
export type PrivacyRequestDetail = z.infer<typeof PrivacyRequestDetail>

/** Body of the confirmation of a deletion. `after-grace` leaves seven days in which it can be cancelled. */
export const ConfirmDeletion = z.strictObject({ when: z.enum(['after-grace', 'at-once']) })
/** Body of an appeal against a denial. */
export const Appeal = z.strictObject({ reason: Statement })
