import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { users } from './schema.ts'

const TIER = ['FREE', 'PRO', 'ENTERPRISE', 'LIFETIME'] as const
/** Kinds of usage in the ledger: by the month, and words by the day. */
export const LEDGER_KINDS = ['voice', 'campaign', 'ai', 'export', 'words'] as const

/** The plan of an account; an account without a row has FREE. */
export const subscriptions = pgTable('subscriptions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tier: text('tier', { enum: TIER }).notNull(),
  /** As named in the contract, or a status of the payment service unknown to this version. */
  status: text('status').notNull(),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  currentPeriodEnd: instant('current_period_end'),
  trialEnd: instant('trial_end'),
  paidBy: text('paid_by', { enum: ['nobody', 'administrator', 'card'] }).notNull(),
  isAnnual: boolean('is_annual'),
  /** The payment service's customer id. */
  customerId: text('customer_id').unique(),
  /** Id of what is paid for there: a subscription, or the one payment of LIFETIME. */
  providerId: text('provider_id'),
  /** When the payment service created that subscription or took that payment; the newer of two counts. */
  providerCreatedAt: instant('provider_created_at'),
  /** When the state above was requested; the answer to an earlier request never replaces it. */
  askedAt: instant('asked_at'),
  updatedAt: instant('updated_at').notNull(),
})

/** Events of the payment service, each processed once. Their content is not kept: the current state is fetched. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The payment service's own id. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** Id of the event's object at the payment service. */
    objectId: text('object_id'),
    customerId: text('customer_id'),
    status: text('status', { enum: ['waiting', 'done', 'parked'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    endedAt: instant('ended_at'),
    /** Why it was parked, or the last failure. */
    reason: text('reason'),
  },
  (table) => [
    index('payment_events_due').on(table.dueAt).where(sql`${table.status} = 'waiting'`),
    index('payment_events_received').on(table.receivedAt),
  ],
)

/** Checkouts: payments that were begun; each is polled until it ended, also when no event ever comes. */
export const paymentCheckouts = pgTable(
  'payment_checkouts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull().unique(),
    tier: text('tier', { enum: TIER }).notNull(),
    isAnnual: boolean('is_annual').notNull(),
    status: text('status', { enum: ['open', 'complete', 'expired'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it is polled next. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    index('payment_checkouts_due').on(table.dueAt).where(sql`${table.status} = 'open'`),
    index('payment_checkouts_user').on(table.userId),
  ],
)

/** Usage of an account by kind and period, reserved amounts included. The row serialises concurrent requests. */
export const usageCounters = pgTable(
  'usage_counters',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: LEDGER_KINDS }).notNull(),
    /** Year and month in the user's time zone, such as `2026-11`; of words the day, such as `2026-11-21`. */
    period: text('period').notNull(),
    taken: integer('taken').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.period] })],
)

/**
 * Usage of a deleted account in a month or day that is not over: a new account of the same address continues from it.
 * The row does not reveal the address.
 */
export const rememberedUsage = pgTable(
  'remembered_usage',
  {
    /** Keyed hash of the address's key (`emailKey`). */
    holder: bytes('holder').notNull(),
    kind: text('kind', { enum: LEDGER_KINDS }).notNull(),
    /** Year and month, such as `2026-11`; of words the day, such as `2026-11-21`. */
    period: text('period').notNull(),
    taken: integer('taken').notNull(),
    /** When the period is over in every time zone. */
    forgetAt: instant('forget_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holder, table.kind, table.period] }),
    index('remembered_usage_forget').on(table.forgetAt),
  ],
)

/** Reservations and their outcome. */
export const usageReservations = pgTable(
  'usage_reservations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: LEDGER_KINDS }).notNull(),
    /** The period it was reserved in, and stays booked on. */
    period: text('period').notNull(),
    amount: integer('amount').notNull(),
    what: text('what').notNull(),
    /** Idempotency key of its request, so that a repeat reserves nothing more. */
    key: text('key'),
    state: text('state', { enum: ['reserved', 'settled', 'released', 'expired'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('usage_reservations_key')
      .on(table.userId, table.kind, table.key)
      .where(sql`${table.state} in ('reserved', 'settled')`),
    index('usage_reservations_expires').on(table.expiresAt).where(sql`${table.state} = 'reserved'`),
    index('usage_reservations_user').on(table.userId, table.kind, table.createdAt),
  ],
)
