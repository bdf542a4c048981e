import { sharedCount, wordsOf } from '../text/sentences.ts'
import { stemOf } from '../text/stem.ts'
import { termsOf } from '../text/terms.ts'
import { type CommonStances, commonStances, stancesOn } from './common-stances.ts'
import type { BookPoint, DebatedMotion, DrillKnowledge } from './knowledge.ts'
import { FILLER } from './lexicon.ts'
import { type Stance, stancesOf } from './stances.ts'

/** What a motion is about, as far as words can tell. */
export interface Subject {
  /** Stems of the motion's own content words. */
  readonly motion: ReadonlySet<string>
  /** Stems of words that bear on it: its own, its points in the book, the opponent's, its word fields. */
  readonly near: ReadonlySet<string>
  /** Stem of the motion's verb. */
  readonly verb: string
  /** Stems of the motion's measure: what it would introduce. Empty where it only ends something. */
  readonly measure: ReadonlySet<string>
  /** Stems of what it would end; empty where it ends nothing. */
  readonly ended: ReadonlySet<string>
  /** Whether more is known of it than its own words. */
  readonly isKnown: boolean
  /** Words that one side of the book uses and the other does not: positive for the motion. */
  readonly leaning: ReadonlyMap<string, number>
  /** What each side of it says. */
  readonly stances: readonly Stance[]
}

const OPENING =
  /^\s*(?:this house|we|the house|resolved|that|it)?\s*(?:would|believes? that|supports?|should|be it resolved that)?\s*/i
const ENDS =
  /\b(ban|bans|banned|abolish|abolished|end|ended|halt|stop|forbid|forbidden|cancel|suspend|phase out|waive|prohibit|prohibited|remove|scrap|outlaw|limit|restrict|renounce|replace|regrets?|close|lift|dismantle|disband|dissolve|reject|oppose)\b/i
/** Stems of words that end something, as verb or noun. */
export const ENDING: ReadonlySet<string> = new Set(
  termsOf(
    'ban banning abolish abolishing abolition end ending halt stop forbid cancel cancelling cancellation suspend suspension phase waive waiver prohibit prohibition remove scrap outlaw limit restrict renounce drop cross strike erase forgive wipe write lift pause moratorium closing relief replace',
  ),
)
/** A word in this many motions of the book or more says nothing about one of them. */
const COMMON_MOTIONS = 7
/** Fewest words that a motion shares with a word field for the field to belong to it. */
const FIELD_LEAST = 2

const contentOf = (text: string): readonly string[] =>
  termsOf(text).filter((term) => !FILLER.has(term) && !/^\d{1,2}$/.test(term))

const textOf = ({ claim, reason, fact, source, words }: BookPoint) => `${claim} ${reason} ${fact} ${source} ${words}`

/** The words of each side in the book: its own points, and its answers to the other's. */
function sideWords(mine: readonly BookPoint[], theirs: readonly BookPoint[]): ReadonlySet<string> {
  return new Set(contentOf([...mine.map(textOf), ...theirs.map(({ answer }) => answer)].join(' ')))
}

interface WrittenMotion {
  readonly id: string
  readonly for: ReadonlySet<string>
  readonly against: ReadonlySet<string>
  readonly all: ReadonlySet<string>
  /** The words that recognise its points. */
  readonly telling: ReadonlySet<string>
  readonly stances: readonly Stance[]
}

/** The book and the word fields, prepared once. */
export interface PreparedBook {
  readonly motions: ReadonlyMap<string, WrittenMotion>
  /** In how many motions of the book a word occurs. */
  readonly spread: ReadonlyMap<string, number>
  readonly fields: readonly ReadonlySet<string>[]
  readonly common: CommonStances
}

