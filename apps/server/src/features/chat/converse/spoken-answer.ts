import { readAhead, speechPieces } from '@placard/voice'
import type { Spoken } from '../../../ports/speech.ts'
import type { Voice } from './voice.ts'

/** A spoken piece of an answer. */
export interface SpokenPiece extends Extract<Spoken, { ok: true }> {
  readonly spoken: string
  /** Whoever has heard it has heard the answer up to here, in UTF-16 code units. */
  readonly upTo: number
}

interface SpokenAnswerDependencies {
  readonly speak: (text: string) => Promise<Spoken>
  /** Hands a piece on, in the order of the text. */
  readonly deliver: (piece: SpokenPiece) => Promise<void>
}

/** How far a word of a piece may be from the one before it: marks and links lie between. */
const WORD_WITHIN = 200

/**
 * Speaks an answer while it is written: the first piece is small, and two are asked for at a time at most. Once a piece
 * could not be spoken nobody is asked for the rest.
 */
export class SpokenAnswer implements Voice {
  readonly #dependencies: SpokenAnswerDependencies
  /** Up to where the text was read. */
  #from = 0
  /** Raised when all that was read is void. */
  #turn = 0
  /** Delivery of the last two pieces. */
  #last: readonly [Promise<void>, Promise<void>] = [Promise.resolve(), Promise.resolve()]
  #isSilent = false
  #hasSpoken = false

  constructor(dependencies: SpokenAnswerDependencies) {
    this.#dependencies = dependencies
  }

  get hasSpoken(): boolean {
    return this.#hasSpoken
  }

  read(content: string, isWhole: boolean): void {
    if (this.#isSilent) return
    const { to, spoken } = readAhead(content, this.#from, isWhole)
    const pieces = speechPieces(spoken)
    let upTo = this.#from
    for (const [index, piece] of pieces.entries()) {
      upTo = index === pieces.length - 1 ? to : placeAfter(content, upTo, piece)
      this.#say(piece, upTo)
    }
    this.#from = to
  }

  forget(): void {
    this.#from = 0
    this.#turn += 1
  }

  stop(): void {
    this.#isSilent = true
  }

  async end(): Promise<boolean> {
    await this.#last[1]
    return !this.#isSilent
  }

  #say(text: string, upTo: number): void {
    const [before, last] = this.#last
    const turn = this.#turn
    const isVoid = () => this.#isSilent || turn !== this.#turn
    const asked = before.then(() => (isVoid() ? undefined : this.#spoken(text)))
    const delivered = Promise.all([asked, last]).then(async ([spoken]) => {
      if (spoken === undefined || isVoid()) return
      if (!spoken.ok) return this.stop()
      this.#hasSpoken = true
      await this.#dependencies.deliver({ ...spoken, spoken: text, upTo })
    })
    this.#last = [last, delivered]
  }

  async #spoken(text: string): Promise<Spoken> {
    try {
      return await this.#dependencies.speak(text)
    } catch {
      // who speaks has logged it: the text stands without its sound
      return { ok: false, rejection: 'unavailable' }
    }
  }
}

/** Where the words of a piece end in the text that they were read from. */
function placeAfter(content: string, from: number, piece: string): number {
  let at = from
  for (const word of piece.split(' ')) {
    const found = content.indexOf(word, at)
    if (found >= 0 && found - at < WORD_WITHIN) at = found + word.length
  }
  return at
}
