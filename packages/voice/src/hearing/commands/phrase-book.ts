import { spokenWays } from '../lexicon/spoken-words.ts'

/** An expansion of a JSGF grammar: words, references and their groups. */
export type Expansion = string

/** One of several. Never of none: that would be a grammar nobody can speak. */
export const either = (...parts: readonly Expansion[]): Expansion => `( ${parts.filter(isSayable).join(' | ')} )`
/** Something that may be left out. */
export const maybe = (...parts: readonly Expansion[]): Expansion => `[ ${parts.filter(isSayable).join(' | ')} ]`
/** One after the other. */
export const inTurn = (...parts: readonly Expansion[]): Expansion => parts.join(' ')

const isSayable = (part: Expansion) => part !== ''

/** Phrases of a grammar with how each is written: what is heard are words, what is shown is a text. */
export class PhraseBook {
  readonly #written = new Map<string, string>()

  /** Phrases as they are written, each with all ways to say it. */
  names(texts: readonly string[]): Expansion {
    const ways = texts.flatMap((text) => spokenWays(text).map((words) => this.#heard(words, text)))
    return ways.length === 0 ? '' : either(...new Set(ways))
  }

  /** By the words that are said. */
  get written(): ReadonlyMap<string, string> {
    return this.#written
  }

  #heard(words: readonly string[], text: string): Expansion {
    const said = words.join(' ')
    if (!this.#written.has(said)) this.#written.set(said, text)
    return said
  }
}
