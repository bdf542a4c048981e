import { createHmac } from 'node:crypto'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../../database/executor.ts'
import { users } from '../../../database/schema.ts'
import type { AccountDependencies } from './begin-sign-in.ts'
import { hashPasswordBy, type Recipe, recipeOf, recipeWith } from './passwords.ts'
import { findHolder, type StoredUser } from './user-rows.ts'

const SALT_BYTES = 16
/** Most accounts of an address that one password opens. */
const MOST_OPENED = 20
/** In byte order, so that hashes with equal prefixes are adjacent, whatever the database's collation. */
const HASH = sql`${users.passwordHash} collate "C"`

/** Dependencies of checking the passwords of an address. */
type AddressDependencies = Pick<AccountDependencies, 'keys' | 'decoyHash'>

/** The accounts under an address, and how their passwords are hashed. */
export interface AccountsOfAddress {
  readonly key: string
  /** The account that has the address. */
  readonly holder: StoredUser | undefined
  /** Salt and costs of all unconfirmed accounts of the address: shared, so that one hash finds any of them. */
  readonly own: Recipe
  /** All recipes a password must be hashed by to be compared with all accounts; always two (constant work). */
  readonly recipes: readonly Recipe[]
}

/** Finds the accounts of an address and their recipes. */
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

/** Hashes the password of an unconfirmed account by the shared recipe of its address. */
export async function hashForAddress(
  db: Executor,
  dependencies: AddressDependencies,
  { key, password, from }: { key: string; password: string; from: string },
): Promise<string> {
  const accounts = await findAccountsOf(db, dependencies, key)
  return (await hashByAll({ ...accounts, recipes: [accounts.own] }, password, from)).own
}

/** A password hashed by the recipes of an address. */
export interface HashedForAddress {
  /** One hash per recipe. */
  readonly hashes: readonly string[]
  /** The hash for a new account. */
  readonly own: string
}

/**
 * Hashes a password by all recipes of an address: equally often for an unknown address.
 * @param from the caller in the fair queue: a network or an account.
 */
export async function hashByAll(
  { own, recipes }: AccountsOfAddress,
  password: string,
  from: string,
): Promise<HashedForAddress> {
  const hashes = await hashPasswordBy(recipes, password, from)
  return { hashes, own: hashes[recipes.indexOf(own)] ?? '' }
}

/** The accounts of an address that a password opens: the one that has the address first, then by age. */
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
 * Recipes of the provisional accounts of an address: one, or two where one account is older than the sharing of salts.
 * The first and the last hash in order show both, however many accounts there are.
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
