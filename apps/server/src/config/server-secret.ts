import { timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../crypto/derive-key.ts'
import type { Executor } from '../database/executor.ts'
import { findFingerprint, type StoredServer } from '../database/server-rows.ts'
import { StartRefusal } from './start-refusal.ts'

/** Fingerprint of a secret: recognises it, and cannot be reversed. */
export function fingerprintOf(secret: string): Uint8Array {
  return deriveKey(secret, 'fingerprint')
}

/** Whether two fingerprints are of the same secret. */
export function isSameSecret(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The refusal to start beside servers that have another secret. */
export function unlikeSecret(others: readonly Pick<StoredServer, 'place'>[]): StartRefusal {
  const places = others.map(({ place }) => place).join(', ')
  return new StartRefusal(
    [
      `Placard cannot start: this database is served with another secret, by ${places}.`,
      'Servers on one database need the same PLACARD_SECRET, or whoever signs in at one is a stranger to the others.',
      '  Give this server the PLACARD_SECRET of the other; where none is set there, it is the text in the file',
      '  secrets/server.key of its data folder.',
      '  To change the secret for all, stop every server first: the next start takes the new one.',
    ].join('\n'),
  )
}

/**
 * Makes sure that a command uses the servers' own secret.
 * @throws {StartRefusal} when it has another.
 */
export async function requireServersSecret(db: Executor, secret: string): Promise<void> {
  const known = await findFingerprint(db)
  if (known === undefined || isSameSecret(known, fingerprintOf(secret))) return
  throw new StartRefusal(
    'This database is served with another secret. Run the command with the PLACARD_SECRET of the server, or in its data folder (PLACARD_DATA_DIR).',
  )
}
