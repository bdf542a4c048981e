import { type EnglishVerb, englishVerbOf } from './english-verbs.ts'
import { FRENCH } from './french-grammar.ts'
import { frenchForms } from './french-verbs.ts'
import type { TongueGrammar } from './grammar.ts'
import { joinedNumbers } from './numbers.ts'
import { SPANISH } from './spanish-grammar.ts'
import { spanishForms } from './spanish-verbs.ts'
import type { Tongue, TongueTables } from './tables.ts'
import { foldOf, plainOf, type Token, tokensOf } from './tokens.ts'
import type { Tense } from './verb-forms.ts'

/** One meaning of a spelling as a form of a verb. */
export interface VerbForm {
  readonly lemma: string
  readonly english: EnglishVerb
  readonly tense: Tense
  readonly person: number
  readonly object?: string
}

/** Several words with one meaning. */
export interface Phrase {
  /** The words as they are compared: without accents, of a name also without endings. */
  readonly words: readonly string[]
  readonly english: string
  /** A name is found in any number, and with other small words between its own. */
  readonly isName: boolean
  readonly isState: boolean
}

/** A language with the agenda of a campaign, ready to look up. */
export interface Lexicon {
  readonly grammar: TongueGrammar
  /** Phrases and names by their first word, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
  readonly names: ReadonlyMap<string, readonly Phrase[]>
  readonly words: ReadonlyMap<string, string>
  readonly verbs: ReadonlyMap<string, readonly VerbForm[]>
  /** What belongs to a verb and changes its meaning, by the infinitive. */
  readonly complements: ReadonlyMap<string, readonly (Phrase & { readonly verb: EnglishVerb })[]>
}

/** English names of the agenda and of the states, by the ids that the tables use. */
export interface EnglishNames {
  readonly agenda: ReadonlyMap<string, string>
  readonly states: ReadonlyMap<string, string>
}

const plainWords = (text: string, grammar: TongueGrammar) =>
  joinedNumbers(tokensOf(text), grammar.numbers).map(({ plain }) => plain)

function byFirst<P extends Phrase>(phrases: readonly P[]): ReadonlyMap<string, readonly P[]> {
  const found = new Map<string, P[]>()
  for (const phrase of phrases) {
    const first = phrase.words[0] ?? ''
    const before = found.get(first)
    if (before === undefined) found.set(first, [phrase])
    else before.push(phrase)
  }
  for (const list of found.values()) list.sort((a, b) => b.words.length - a.words.length)
  return found
}

function namesOf(tables: TongueTables, english: EnglishNames, grammar: TongueGrammar): readonly Phrase[] {
  const of = (ids: Readonly<Record<string, readonly string[]>>, said: ReadonlyMap<string, string>, isState: boolean) =>
    Object.entries(ids).flatMap(([id, names]) =>
      names.flatMap((name): readonly Phrase[] => {
        // a name may bring its own English
        const [own = '', meant] = name.split(' = ')
        const spelled = meant ?? said.get(id)
        const words = plainWords(own, grammar).filter((word) => !grammar.small.has(word))
        return spelled === undefined || words.length === 0
          ? []
          : [{ words: words.map(foldOf), english: spelled, isName: true, isState }]
      }),
    )
  return [...of(tables.agenda, english.agenda, false), ...of(tables.states, english.states, true)]
}

interface VerbTables {
  readonly verbs: ReadonlyMap<string, readonly VerbForm[]>
  readonly complements: Lexicon['complements']
}

function verbsOf(tongue: Tongue, { verbs, families }: TongueTables, grammar: TongueGrammar): VerbTables {
  const forms = new Map<string, VerbForm[]>()
  const complements = new Map<string, (Phrase & { readonly verb: EnglishVerb })[]>()
  const add = (spelling: string, form: VerbForm) => {
    const before = forms.get(spelling)
    if (before === undefined) forms.set(spelling, [form])
    else before.push(form)
  }
  for (const [key, entry] of Object.entries(verbs)) {
    const [infinitive = '', ...rest] = key.split(' ')
    const verb = englishVerbOf(entry)
    if (rest.length > 0) {
      const words = plainWords(rest.join(' '), grammar)
      const list = complements.get(infinitive) ?? []
      complements.set(infinitive, [...list, { words, english: entry, isName: false, isState: false, verb }])
      continue
    }
    const spelled = tongue === 'french' ? frenchForms(infinitive, families) : spanishForms(infinitive, families)
    for (const { spelling, ...form } of spelled) add(spelling, { lemma: infinitive, english: verb, ...form })
  }
  for (const list of complements.values()) list.sort((a, b) => b.words.length - a.words.length)
  return { verbs: withoutAccents(forms), complements }
}

/** People leave accents out: a spelling without them is the form that has them, unless it is a form itself. */
function withoutAccents(forms: ReadonlyMap<string, readonly VerbForm[]>): ReadonlyMap<string, readonly VerbForm[]> {
  const all = new Map(forms)
  for (const [spelling, list] of forms) {
    const plain = plainOf(spelling)
    if (!forms.has(plain) && !all.has(plain)) all.set(plain, list)
  }
  return all
}

/** Prepares the tables of a language for looking up; takes some milliseconds, so it is done once. */
export function lexiconOf(tongue: Tongue, tables: TongueTables, english: EnglishNames): Lexicon {
  const grammar = tongue === 'french' ? FRENCH : SPANISH
  const phrases = Object.entries(tables.phrases).map(
    ([key, meaning]): Phrase => ({
      words: plainWords(key, grammar),
      english: meaning,
      isName: false,
      isState: false,
    }),
  )
  return {
    grammar,
    phrases: byFirst(phrases),
    names: byFirst(namesOf(tables, english, grammar)),
    words: new Map(Object.entries(tables.words)),
    ...verbsOf(tongue, tables, grammar),
  }
}

/** What a phrase matched: its meaning and the place after it. */
interface Matched<P extends Phrase> {
  readonly phrase: P
  readonly end: number
}

/** The longest phrase at a place, of those that begin with its word. */
export function phraseAt<P extends Phrase>(
  tokens: readonly Token[],
  at: number,
  phrases: readonly P[] | undefined,
  small: ReadonlySet<string>,
): Matched<P> | undefined {
  for (const phrase of phrases ?? []) {
    const end = endOf(tokens, at, phrase, small)
    if (end !== undefined) return { phrase, end }
  }
  return undefined
}

/** Small words that may stand between two words of a name. */
const BETWEEN = 3

function endOf(tokens: readonly Token[], from: number, { words, isName }: Phrase, small: ReadonlySet<string>) {
  let at = from
  for (const [place, word] of words.entries()) {
    for (let skipped = 0; isName && place > 0 && skipped < BETWEEN; skipped++) {
      const between = tokens[at]?.plain ?? ''
      if (foldOf(between) === word || !small.has(between)) break
      at++
    }
    const said = tokens[at]?.plain ?? ''
    if ((isName ? foldOf(said) : said) !== word) return undefined
    at++
  }
  return at
}
