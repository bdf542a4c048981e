function canonicalNumber(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError('canonicalJson: a state holds finite numbers only')
  return Object.is(value, -0) ? '0' : JSON.stringify(value)
}

function canonicalObject(value: object): string {
  const members: string[] = []
  const entries = Object.entries(value)
  entries.sort(([left], [right]) => (left < right ? -1 : 1))
  for (const [key, member] of entries) {
    if (member !== undefined) members.push(`${JSON.stringify(key)}:${canonicalJson(member)}`)
  }
  return `{${members.join(',')}}`
}

/**
 * Canonical JSON: members sorted by code unit, undefined members left out, −0 written as 0.
 * @throws {TypeError} for anything that is not plain JSON (NaN, infinities, functions): a bug in the state.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value)
  if (typeof value === 'number') return canonicalNumber(value)
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join(',')}]`
  if (typeof value === 'object') return canonicalObject(value)
  throw new TypeError(`canonicalJson: a state cannot hold a ${typeof value}`)
}

const PRIME_LOW = 0x1b3
const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')

/** 64-bit FNV-1a over the UTF-16 code units, low byte first, as 16 hex digits. */
function fnv1a64(text: string): string {
  let high = 0xcbf29ce4
  let low = 0x84222325
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    for (let byte = unit & 0xff, left = 2; left > 0; byte = unit >>> 8, left--) {
      low = (low ^ byte) >>> 0
      // multiplies by the prime 2^40 + 0x1b3 in 16-bit limbs, so that every product is an exact integer
      const bottom = (low & 0xffff) * PRIME_LOW
      const middle = (low >>> 16) * PRIME_LOW + (bottom >>> 16)
      const carry = Math.floor(middle / 65536)
      high = (Math.imul(high, PRIME_LOW) + carry + (low << 8)) >>> 0
      low = (((middle & 0xffff) << 16) | (bottom & 0xffff)) >>> 0
    }
  }
  return hex(high) + hex(low)
}

/**
 * Hash of a state: 16 hex digits, equal for equal plain JSON whatever the order of its members, in Node and in
 * Chromium. Not cryptographic: it compares replays and protects no secret.
 */
export function stateHash(value: unknown): string {
  return fnv1a64(canonicalJson(value))
}
