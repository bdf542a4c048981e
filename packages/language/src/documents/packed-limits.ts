/** Limit of entries in a zipped document. */
export const PACKED_MAX_ENTRIES = 2_000
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024
const MAX_RATIO = 100
/** Exempts small archives: with much white space they exceed the compression ratio and are harmless. */
const HARMLESS_BYTES = 1024 * 1024

/**
 * Zip bomb check: whether a zipped document unpacks to more than 50 MiB, or, from 1 MiB on, to more than 100 times its
 * packed size.
 */
export function isPackedTooFar(unpackedBytes: number, packedBytes: number): boolean {
  return (
    unpackedBytes > MAX_UNPACKED_BYTES || (unpackedBytes > HARMLESS_BYTES && unpackedBytes > packedBytes * MAX_RATIO)
  )
}
