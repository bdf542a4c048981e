import { hkdfSync } from 'node:crypto'

/** Derives a key from the server's secret that is good for one use only. */
export function deriveKey(secret: string, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'placard', use, 32))
}