function written(motion: DebatedMotion, stances: DrillKnowledge['stances']['motions']): WrittenMotion {
  const pro = sideWords(motion.for, motion.against)
  const con = sideWords(motion.against, motion.for)
  const telling = new Set([...motion.for, ...motion.against].flatMap(({ words }) => contentOf(words)))
  const words = stances[motion.id]
  return {
    id: motion.id,
    telling,
    for: pro,
    against: con,
    all: new Set([...pro, ...con, ...contentOf(motion.motion)]),
    stances: words === undefined ? [] : stancesOf(words),
  }
}

export function preparedBook({ debates, fields, stances }: DrillKnowledge): PreparedBook {
  const motions = new Map(debates.map((motion) => [motion.motion, written(motion, stances.motions)]))
  const spread = new Map<string, number>()
  for (const { all } of motions.values()) for (const term of all) spread.set(term, (spread.get(term) ?? 0) + 1)
  return {
    motions,
    spread,
    fields: fields.map((field) => new Set(termsOf(field))),
    common: commonStances(stances.things, stances.kinds),
  }
}

function partsOf(motion: string): Pick<Subject, 'motion' | 'measure' | 'ended' | 'verb'> {
  const bare = motion.replace(OPENING, '')
  const words = new Set(contentOf(bare))
  const verb = stemOf(wordsOf(bare)[0] ?? '')
  const end = ENDS.exec(bare)
  if (end === null) return { verb, motion: words, measure: words, ended: new Set() }
  const after = bare.slice(end.index + end[0].length)
  const [object = '', by = ''] = after.split(/\bby\b/)
  const ended = object.split(/\b(?:where|until|that|which|when|unless)\b/)[0] ?? object
  const content = contentOf(ended)
  return {
    verb,
    motion: words,
    measure: new Set(contentOf(by)),
    // "first use" is made of words that say nothing elsewhere
    ended: new Set(content.length > 0 ? content : termsOf(ended)),
  }
}

/** The fields that a motion's words belong to. */
function fieldsOf(motion: ReadonlySet<string>, { fields }: PreparedBook): readonly string[] {
  const shared = fields.map((field) => ({ field, count: [...motion].filter((term) => field.has(term)).length }))
  const enough = shared.some(({ count }) => count >= FIELD_LEAST) ? FIELD_LEAST : 1
  return shared.filter(({ count }) => count >= enough).flatMap(({ field }) => [...field])
}

/** What a motion is about. The opponent's words count as near: whoever answers them is on the subject. */
export function subjectOf(motion: string, opponent: string, book: PreparedBook): Subject {
  const parts = partsOf(motion)
  const known = book.motions.get(motion)
  const fields = fieldsOf(parts.motion, book)
  const isTelling = (term: string) =>
    parts.motion.has(term) || known?.telling.has(term) === true || (book.spread.get(term) ?? 0) < COMMON_MOTIONS
  const near = new Set([...parts.motion, ...fields, ...(known?.all ?? []), ...contentOf(opponent)].filter(isTelling))
  const leaning = new Map<string, number>()
  for (const term of known?.all ?? []) {
    const isFor = known?.for.has(term) === true
    if (parts.motion.has(term) || isFor === (known?.against.has(term) === true)) continue
    const weight = 1 / Math.sqrt(book.spread.get(term) ?? 1)
    leaning.set(term, isFor ? weight : -weight)
  }
  const isKnown = known !== undefined || fields.length > 0 || opponent !== ''
  return { ...parts, near, leaning, stances: known?.stances ?? stancesOn(motion, book.common), isKnown }
}

/** A motion nobody has written about gets its subject from the sentences that name it. */
export function widened(subject: Subject, sentences: readonly { readonly terms: ReadonlySet<string> }[]): Subject {
  if (subject.isKnown) return subject
  const naming = sentences.filter(({ terms }) => sharedCount(terms, subject.motion) > 0)
  const more = naming.flatMap(({ terms }) => [...terms].filter((term) => !FILLER.has(term)))
  return { ...subject, near: new Set([...subject.near, ...more]) }
}
