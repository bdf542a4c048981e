import { randomBytes, randomUUID } from 'node:crypto'

/** Unguessable randomness. */
export interface Randomness {
  bytes(length: number): Uint8Array
}

/** Generates ids: unguessable UUIDs. */
export interface Ids {
  next(): string
}

export const systemRandomness: Randomness = { bytes: (length) => randomBytes(length) }
export const systemIds: Ids = { next: () => randomUUID() }
