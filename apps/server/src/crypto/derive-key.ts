import { hkdfSync } from 'node:crypto'

/** Derives a key for a single purpose from the server's secret. */
export function deriveKey(secret: string, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'placard', use, 32))
}
