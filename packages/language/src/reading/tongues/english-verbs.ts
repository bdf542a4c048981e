import type { Tense } from './verb-forms.ts'

/** Pairs of a verb and its participle that does not end in -ed; the past is read as it is. */
const IRREGULAR_WORDS =
  `give given take taken make made say said put put keep kept stand stood hold held leave left withdraw withdrawn speak spoken
  break broken know known see seen think thought tell told find found get got go gone come come bring brought let let cut cut
  set set spend spent pay paid send sent lose lost understand understood mean meant meet met begin begun do done have had be
  been vow vowed swear sworn forget forgotten hear heard build built choose chosen lie lied read read write written show shown
  rise risen seek sought sell sold buy bought win won become become fall fallen lend lent feel felt freeze frozen hurt hurt
  split split sink sunk bear borne forbid forbidden undertake undertaken want wanted stop stopped drop dropped ban banned admit
  admitted permit permitted commit committed refer referred regret regretted occur occurred plan planned scrap scrapped`.split(
    /\s+/,
  )
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  IRREGULAR_WORDS.flatMap((word, at) => (at % 2 === 0 ? [[word, IRREGULAR_WORDS[at + 1] ?? word] as const] : [])),
)

/**
 * An English verb: its first word is conjugated, the rest follows. `can~could` is a modal with its conditional, and
 * `want^would_like_to` a verb with another one for its conditional.
 */
export interface EnglishVerb {
  readonly base: string
  readonly rest: string
  readonly modal?: string
  readonly conditional?: string
}

/** Reads an entry of the tables: "give up", "be ready to", "can~could". */
export function englishVerbOf(entry: string): EnglishVerb {
  const [first = '', ...others] = entry.split(' ')
  const [base = '', modal] = first.split('~')
  const [plain = '', conditional] = base.split('^')
  return {
    base: plain,
    rest: others.join(' '),
    ...(modal === undefined ? {} : { modal }),
    ...(conditional === undefined ? {} : { conditional: conditional.replaceAll('_', ' ') }),
  }
}

function pastOf(base: string): string {
  const known = IRREGULAR.get(base)
  if (known !== undefined) return known
  if (base.endsWith('e')) return `${base}d`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`
}

const gerundOf = (base: string) => (base.endsWith('e') && base !== 'be' ? `${base.slice(0, -1)}ing` : `${base}ing`)

function thirdOf(base: string): string {
  if (base === 'have') return 'has'
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`
}

const BE = ['am', 'are', 'is', 'are', 'are', 'are'] as const

/** The words of a form: what stands before a subject in a question, and what follows it. */
export interface FormWords {
  /** Absent where the form has none: "we accept". */
  readonly auxiliary?: string
  /** What a denial or a question puts in its place: "we do not accept". */
  readonly support: string
  readonly main: string
}

/** The English words of a verb's form. Persons count from 1, the first of the singular, to 6. */
export function wordsOfForm({ base, rest, modal, conditional }: EnglishVerb, tense: Tense, person: number): FormWords {
  const after = (word: string) => (rest === '' ? word : `${word} ${rest}`.trim())
  if (modal !== undefined) {
    const auxiliary = tense === 'conditional' || tense === 'past' ? modal : base
    return { auxiliary, support: auxiliary, main: rest }
  }
  if (tense === 'future') return { auxiliary: 'will', support: 'will', main: after(base) }
  if (tense === 'conditional' && conditional !== undefined) {
    const [auxiliary = '', ...more] = conditional.split(' ')
    return { auxiliary, support: auxiliary, main: after(more.join(' ')) }
  }
  if (tense === 'conditional') return { auxiliary: 'would', support: 'would', main: after(base) }
  if (tense === 'infinitive') return { support: '', main: after(base) }
  if (tense === 'gerund') return { support: '', main: after(gerundOf(base)) }
  if (tense === 'participle') return { support: '', main: after(pastOf(base)) }
  if (base === 'be') {
    const past = person === 1 || person === 3 ? 'was' : 'were'
    const auxiliary = tense === 'past' ? past : (BE[person - 1] ?? 'are')
    return { auxiliary, support: auxiliary, main: rest }
  }
  if (tense === 'past') return { support: 'did', main: after(base === 'do' ? 'did' : pastOf(base)) }
  return { support: person === 3 ? 'does' : 'do', main: after(person === 3 ? thirdOf(base) : base) }
}
