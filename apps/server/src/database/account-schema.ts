import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { users } from './schema.ts'

/** One-time secrets with an expiry: links in mails, tickets and ceremonies of a sign-in. Hashes only. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    hash: bytes('hash').primaryKey(),
    purpose: text('purpose', {
      enum: [
        'password-reset',
        'verify-address',
        'restore-address',
        'second-factor',
        'passkey-creation',
        'passkey-sign-in',
      ],
    }).notNull(),
    /** Null while a sign-in by passkey is in progress: the account is not known yet. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Details of the request that issued it. */
    data: jsonb('data').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    failures: integer('failures').notNull().default(0),
  },
  (table) => [
    index('one_time_tokens_user').on(table.userId, table.purpose),
    index('one_time_tokens_expires').on(table.expiresAt),
  ],
)

/** Secrets of authenticator apps (TOTP). */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted under a key that is not in the database. */
  secret: bytes('secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null until a first code has shown that the app has the secret. */
  confirmedAt: instant('confirmed_at'),
  /** The latest time step whose code was accepted: no code is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** Recovery codes as keyed hashes; a used one keeps its row. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: bytes('hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

/** Passkeys: the public halves only. */
export const passkeyCredentials = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    isSynced: boolean('is_synced').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/**
 * Browsers that signed in before: sign-ins from a new one are reported by mail, and a known one is not locked out by
 * strangers' guesses.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: bytes('hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    index('known_devices_used').on(table.lastUsedAt),
    index('known_devices_hash').on(table.hash),
  ],
)
