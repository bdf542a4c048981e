/** Most entries of a packed document. */
export const PACKED_MAX_ENTRIES = 2_000
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024
const MAX_RATIO = 100
/** Small archives of much white space pack better than the ratio allows, and harm nobody. */
const HARMLESS_BYTES = 1024 * 1024

/** Whether a packed document unpacks to more bytes than it may: more than 50 MiB, or than 100 times its own from 1 MiB on. */
export function isPackedTooFar(unpackedBytes: number, packedBytes: number): boolean {
  return (
    unpackedBytes > MAX_UNPACKED_BYTES || (unpackedBytes > HARMLESS_BYTES && unpackedBytes > packedBytes * MAX_RATIO)
  )
}
