import { sha256 } from '../hash/sha256.ts'
import { type Dice, drawFrom, ThrownDice } from './random.ts'

/**
 * Draws keyed by a session's salt: 128 random bits as 32 lower-case hex digits, known only to its host until the
 * session is over. Each is SHA-256 of the salt and a label of its own, so that an observed draw reveals nothing about
 * another, even by brute force: splitmix32 alone has 2³² seeds, few enough to try them all.
 */

const UINT32 = 4294967296
const WORDS = 8

/** Labels are ASCII and salts have a fixed length, so that different pairs cannot concatenate to the same text. */
function digestOf(salt: string, label: string): Int32Array {
  const text = `${salt}/${label}`
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return sha256(bytes)
}

/** A uint32 for one use, named by the label. */
export function saltedDraw(salt: string, label: string): number {
  return (digestOf(salt, label)[0] ?? 0) >>> 0
}

/** Dice that draw every throw by its own hash: all 128 bits of the salt count, however many throws. */
export function saltedDice(salt: string, label: string): Dice {
  return new SaltedDice(salt, label)
}

class SaltedDice extends ThrownDice {
  private readonly salt: string
  private readonly label: string
  private words: Int32Array = new Int32Array(0)
  private thrown = 0

  constructor(salt: string, label: string) {
    super()
    this.salt = salt
    this.label = label
  }

  override next(): number {
    const place = this.thrown % WORDS
    if (place === 0) this.words = digestOf(this.salt, `${this.label}/${this.thrown / WORDS}`)
    this.thrown += 1
    return ((this.words[place] ?? 0) >>> 0) / UINT32
  }
}

/** A session's source of randomness: its generator's state, and its salt, if any. */
export interface Drawing {
  readonly rng: number
  readonly salt?: string
}

/**
 * A uint32 for one use at this moment of a session, named by an ASCII label. A session without a salt uses the unsalted
 * generator, so that stored and recorded logs replay unchanged.
 */
export function drawIn({ rng, salt }: Drawing, label: number | string): number {
  return salt === undefined ? drawFrom(rng, label) : saltedDraw(salt, `${rng}/${label}`)
}
