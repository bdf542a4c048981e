import type { NumberWords } from './numbers.ts'

/** Words of a list, separated by blanks. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** A subject pronoun: its person and its English. */
export interface Pronoun {
  readonly english: string
  readonly person: number
}

/** The small words of a language, which belong to its grammar and not to what is spoken of. */
export interface TongueGrammar {
  readonly subjects: Readonly<Record<string, Pronoun>>
  /** Objects before a verb; an empty one is a reflexive or is left out. */
  readonly objects: Readonly<Record<string, string>>
  readonly articles: Readonly<Record<string, string>>
  /** Words after which a word is a noun. */
  readonly determiners: ReadonlySet<string>
  /** Prepositions with their English, before nouns. */
  readonly prepositions: Readonly<Record<string, string>>
  /** Prepositions that are "to" before an infinitive. */
  readonly before: ReadonlySet<string>
  /** Words that begin a clause of their own. */
  readonly conjunctions: Readonly<Record<string, string>>
  /** Words that ask. */
  readonly asking: Readonly<Record<string, string>>
  /** Small words that may stand inside a name. */
  readonly small: ReadonlySet<string>
  /** Auxiliaries of the past. */
  readonly having: string
  /** The verb that makes a future with an infinitive. */
  readonly going: string
  /** Whether a verb's ending alone names its subject. */
  readonly dropsSubjects: boolean
  readonly numbers: NumberWords
}
