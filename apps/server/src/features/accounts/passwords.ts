import { hash, verify } from '@node-rs/argon2'
import { FairQueue } from '../../app/fair-queue.ts'
import { problem } from '../../app/problems.ts'

/** argon2id with OWASP's first choice of costs: 19 MiB, two passes, one lane. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Computations of this process: two of the four threads Node has for such work, so that names, files and whatever else
 * needs a thread find one. Thirty-two wait for a second or two; a class that signs in at once fits.
 */
const queue = new FairQueue({ atOnce: 2, atOnceEach: 2, waiting: 32, forgottenMsASecond: 10 })
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
export async function passwordFits(passwordHash: string, password: string, from: string = ANYONE): Promise<boolean> {
  const [fits = false] = await passwordFitsOf([passwordHash], password, from)
  return fits
}

/**
 * Checks a password against each of several hashes, one after the other and in one turn; what one answers shortens no
 * other.
 * @throws {Problem} `rate-limited` when too many wait.
 */
export function passwordFitsOf(hashes: readonly string[], password: string, from: string): Promise<boolean[]> {
  return compute(from, async () => {
    const fits: boolean[] = []
    for (const passwordHash of hashes) fits.push(await verify(passwordHash, password).catch(() => false))
    return fits
  })
}

/** Computes something dear about a password when its turn has come. */
async function compute<Result>(from: string, work: () => Promise<Result>): Promise<Result> {
  const done = await queue.run(from, async () => ({ result: await work() }))
  if (done === 'busy') throw problem('rate-limited', { retryAfterSeconds: BUSY_WAIT_SECONDS })
  return done.result
}
