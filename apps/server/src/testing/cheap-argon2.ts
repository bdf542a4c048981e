import { hash as realHash, verify as realVerify } from '@node-rs/argon2/index.js'

/** The product's costs as a hash spells them, and the least that argon2 allows. */
const REAL = '$m=19456,t=2,p=1$'
const CHEAP = '$m=8,t=1,p=1$'
const CHEAP_COSTS = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/**
 * argon2 at its least cost, for the servers that database tests start in their own process: thousands of accounts are
 * made there, and what is tested is never how long a guess takes. Hashes spell the product's costs, so that recipes are
 * compared as in production. Servers started as programs, and the test of passwords, use the real one.
 */
export async function hash(password: string, options: Parameters<typeof realHash>[1]): Promise<string> {
  return (await realHash(password, { ...options, ...CHEAP_COSTS })).replace(CHEAP, REAL)
}

export function verify(passwordHash: string, password: string): Promise<boolean> {
  return realVerify(passwordHash.replace(REAL, CHEAP), password)
}
