import { hash, verify } from '@node-rs/argon2'

/** argon2id with OWASP's first choice of costs: 19 MiB, two passes, one lane. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password, code point for code point: nothing is trimmed, folded or cut off. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COSTS)
}

/** Checks a password against its hash. Text that is no hash of ours fits no password. */
export function passwordFits(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password).catch(() => false)
}
