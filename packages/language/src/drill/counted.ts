import { SMALL_WORDS } from '../text/readable.ts'
import { type Sentence, type SetAside, sharedCount } from '../text/sentences.ts'
import { termsOf } from '../text/terms.ts'
import { isWordSalad } from './word-salad.ts'

/** Words of a sequence that counts as copied when it recurs. */
const RUN = 4
const COPIED_RATIO = 0.6
const ALIKE_RATIO = 0.7
/** Fewest content words for two sentences to be compared. */
const ALIKE_LEAST = 3
const VARIED_LEAST_WORDS = 5
const LIST_LEAST_WORDS = 8
/** Least share of function words in a spoken sentence. */
const SPOKEN_RATIO = 0.12
/** Least share of different words in a spoken sentence. */
const VARIED_RATIO = 0.45

function runsOf(words: readonly string[]): ReadonlySet<string> {
  const runs = new Set<string>()
  for (let at = 0; at + RUN <= words.length; at += 1) runs.add(words.slice(at, at + RUN).join(' '))
  return runs
}

/** Ordinals and signposts: they do not make a repeated thought new. */
const PLACES = new Set(
  termsOf('first firstly second secondly third thirdly next finally lastly last conclusion moreover'),
)

function thoughtOf({ terms }: Sentence): ReadonlySet<string> {
  return new Set([...terms].filter((term) => !PLACES.has(term) && !/\p{N}/u.test(term)))
}

function areAlike(one: Sentence, other: Sentence): boolean {
  const [mine, theirs] = [thoughtOf(one), thoughtOf(other)]
  const shared = sharedCount(mine, theirs)
  if (Math.min(mine.size, theirs.size) < ALIKE_LEAST) {
    const isSame = one.words.join(' ') === other.words.join(' ')
    return one.words.length > 2 && (isSame || (shared > 1 && shared === mine.size && shared === theirs.size))
  }
  return shared / (mine.size + theirs.size) > ALIKE_RATIO / (1 + ALIKE_RATIO)
}

function isList({ words, text }: Sentence): boolean {
  if (words.length < LIST_LEAST_WORDS) return false
  const small = words.filter((word) => SMALL_WORDS.has(word)).length
  if (small / words.length < SPOKEN_RATIO) return true
  // more separators than words between them
  return (text.match(/[,;/|]/g)?.length ?? 0) > words.length / 3
}

function isMonotonous({ words }: Sentence): boolean {
  return words.length >= VARIED_LEAST_WORDS && new Set(words).size / words.length < VARIED_RATIO
}

/**
 * Sentences excluded from marking, by index, with the reason; all others count. `before` are the user's earlier
 * speeches.
 */
export function setAsideIn(
  sentences: readonly Sentence[],
  opponent: readonly Sentence[],
  before: readonly Sentence[],
): ReadonlyMap<number, SetAside> {
  const theirs = new Set(opponent.flatMap(({ words }) => [...runsOf(words)]))
  const aside = new Map<number, SetAside>()
  for (const [index, sentence] of sentences.entries()) {
    const runs = runsOf(sentence.words)
    if (runs.size > 0 && sharedCount(runs, theirs) / runs.size >= COPIED_RATIO) aside.set(index, 'copied')
    else if (isMonotonous(sentence)) aside.set(index, 'repeated')
    else if (isList(sentence) || isWordSalad(sentence.text)) aside.set(index, 'list')
    else if ([...before, ...sentences.slice(0, index)].some((one) => areAlike(sentence, one)))
      aside.set(index, 'repeated')
  }
  return aside
}
