import { createHmac } from 'node:crypto'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../../database/executor.ts'
import { users } from '../../../database/schema.ts'
import type { AccountDependencies } from './begin-sign-in.ts'
import { hashPasswordBy, type Recipe, recipeOf, recipeWith } from './passwords.ts'
import { findHolder, type StoredUser } from './user-rows.ts'

const SALT_BYTES = 16
/** More accounts of an address under one password than this nobody has. */
const MOST_OPENED = 20
/** Hashes that begin alike stand together in this order, whatever the order of the database is. */
const HASH = sql`${users.passwordHash} collate "C"`

/** What the passwords of an address are checked with. */
type AddressDependencies = Pick<AccountDependencies, 'keys' | 'decoyHash'>

/** The accounts an address can mean, and how their passwords are hashed. */
export interface AccountsOfAddress {
  readonly key: string
  /** The one that has the address. */
  readonly holder: StoredUser | undefined
  /** How an account of it that nobody has confirmed hashes its password: all alike, so that one hash finds any of them. */
  readonly own: Recipe
  /** Everything a password must be hashed by to be compared with all of them; two, whatever accounts there are. */
  readonly recipes: readonly Recipe[]
}

/** Finds what is needed to check a password for an address. */
export async function findAccountsOf(
  db: Executor,
  dependencies: AddressDependencies,
  key: string,
): Promise<AccountsOfAddress> {
  const [holder, claims] = await Promise.all([findHolder(db, key), findClaimRecipes(db, key)])
  const unconfirmed = holder === undefined || holder.emailVerifiedAt !== null ? [] : [recipeOf(holder.passwordHash)]
  const own = claims[0] ?? unconfirmed[0] ?? recipeWith(saltOf(dependencies, key))
  const wanted = new Set([own, ...claims, ...(holder === undefined ? [] : [recipeOf(holder.passwordHash)])])
  if (wanted.size < 2) wanted.add(recipeOf(dependencies.decoyHash))
  return { key, holder, own, recipes: [...wanted] }
}

/** Hashes the password of an account nobody has confirmed as the others of its address are hashed. */
export async function hashForAddress(
  db: Executor,
  dependencies: AddressDependencies,
  { key, password, from }: { key: string; password: string; from: string },
): Promise<string> {
  const accounts = await findAccountsOf(db, dependencies, key)
  return (await hashByAll({ ...accounts, recipes: [accounts.own] }, password, from)).own
}

/** A password as the accounts of an address hash it. */
export interface HashedForAddress {
  /** One hash for each way of the address. */
  readonly hashes: readonly string[]
  /** The one a new account is given. */
  readonly own: string
}

/**
 * Hashes a password in all ways of an address: as often for one that nobody has.
 * @param from whose turn it takes: their network or account.
 */
export async function hashByAll(
  { own, recipes }: AccountsOfAddress,
  password: string,
  from: string,
): Promise<HashedForAddress> {
  const hashes = await hashPasswordBy(recipes, password, from)
  return { hashes, own: hashes[recipes.indexOf(own)] ?? '' }
}

/** The accounts of an address that a password opens: first the one that has the address, then the oldest. */
export async function findOpenedBy(
  db: Executor,
  { key, holder }: Pick<AccountsOfAddress, 'key' | 'holder'>,
  hashes: readonly string[],
): Promise<StoredUser[]> {
  const claimants = await db
    .select()
    .from(users)
    .where(and(eq(users.claimOf, key), inArray(HASH, [...hashes])))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(MOST_OPENED)
  return holder !== undefined && hashes.includes(holder.passwordHash) ? [holder, ...claimants] : claimants
}

/**
 * How the provisional accounts of an address hash their passwords: in one way, or in two where one of them is older than
 * the sharing of salts. The first and the last in the order of the hashes show both, however many there are.
 */
async function findClaimRecipes(db: Executor, key: string): Promise<Recipe[]> {
  const edge = (order: typeof asc) =>
    db
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.claimOf, key))
      .orderBy(order(HASH))
      .limit(1)
  const edges = (await Promise.all([edge(asc), edge(desc)])).flat()
  return [...new Set(edges.map(({ passwordHash }) => recipeOf(passwordHash)))]
}

function saltOf({ keys }: AddressDependencies, key: string): Uint8Array {
  return createHmac('sha256', keys.addressSalts).update(key).digest().subarray(0, SALT_BYTES)
}
