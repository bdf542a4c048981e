import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
import { users } from './schema.ts'

/** Secrets that are good once and for a while: links out of mails, tickets and ceremonies of a sign-in. Hashes only. */
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
    /** Nobody yet, while a sign-in by passkey is under way. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What was asked for when it was given out. */
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

/** Secrets of authenticator apps. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted under a key that is not in the database. */
  secret: bytes('secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null until a first code has shown that the app has the secret. */
  confirmedAt: instant('confirmed_at'),
  /** The latest thirty seconds a code was taken for: no code is taken twice. */
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

/** Browsers somebody signed in with: a new one is told by mail, and a known one is not locked out by strangers' guesses. */
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
