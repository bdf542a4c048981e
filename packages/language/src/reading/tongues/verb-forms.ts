import type { VerbFamily } from './tables.ts'

/** What a form says besides its verb. `subjunctive` is also how people are told to do something. */
export type Tense =
  | 'present'
  | 'subjunctive'
  | 'past'
  | 'future'
  | 'conditional'
  | 'participle'
  | 'infinitive'
  | 'gerund'

/** A spelling of a form with its person (1 to 6; 0 for none). */
export interface SpelledForm {
  readonly spelling: string
  readonly tense: Tense
  readonly person: number
  /** What an infinitive has at its end: "aceptarlo" is "accept it". */
  readonly object?: string
}

/** Endings of the six persons, separated by blanks; `-` for none. */
export function persons(stem: string, endings: string, tense: Tense): readonly SpelledForm[] {
  return endings
    .split(' ')
    .map((ending, at) => ({ spelling: ending === '-' ? stem : `${stem}${ending}`, tense, person: at + 1 }))
}

/** Whole forms of the six persons. */
export function spelledPersons(prefix: string, forms: string, tense: Tense): readonly SpelledForm[] {
  return forms.split(' ').map((form, at) => ({ spelling: `${prefix}${form}`, tense, person: at + 1 }))
}

export const single = (spelling: string, tense: Tense): SpelledForm => ({ spelling, tense, person: 0 })

/** The family whose name an infinitive ends with, the longest one, and what comes before it. */
export function familyOf(
  infinitive: string,
  families: Readonly<Record<string, VerbFamily>>,
): { readonly family: VerbFamily; readonly prefix: string } | undefined {
  for (let from = 0; from < infinitive.length; from++) {
    const name = infinitive.slice(from)
    const family = Object.hasOwn(families, name) ? families[name] : undefined
    if (family !== undefined) return { family, prefix: infinitive.slice(0, from) }
  }
  return undefined
}
