import { SMALL_WORDS } from '../text/readable.ts'
import { type Sentence, sharedCount } from '../text/sentences.ts'
import { stemOf } from '../text/stem.ts'
import { NEGATES } from './lexicon.ts'
import { isAttributed, ownWords } from './side.ts'

/** Pairs of words that exclude each other when said of the same thing. */
const PAIRS = (
  'fair/unfair safe/dangerous safe/unsafe cheap/expensive cheapest/expensive cheap/dear good/bad better/worse always/never every/no everyone/nobody everybody/nobody ' +
  'strong/weak help/harm helps/hurts works/fails work/fail succeed/fail possible/impossible right/wrong true/false just/unjust all/none easy/hard ' +
  'legal/illegal necessary/unnecessary useful/useless effective/ineffective free/expensive increase/decrease rise/fall clean/dirty help/ruin best/worst love/hate more/fewer slow/fast slow/quick fast/slow weak/strong ruin/save'
).split(' ')
const OPPOSITES: ReadonlyMap<string, readonly string[]> = (() => {
  const all = new Map<string, string[]>()
  const add = (one: string, other: string) => all.set(one, [...(all.get(one) ?? []), other])
  for (const pair of PAIRS) {
    const [one = '', other = ''] = pair.split('/').map(stemOf)
    add(one, other)
    add(other, one)
  }
  return all
})()
/** Least share of the shorter sentence's words that both have; near each other less is enough. */
const SHARED_RATIO = { near: 0.5, far: 0.67 } as const
const SHARED_LEAST = 2
const NEAR = 2
/** Farther apart than this a speaker has moved on. */
const APART_MOST = 12

/** Words that deny what a sentence says; "without" and "no" deny only what they stand before. */
const DENIES = /^(?:not|never|cannot|hardly|nobody|none|neither|\w+n't|cant|dont|doesnt|didnt|wont|isnt|arent|wasnt)$/
const PRONOUN = /^(?:it|they|this|that|these|those)$/
/** How many words before a word its negation stands. */
const REACH = 3

interface Said {
  readonly words: readonly string[]
  readonly stems: ReadonlySet<string>
  readonly isDenied: boolean
  readonly isPronoun: boolean
}

function saidIn({ words }: Sentence): Said {
  const plain = words.map((word) => word.replaceAll('’', "'"))
  const isSmall = (word: string) =>
    NEGATES.has(word) || SMALL_WORDS.has(word) || SMALL_WORDS.has(word.replace(/'\w+$/, ''))
  const telling = plain.filter((word) => !isSmall(word))
  const denials = plain.filter((word, at) => DENIES.test(word) || (word === 'no' && at === 0)).length
  const isPronoun = PRONOUN.test(plain.find((word) => word !== 'and' && word !== 'but') ?? '')
  return { words: plain, stems: new Set(telling.map(stemOf)), isDenied: denials % 2 === 1, isPronoun }
}

/** The words of a sentence that have opposites and are not denied themselves. */
function assertedIn({ words }: Said): ReadonlySet<string> {
  const asserted = words.filter((_, at) => !words.slice(Math.max(0, at - REACH), at).some((word) => NEGATES.has(word)))
  return new Set(asserted.map(stemOf))
}

/** How many words of one have their opposite in the other. */
function opposedCount(one: Said, other: Said): number {
  const [mine, theirs] = [assertedIn(one), assertedIn(other)]
  return [...mine].filter((stem) => {
    const opposites = OPPOSITES.get(stem) ?? []
    return !theirs.has(stem) && opposites.some((opposite) => theirs.has(opposite) && !mine.has(opposite))
  }).length
}

function contradict(one: Said, other: Said, apart: number): boolean {
  const shared = sharedCount(one.stems, other.stems)
  const opposed = opposedCount(one, other)
  const ratio = apart <= NEAR ? SHARED_RATIO.near : SHARED_RATIO.far
  const least = Math.min(one.stems.size, other.stems.size) * ratio
  // a second opposite makes it as sure as a further word in common
  if (opposed > 0 && (apart === 1 ? shared >= 1 || other.isPronoun : shared + opposed - 1 >= least)) return true
  return one.isDenied !== other.isDenied && shared >= SHARED_LEAST && shared >= least
}

/** A concession that is not taken back by a "but" is the speaker's own word. */
const isOwn = (text: string) =>
  !isAttributed(text) && !text.trim().endsWith('?') && (ownWords(text) === text || ownWords(text) === '')

/** Pairs of sentences, by index, in which the speaker takes back what they said themselves. */
export function contradictionsIn(sentences: readonly Sentence[]): readonly (readonly [number, number])[] {
  const own = sentences.map(({ text }, index) => isOwn(text) && !isAttributed(sentences[index - 1]?.text ?? ''))
  const said = sentences.map(saidIn)
  const pairs: (readonly [number, number])[] = []
  for (const [at, one] of said.entries()) {
    for (let later = at + 1; later < Math.min(sentences.length, at + APART_MOST); later += 1) {
      const other = said[later]
      if (other !== undefined && own[at] === true && own[later] === true && contradict(one, other, later - at))
        pairs.push([at, later])
    }
  }
  return pairs
}
