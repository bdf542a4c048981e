import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from './derive-key.ts'

const ID_BYTES = 16
const MARK_BYTES = 16

/** The secret of the link that ends mails with news to a user. It is the same in each of them, and does nothing else. */
export function newsToken(secret: string, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, markOf(secret, id)]).toString('base64url')
}

/** Whose mails such a secret ends; undefined for one that this server did not make. */
export function readerOfNews(secret: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + MARK_BYTES) return undefined
  const id = bytes.subarray(0, ID_BYTES)
  if (!timingSafeEqual(markOf(secret, id), bytes.subarray(ID_BYTES))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function markOf(secret: string, id: Uint8Array): Buffer {
  return createHmac('sha256', deriveKey(secret, 'news')).update(id).digest().subarray(0, MARK_BYTES)
}
