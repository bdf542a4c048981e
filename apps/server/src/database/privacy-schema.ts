import type {
  ChoiceMethod,
  ConsentPurpose,
  IdentityMethod,
  InactivityMonths,
  PrivacyRequestKind,
  PrivacyRequestStatus,
  PrivacyStep,
  TranscriptMonths,
} from '@placard/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { refreshFamilies, users } from './schema.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Decisions about consents, append only: the newest of a purpose holds. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    purpose: text('purpose').$type<ConsentPurpose>().notNull(),
    isGranted: boolean('is_granted').notNull(),
    method: text('method').$type<ChoiceMethod>().notNull(),
    /** Version of the wording that was decided upon. */
    textVersion: text('text_version').notNull(),
    at: instant('at').notNull(),
    /** Orders decisions of the same instant. */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [index('consents_user').on(table.userId, table.seq)],
)

/** Opt-out, limit and the browser's signal of an account. */
export const privacyChoices = pgTable('privacy_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isOptedOut: boolean('is_opted_out').notNull(),
  optOutMethod: text('opt_out_method').$type<ChoiceMethod>(),
  /** When the opt-out was last turned on or off. */
  optOutAt: instant('opt_out_at'),
  isLimited: boolean('is_limited').notNull(),
  limitMethod: text('limit_method').$type<ChoiceMethod>(),
  limitAt: instant('limit_at'),
  /** When the signal was first seen. */
  signalAt: instant('signal_at'),
  /** When its owner opted in although the signal was sent: it then changes nothing. */
  despiteSignalAt: instant('despite_signal_at'),
})

/** What people have settled about mails and about how long things are kept. */
export const privacySettings = pgTable('privacy_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: boolean('email').notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** Months after their last change at which conversations and finished sessions are deleted; null for never. */
  transcriptMonths: integer('transcript_months').$type<TranscriptMonths>(),
  /** Before then nothing is deleted by that period. */
  transcriptsFrom: instant('transcripts_from'),
  /** Months without a use at which the account is deleted; null for never. */
  inactivityMonths: integer('inactivity_months').$type<InactivityMonths>(),
  /** While that is on: the last use of the account that is known of. */
  seenAt: instant('seen_at'),
  /** Mails about the deletion that were sent since then. */
  inactivityWarnings: integer('inactivity_warnings').notNull().default(0),
  /** The day that those mails name. */
  removalAt: instant('removal_at'),
  /** When one of them could not be delivered, so that the period started over. */
  untoldAt: instant('untold_at'),
})

/** Sign-ins whose person has shown who they are. */
export const identityChecks = pgTable('identity_checks', {
  familyId: uuid('family_id')
    .primaryKey()
    .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
  method: text('method').$type<IdentityMethod>().notNull(),
  verifiedUntil: instant('verified_until').notNull(),
})

/** The last code mailed to a person, as a hash. */
export const identityCodes = pgTable('identity_codes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: bytes('hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
  failures: integer('failures').notNull().default(0),
})

/** Privacy requests. The row outlives its account without anything personal, for 24 months. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<PrivacyRequestKind>().notNull(),
    status: text('status').$type<PrivacyRequestStatus>().notNull(),
    receivedAt: instant('received_at').notNull(),
    closedAt: instant('closed_at'),
    isExtended: boolean('is_extended').notNull().default(false),
    verifiedBy: text('verified_by').$type<IdentityMethod | ChoiceMethod>(),
    /** What the person wrote and asked for; null once the account is deleted. */
    asked: jsonb('asked'),
    /** The answer, or the reason of a denial. */
    answer: text('answer'),
    /** When a confirmed deletion is carried out. */
    executesAt: instant('executes_at'),
    /** Deleted rows by table. */
    deleted: jsonb('deleted'),
    /** Until then one server works on it. */
    leaseUntil: instant('lease_until'),
  },
  (table) => [
    index('privacy_requests_user').on(table.userId, table.receivedAt),
    index('privacy_requests_open').on(table.executesAt).where(sql`${table.closedAt} is null`),
    /** Of an account one deletion is open at a time, however many are asked for at once. */
    uniqueIndex('privacy_requests_one_deletion')
      .on(table.userId)
      .where(sql`${table.kind} = 'delete' and ${table.closedAt} is null`),
    /** Nor is more than one archive of an account built at a time. */
    uniqueIndex('privacy_requests_one_archive')
      .on(table.userId)
      .where(sql`${table.kind} = 'know-pieces' and ${table.closedAt} is null`),
  ],
)

/**
 * The log of privacy requests: append only, each line hashed together with the one before it, kept for 24 months (11 CCR
 * 7101). It names nobody.
 */
export const privacyLog = pgTable(
  'privacy_log',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    requestId: uuid('request_id').notNull(),
    kind: text('kind').$type<PrivacyRequestKind>().notNull(),
    step: text('step').$type<PrivacyStep>().notNull(),
    /** How it came: by the page, by a browser's signal, by a job of this server, by an administrator. */
    manner: text('manner', { enum: ['page', 'signal', 'job', 'administrator'] }).notNull(),
    /** Basis of a denial, or what was done; nothing personal. */
    note: text('note'),
    hash: bytes('hash').notNull(),
  },
  (table) => [index('privacy_log_request').on(table.requestId, table.seq)],
)

/** Both ends of the log: without them a missing beginning or end could not be told from one that never was. */
export const privacyLogEnds = pgTable('privacy_log_ends', {
  id: integer('id').primaryKey(),
  /** The last line that was deleted because its 24 months were over. */
  firstSeq: bigint('first_seq', { mode: 'number' }).notNull(),
  firstHash: bytes('first_hash').notNull(),
  /** The newest line. */
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
  lastHash: bytes('last_hash').notNull(),
})
