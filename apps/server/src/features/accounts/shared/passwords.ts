import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { FairQueue } from '../../../concurrency/fair-queue.ts'
import { problem } from '../../../http/problems.ts'

/** argon2id with OWASP's first choice of costs: 19 MiB, two passes, one lane. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Computations of this process at once: two of the four threads Node has for such work, so that names, files and whatever
 * else needs a thread find one, and never as many as there are processors: one is left to whoever signs nobody in.
 */
export const COMPUTED_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Sixty-four wait for some seconds at most; two classes that sign up at once fit. */
const queue = new FairQueue({ atOnce: COMPUTED_AT_ONCE, atOnceEach: 2, waiting: 64, forgottenMsASecond: 10 })
const BUSY_WAIT_SECONDS = 2
/** Who is meant where nothing tells people apart. */
const ANYONE = 'anyone'

/**
 * Hashes a password, code point for code point: nothing is trimmed, folded or cut off. Whoever has had few computed lately
 * comes first; `from` is their network or account.
 * @throws {Problem} `rate-limited` when too many wait.
 */
export function hashPassword(password: string, from: string = ANYONE): Promise<string> {
  return compute(from, () => hash(password, COSTS))
}

/**
 * Checks a password against its hash. Text that is no hash of ours fits no password.
 * @throws {Problem} `rate-limited` when too many wait.
 */
export function passwordFits(passwordHash: string, password: string, from: string = ANYONE): Promise<boolean> {
  return compute(from, () => verify(passwordHash, password).catch(() => false))
}

/** A hash up to what came of the password: how it was made. Hashes made in one way of one password are equal. */
export type Recipe = string

const RECIPE = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)$/

/** How a hash was made. */
export function recipeOf(passwordHash: string): Recipe {
  return passwordHash.slice(0, Math.max(0, passwordHash.lastIndexOf('$')))
}

/** How a hash with a salt is made today. */
export function recipeWith(salt: Uint8Array): Recipe {
  const { memoryCost, timeCost, parallelism } = COSTS
  const written = Buffer.from(salt).toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${written}`
}

/**
 * Hashes a password in each of the given ways, one after the other and in one turn; what is no way of ours gives a hash
 * no account has.
 * @throws {Problem} `rate-limited` when too many wait.
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

/** Computes something dear about a password when its turn has come. */
async function compute<Result>(from: string, work: () => Promise<Result>): Promise<Result> {
  const done = await queue.run(from, async () => ({ result: await work() }))
  if (done === 'busy') throw problem('rate-limited', { retryAfterSeconds: BUSY_WAIT_SECONDS })
  return done.result
}
