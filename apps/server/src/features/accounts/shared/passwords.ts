import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { FairQueue } from '../../../concurrency/fair-queue.ts'
import { problem } from '../../../http/problems.ts'

/** argon2id with OWASP's first choice of costs: 19 MiB, two passes, one lane. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Concurrency limit of this process: two of the four threads in Node's pool, so that DNS, files and other users of
 * threads find one, and always below the number of processors: one is left to other work.
 */
export const COMPUTED_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Sixty-four in the queue wait some seconds at most; two classes that sign up at once fit. */
const queue = new FairQueue({ atOnce: COMPUTED_AT_ONCE, atOnceEach: 2, waiting: 64, forgottenMsASecond: 10 })
const BUSY_WAIT_SECONDS = 2
/** The caller where none is known. */
const ANYONE = 'anyone'

/**
 * Hashes a password, code point for code point: nothing is trimmed, folded or cut off. Fair queue: the caller with the
 * least recent cost comes first; `from` is their network or account.
 * @throws {Problem} `rate-limited` when the queue is full.
 */
export function hashPassword(password: string, from: string = ANYONE): Promise<string> {
  return compute(from, () => hash(password, COSTS))
}

/**
 * Verifies a password against its hash. Text that is no hash of ours matches no password.
 * @throws {Problem} `rate-limited` when the queue is full.
 */
export function passwordFits(passwordHash: string, password: string, from: string = ANYONE): Promise<boolean> {
  return compute(from, () => verify(passwordHash, password).catch(() => false))
}

/** A hash's prefix with algorithm, costs and salt. Hashes of one password by one recipe are equal. */
export type Recipe = string

const RECIPE = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)$/

/** The recipe of a hash. */
export function recipeOf(passwordHash: string): Recipe {
  return passwordHash.slice(0, Math.max(0, passwordHash.lastIndexOf('$')))
}

/** The current recipe with a salt. */
export function recipeWith(salt: Uint8Array): Recipe {
  const { memoryCost, timeCost, parallelism } = COSTS
  const written = Buffer.from(salt).toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${written}`
}

/**
 * Hashes a password by each recipe, sequentially and in one turn of the queue; an invalid recipe gives a hash that no
 * account has.
 * @throws {Problem} `rate-limited` when the queue is full.
 */
export function hashPasswordBy(recipes: readonly Recipe[], password: string, from: string): Promise<string[]> {
  return compute(from, async () => {
    const hashes: string[] = []
    for (const recipe of recipes) hashes.push(await hash(password, costsOf(recipe)))
    return hashes
  })
}

function costsOf(recipe: Recipe) {
  const [, memoryCost, timeCost, parallelism, salt] = RECIPE.exec(recipe) ?? []
  if (salt === undefined) return COSTS
  const costs = { memoryCost: Number(memoryCost), timeCost: Number(timeCost), parallelism: Number(parallelism) }
  return { ...costs, salt: Buffer.from(salt, 'base64') }
}

/** Runs an expensive computation in the fair queue. */
async function compute<Result>(from: string, work: () => Promise<Result>): Promise<Result> {
  const done = await queue.run(from, async () => ({ result: await work() }))
  if (done === 'busy') throw problem('rate-limited', { retryAfterSeconds: BUSY_WAIT_SECONDS })
  return done.result
}
