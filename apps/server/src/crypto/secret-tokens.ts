import { createHash } from 'node:crypto'
import type { Randomness } from './randomness.ts'

/** Length of a token in bytes: unguessable. */
const TOKEN_BYTES = 32

/** An unguessable token, in characters that are safe in cookies and URLs. */
export function newToken(random: Randomness): string {
  return Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url')
}

/** The stored hash of a token: enough to recognise it. Unsalted, since the tokens cannot be enumerated. */
export function hashOfToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
