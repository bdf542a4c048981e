/**
 * SHA-256 (FIPS 180-4). The engine has its own because draws must be synchronous and identical in Node and in the
 * browser, whose digest is asynchronous. For values that must not be reversible; `stateHash` is faster but not
 * cryptographic.
 */

const BLOCK_BYTES = 64
const LENGTH_AT = 56

/** The first 32 bits of the fractional parts of a root of the first primes: the standard's constants. */
function fractionsOf(root: (prime: number) => number, count: number): readonly number[] {
  const words: number[] = []
  for (let candidate = 2; words.length < count; candidate++) {
    if (isPrime(candidate)) words.push(Math.floor((root(candidate) % 1) * 2 ** 32) | 0)
  }
  return words
}

function isPrime(candidate: number): boolean {
  for (let factor = 2; factor * factor <= candidate; factor++) if (candidate % factor === 0) return false
  return true
}

/** Newton's method: IEEE 754 does not prescribe the bits of `Math.cbrt`. */
function cubeRoot(value: number): number {
  let root = value
  for (let step = 0; step < 60; step++) root = (2 * root + value / (root * root)) / 3
  return root
}

const START = fractionsOf(Math.sqrt, 8)
const ROUNDS = Int32Array.from(fractionsOf(cubeRoot, 64))

/** The digest as eight signed 32-bit words, in order. */
export function sha256(bytes: Uint8Array): Int32Array {
  const digest = Int32Array.from(START)
  const message = padded(bytes)
  const schedule = new Int32Array(64)
  for (let at = 0; at < message.byteLength; at += BLOCK_BYTES) compress(digest, message, at, schedule)
  return digest
}

/** The digest of a text's UTF-16 code units, low byte first, as 64 hex digits. */
export function sha256OfText(text: string): string {
  const bytes = new Uint8Array(text.length * 2)
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    bytes[2 * at] = unit & 0xff
    bytes[2 * at + 1] = unit >>> 8
  }
  return Array.from(sha256(bytes), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Padding: the message, a single 1 bit, zeros, and its length in bits, in whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 1 + BLOCK_BYTES - LENGTH_AT) / BLOCK_BYTES)
  const message = new Uint8Array(blocks * BLOCK_BYTES)
  message.set(bytes)
  message[bytes.length] = 0x80
  const view = new DataView(message.buffer)
  view.setUint32(message.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(message.length - 4, bytes.length << 3)
  return view
}

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

function expand(schedule: Int32Array, message: DataView, from: number): void {
  for (let at = 0; at < 16; at++) schedule[at] = message.getInt32(from + 4 * at)
  for (let at = 16; at < 64; at++) {
    const [near, far] = [schedule[at - 2] ?? 0, schedule[at - 15] ?? 0]
    const low = rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3)
    const high = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10)
    schedule[at] = ((schedule[at - 16] ?? 0) + low + (schedule[at - 7] ?? 0) + high) | 0
  }
}

/** Compression function for one block; the letters are the standard's. */
function compress(digest: Int32Array, message: DataView, from: number, schedule: Int32Array): void {
  expand(schedule, message, from)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = digest
  for (let round = 0; round < 64; round++) {
    const chosen = (e & f) ^ (~e & g)
    const first = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + chosen) | 0
    const mixed = (first + (ROUNDS[round] ?? 0) + (schedule[round] ?? 0)) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + most) | 0
    h = g
    g = f
    f = e
    e = (d + mixed) | 0
    d = c
    c = b
    b = a
    a = (mixed + second) | 0
  }
  const worked = [a, b, c, d, e, f, g, h]
  for (let at = 0; at < 8; at++) digest[at] = (digest[at] ?? 0) + (worked[at] ?? 0)
}
