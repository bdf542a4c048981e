import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Randomness } from './randomness.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts bytes with a derived key. `bound` is authenticated with them: under another one, such as the id of another row, they
 * cannot be opened.
 */
export function sealed(key: Uint8Array, plain: Uint8Array, random: Randomness, bound = ''): Uint8Array {
  const nonce = random.bytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce)
  cipher.setAAD(Buffer.from(bound))
  const hidden = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
}

/** @throws when the key or what it is bound to is another, or the bytes were changed. */
export function opened(key: Uint8Array, stored: Uint8Array, bound = ''): Uint8Array {
  const decipher = createDecipheriv(CIPHER, key, stored.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(bound))
  decipher.setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
}
