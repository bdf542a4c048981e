import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  type PgTableExtraConfigValue,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { isLine, lineSearch } from './searchable.ts'

/** People with an account. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** As typed; for display and mail. */
    email: text('email').notNull(),
    /** Key under which spellings of an address are one account (`emailKey`). */
    emailKey: text('email_key').notNull().unique(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['USER', 'ADMIN'] }).notNull(),
    status: text('status', { enum: ['active', 'suspended'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    /** A requested new address that its owner has not confirmed yet. */
    pendingEmail: text('pending_email'),
    /** When the confirmation mail to the address, or the requested one, was last queued. */
    confirmationSentAt: instant('confirmation_sent_at'),
    passwordChangedAt: instant('password_changed_at'),
    /** Whether the password was printed for whoever ran a command: it opens nothing but its own change. */
    hasTemporaryPassword: boolean('has_temporary_password').notNull().default(false),
    /** Whether the sign-up stated an age; an account without one gets the protective defaults. */
    isAgeStated: boolean('is_age_stated').notNull().default(false),
    /** Until then privacy starts from the protective defaults; the month of birth itself is not kept. */
    minorUntil: instant('minor_until'),
    /** Whether recordings of what the user says are kept for a day. */
    keepsRecordings: boolean('keeps_recordings').notNull().default(false),
    /** On an account made for an address that has one already: that address's key. There may be any number of them. */
    claimOf: text('claim_of'),
  },
  (table) => [
    // in byte order, so that hashes of one format are adjacent; see the search for the account of a password
    index('users_claim').on(table.claimOf, sql`${table.passwordHash} collate "C"`),
  ],
)

/** One row per sign-in; every refresh token descends from one. Revoking it ends the access tokens too. */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether the sign-in outlives the closing of the browser. */
    isRemembered: boolean('is_remembered').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Absolute expiry of the sign-in, however often it is refreshed. */
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedBecause: text('revoked_because', {
      enum: [
        'logout',
        'reuse',
        'suspended',
        'ended-elsewhere',
        'password',
        'role',
        'replaced',
        'address-restored',
        'address-confirmed',
      ],
    }),
    /** Browser and system from the user agent. */
    device: text('device').notNull().default('Unknown device'),
    /** Network prefix of the address it came from; the host's part is not kept. */
    network: text('network').notNull().default('unknown'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('refresh_families_user').on(table.userId)],
)

/** Refresh tokens as hashes. A used one keeps its row, so that its reuse can be told from a wrong guess. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: bytes('hash').primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    rotatedAt: instant('rotated_at'),
    /** The server that rotated it: its answer may have been lost in a crash. */
    rotatedBy: uuid('rotated_by'),
  },
  (table) => [index('refresh_tokens_family').on(table.familyId)],
)

/** Answers stored for repeated requests with the same idempotency key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    startedAt: instant('started_at').notNull(),
    status: integer('status'),
    reply: jsonb('reply'),
    /** The server that processes or processed it; null in rows of older versions. */
    serverId: uuid('server_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_started').on(table.startedAt),
  ],
)

/** The catalogue. A campaign is one self-contained value that the contract validates. */
export const campaigns = pgTable('campaigns', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  value: jsonb('value').notNull(),
  schemaVersion: integer('schema_version').notNull(),
  /** Hash of the shipped file this row was seeded from; an edited row no longer has one and is never overwritten. */
  seededFrom: text('seeded_from'),
  updatedAt: instant('updated_at').notNull(),
})

/** Playthroughs. The facts are in the events; this row is the header: state, lease and owner. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    campaignId: text('campaign_id').notNull(),
    /** The campaign's title when the session was opened: the catalogue may change. */
    title: text('title').notNull(),
    country: text('country').notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    pace: doublePrecision('pace').notNull(),
    status: text('status', { enum: ['active', 'paused', 'concluded'] }).notNull(),
    /** Sequence number of the last event; an append expects it (optimistic concurrency). */
    version: integer('version').notNull(),
    progressRatio: doublePrecision('progress_ratio').notNull(),
    nextDueAt: instant('next_due_at'),
    leaseOwner: text('lease_owner'),
    leaseUntil: instant('lease_until'),
    /** Fencing token: rises with every lease, so that a holder whose lease expired cannot write. */
    leaseFence: integer('lease_fence').notNull().default(0),
    lastPresenceAt: instant('last_presence_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    concludedAt: instant('concluded_at'),
    score: doublePrecision('score'),
    resolutionType: text('resolution_type'),
    /** The session this one is a branch of; it may have been deleted since. */
    fromSession: uuid('from_session'),
    /** Log position up to which both are the same. */
    fromSeq: integer('from_seq'),
    /** Of a session with an imported log, or a branch of one: whether it was continued here, and counts. */
    imported: text('imported', { enum: ['resting', 'played'] }),
    /** Opened with a seed that was revealed before. */
    knownDraw: boolean('known_draw').notNull().default(false),
    /** Size of its log as text; null until it was counted. */
    bytes: bigint('bytes', { mode: 'number' }),
  },
  (table) => [
    index('sessions_owner').on(table.userId, table.updatedAt),
    index('sessions_due').on(table.nextDueAt).where(sql`${table.nextDueAt} is not null`),
  ],
)

/** Holders of a session's seats, the owner included, and how the session stands in the lists of each. */
export const sessionPeople = pgTable(
  'session_people',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seat: text('seat').notNull(),
    /** The person's own title; null for that of the session. */
    title: text('title'),
    isPinned: boolean('is_pinned').notNull().default(false),
    /** When the person deleted it from their lists; erased a while later. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.userId] }),
    index('session_people_person').on(table.userId),
    index('session_people_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
  ],
)

/** Answers stored with the events of their command, so that a repeated idempotency key is answered the same. */
export const sessionAnswers = pgTable(
  'session_answers',
  {
    userId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    after: integer('after').notNull(),
    seq: integer('seq').notNull(),
    readings: text('readings').notNull(),
    readBy: text('read_by').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('session_answers_session').on(table.sessionId),
    index('session_answers_at').on(table.at),
  ],
)

/** Event logs of sessions, append only. */
export const sessionEvents = pgTable(
  'session_events',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    event: jsonb('event').notNull(),
    at: instant('at').notNull(),
  },
  (table): PgTableExtraConfigValue[] => [
    primaryKey({ columns: [table.sessionId, table.seq] }),
    index('session_events_search').using('gin', lineSearch(table)).where(isLine(table)),
  ],
)

/** Snapshots: folded states, to spare the folding; can be thrown away. */
export const sessionSnapshots = pgTable('session_snapshots', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  seq: integer('seq').notNull(),
  state: jsonb('state').notNull(),
})

const SECURITY_EVENT_KINDS = [
  'refresh-reuse',
  'account-created',
  'administrator-created',
  'account-suspended',
  'account-restored',
  'account-deleted',
  'role-lost',
  'password-changed',
  'password-reset',
  'email-changed',
  'email-restored',
  'address-claimed',
  'account-merged',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'new-device',
  'plan-set',
] as const

/** Security events: attacks and changes to accounts, for administrators. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    kind: text('kind', {
      enum: SECURITY_EVENT_KINDS,
    }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    byCommand: boolean('by_command').notNull(),
  },
  (table) => [index('security_events_at').on(table.at)],
)
