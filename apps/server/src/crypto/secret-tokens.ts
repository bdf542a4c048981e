import { createHash } from 'node:crypto'
import type { Randomness } from './randomness.ts'

/** Nobody guesses one of so many bytes. */
const TOKEN_BYTES = 32

/** A token nobody can guess, in letters that may stand in cookies and addresses. */
export function newToken(random: Randomness): string {
  return Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url')
}

/** What is kept of a token: enough to recognise it. It takes no salt, because nobody can try all tokens. */
export function hashOfToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
