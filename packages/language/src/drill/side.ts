import { type Sentence, wordsOf } from '../text/sentences.ts'
import { stemOf } from '../text/stem.ts'
import { termsOf } from '../text/terms.ts'
import { BAD, FILLER, GOOD, ILLS, NEGATES, PREVENTS } from './lexicon.ts'
import { stanceIn } from './stances.ts'
import { ENDING, type Subject } from './subject.ts'

/** A sentence, or the beginning of it, that gives the other side's thought or grants something. */
const ATTRIBUTED =
  /\b(?:opponents?|opposition|other side|other team|they|she|he|critics?|some(?: people)?|people|others|you|(?:the |my )?(?:honou?rable |distinguished )?delegates?|many|proposition|government side)\s+(?:\w+ly\s+|also\s+|will\s+|might\s+|may\s+|just\s+|has\s+|have\s+|who\s+like\s+\w+\s+)?(?:say|says|said|claim|claims|claimed|argue|argues|argued|think|thinks|fear|fears|worry|worries|talk|talks|point|points|ask|asks|told|tells|tell|call|calls|believe|believes|insist|insists|object|objects|mention|mentions|mentioned|warn|warns)\b|\b(?:opponents?|delegates?|other side)\s+(?:of\s+(?:the\s+)?\w+\s+)?(?:just\s+|also\s+)?(?:spoke|speaks|reminds?|reminded|promises?|promised|asks|hopes|dreams|counts|sees|trusts?|replies|replied|tell)\b|\b(?:we(?:'re|’re| are)|you(?:'ll|’ll| will) be) (?:often |always |now )?told\b|\bit(?:'s|’s| is| was| will be| may be| might be) (?:often |sometimes |then )?(?:said|objected|argued|claimed|replied)\b|\bone (?:may|might|could|can) (?:say|reply|object|answer|ask)\b|\b(?:we|I) (?:often |have |just )?hear(?:d)?\b|\bthe (?:claim|objection|worry|fear|argument) (?:that|is|goes)\b|\byou(?:'ll| will) hear\b/i
const GRANTS =
  /^(?:sure|of course|true|granted|yes|and yes|right|fine|admittedly|it(?:'s| is) true|i (?:agree|admit|know|grant)|no doubt|certainly)\b/i
/** A concession on the way: "it may look unfair, but". */
const MAY_BE = /\b(?:may|might|can) (?:well )?(?:look|seem|sound|be|feel|appear)\b[^.]*\b(?:but|yet|still)\b/i
const TURNS = /\b(?:but|however|yet|still|nevertheless|then again|although)\b[,]?\s*/i
const QUOTED = /^["“].*["”]$/s

/** The words that the speaker says as their own: a quotation of the other side, a concession or a question is none. */
export function ownWords(text: string): string {
  if (QUOTED.test(text.trim()) || text.trim().endsWith('?')) return ''
  if (!ATTRIBUTED.test(text) && !GRANTS.test(text) && !MAY_BE.test(text)) return text
  const turn = TURNS.exec(text)
  return turn === null || turn.index < 4 ? '' : text.slice(turn.index + turn[0].length)
}

export const isAttributed = (text: string): boolean => ATTRIBUTED.test(text) || QUOTED.test(text.trim())

const AGAINST =
  /\b(?:(?:we|i|team|side|delegation)(?:'m| am|'re| are)? (?:\w+ly )?(?:oppose|opposes|reject|rejects|against)|opposes? (?:this|the) (?:motion|proposal)|(?:speak|takes? the floor to speak) against|stand against|(?:vote|votes|voting) (?:\w+ )?(?:against|no)|against (?:this|the) motion|(?:oppose|reject|defeat) (?:this|the) (?:motion|proposal|bill)|motion (?:must|should|has to) (?:fall|fail|be (?:rejected|defeated))|stand in opposition|beg to oppose)\b/i
const FAVOUR =
  /\b(?:(?:we|i|team|side|delegation)(?:'m| am|'re| are)? (?:\w+ly )?(?:support|supports|favou?r|propose|for (?:this|the) motion|in favou?r)|(?:vote|votes|voting) (?:\w+ )?(?:for|yes)|(?:support|adopt|pass) (?:this|the) (?:motion|proposal|bill)|in favou?r of (?:this|the) motion|beg to propose|motion (?:must|should|has to) (?:pass|stand|be (?:adopted|passed)))\b/i

/** The position that a sentence states in so many words: 1 for the motion, −1 against it, 0 none. */
export function statedSide(text: string): number {
  const said = ownWords(text)
  if (AGAINST.test(said)) return -1
  return FAVOUR.test(said) ? 1 : 0
}

const CLAUSES = /[,;:—–]|\b(?:but|because|so|while|since|although|whereas|which|and then)\b/i
const ASKED =
  /\b(?:(?:we|the world|the poor|they|states|countries) (?:badly |urgently |really )?need|it(?:'s| is) (?:high )?time|must|should|ought to|has to|have to|needs? to|let us|let's)\b(?! not|n't| never)/i
const FORBIDDEN =
  /\b(?:(?:should|must|ought to|has to|have to) (?:be (?:refused|rejected|sent back|left alone|left as|kept as)|stay (?:away|out|as)|go back)|(?:no|none|nobody|never)\b[^,]{0,30}\b(?:should|must|may|ought to|needs?)|(?:should|must) (?:nobody|no )|(?:must|should)(?: not|n't|nt| never)|(?:no|never a) (?:reason|need|right) to|cannot be allowed|(?:can't|cannot|can not|cant) (?:allow|let|afford|accept|risk)|(?:don't|do not|dont) need|not the answer|instead of|rather than)\b/i
const FOLLY =
  /\b(?:mistake|folly|foolish|wrong|bad idea|dangerous|madness|reckless|disaster|harm|crazy|pointless) (?:to|if we|for)\b/i
const FOLLY_WEIGHT = -1.5
/** What somebody else does, or what would be: no demand. */
const SUPPOSED = /^\W*(?:and |but |so |then |only )?(?:if|when|unless|where|whoever|those who|those that)\b/i
const NEEDED = /\b(?:deserves?|(?:is|are) (?:needed|necessary|overdue|right)|we (?:want|ask for|demand|call for))\b/i
/** How many words a negation reaches. */
const REACH = 4
const ILL_WEIGHT = 0.3
/** How near to what it ends an ending word stands. */
const ENDS_WITHIN = 4
const POINTS_AT = new Set(['it', 'them', 'this', 'that', 'these', 'those'])
/** "It should be abolished". */
const IS_DONE = new Set(['be', 'been', 'gets', 'get'])
const BEFORE_NOUN = new Set(['a', 'the', 'this', 'such', 'any', 'our', 'that', 'one'])

/** How good or bad a clause sounds, with negations and preventions turned round. Names are no judgement. */
function soundOf(clause: string): number {
  let sound = 0
  let negated = 0
  let prevented = false
  for (const word of clause.trim().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []) {
    const plain = word.toLowerCase().replaceAll('’', "'")
    const stem = stemOf(plain)
    const way = (negated > 0 ? -1 : 1) * (prevented ? -1 : 1)
    negated -= 1
    if (NEGATES.has(plain)) negated = REACH
    else if (/^\p{Lu}/u.test(word)) continue
    else if (GOOD.has(stem)) sound += way
    else if (BAD.has(stem)) sound -= way
    else if (ILLS.has(stem)) sound -= way * ILL_WEIGHT
    if (PREVENTS.has(stem)) prevented = true
  }
  return Math.max(-1, Math.min(1, sound))
}

/** Whether the words name the ending that the motion asks for: "ban cars", "abolish it", "the ban". */
function namesEnding(stems: readonly string[], words: readonly string[], ended: ReadonlySet<string>): boolean {
  return stems.some((stem, at) => {
    if (!ENDING.has(stem)) return false
    const after = stems.slice(at + 1, at + 1 + ENDS_WITHIN)
    const next = words[at + 1]
    return (
      after.some((one) => ended.has(one)) ||
      POINTS_AT.has(next ?? '') ||
      BEFORE_NOUN.has(words[at - 1] ?? '') ||
      IS_DONE.has(words[at - 1] ?? '')
    )
  })
}

/** What is said of the things that a measure deals with says less of the measure itself. */
const OBJECT_WEIGHT = 0.4
const CARRIED_WEIGHT = 0.6
/** Words for the measure itself. */
const MOTION_WORDS =
  /\b(?:this|the|that|such a|our|their) (?:motion|proposal|idea|plan|rule|policy|measure|change|law)\b/i

/** What a clause judges: 1 the measure, −1 what the measure ends, 0 neither. */
function targetOf(clause: string, { measure, ended, verb }: Subject): number {
  const words = wordsOf(clause)
  const stems = words.map(stemOf)
  if (MOTION_WORDS.test(clause)) return 1
  if (ended.size === 0) {
    if (stems.includes(verb)) return 1
    return stems.some((stem) => measure.has(stem)) ? OBJECT_WEIGHT : 0
  }
  if (namesEnding(stems, words, ended)) return 1
  if (stems.some((stem) => ended.has(stem))) return -1
  return stems.some((stem) => measure.has(stem)) ? 1 : 0
}

const PRONOUN = /^\W*(?:and |so |then )?(?:it|they|that|this|these|those)\b/i

/** What a clause says of the measure, or of what the measure ends: positive speaks for the motion. */
function judged(clause: string, subject: Subject, before: number): { lean: number; target: number } {
  const named = targetOf(clause, subject)
  const target = named !== 0 ? named : PRONOUN.test(clause) ? before * CARRIED_WEIGHT : 0
  const asked = FORBIDDEN.test(clause) ? -1 : ASKED.test(clause) ? 0.5 : 0
  const folly = FOLLY.test(clause) && !/\bnot\b|n't/.test(clause) ? FOLLY_WEIGHT : 0
  return { lean: target * (soundOf(clause) + asked + folly), target }
}

/**
 * What a sentence asks for in so many words: 1 the measure of the motion, −1 that it be left alone, 0 neither. Things that
 * the measure only touches are no demand.
 */
export function demandOf(text: string, subject: Subject): number {
  let named = 0
  for (const clause of ownWords(text).split(CLAUSES)) {
    const found = targetOf(clause, subject)
    if (found !== 0 || !PRONOUN.test(clause)) named = found
    if (named < OBJECT_WEIGHT || SUPPOSED.test(clause)) continue
    if (FORBIDDEN.test(clause)) return -1
    if (ASKED.test(clause) || NEEDED.test(clause)) return 1
  }
  return statedSide(text)
}

const JUDGED_MOST = 2
const BOOK_MOST = 2
/** What the likeness to the book weighs beside a judgement. */
const BOOK_WEIGHT = 0.3
const STANCE_MOST = 2
const STANCE_WEIGHT = 1.2
/** Stems that a sentence shares with one of the opponent's before it counts as saying the same. */
const SAME_LEAST = 2
const SAME_WEIGHT = 0.45
const ECHO_MOST = 2

/** How far the speaker's own words lean: by judgements of the measure, and by likeness to the book's points. */
function leanOf({ text }: Sentence, subject: Subject, carried: number): { lean: number; target: number } {
  const said = ownWords(text)
  let target = carried
  let sum = 0
  for (const clause of said.split(CLAUSES)) {
    const found = judged(clause, subject, target)
    sum += found.lean
    if (found.target !== 0) target = found.target
  }
  const book = [...new Set(termsOf(said))].reduce((all, term) => all + (subject.leaning.get(term) ?? 0), 0)
  const within = (value: number, most: number) => Math.max(-most, Math.min(most, value))
  const stance = within(stanceIn(said, subject.stances), STANCE_MOST)
  return { lean: within(sum, JUDGED_MOST) + BOOK_WEIGHT * within(book, BOOK_MOST) + STANCE_WEIGHT * stance, target }
}

/** How much of a sentence says what the opponent said, without a sign of answering it. */
function echoOf(
  at: number,
  sentences: readonly Sentence[],
  opponent: readonly Sentence[],
  { motion }: Subject,
): number {
  const one = sentences[at]
  const isOwn = (text: string | undefined) => text === undefined || ownWords(text) === text
  if (one === undefined || !isOwn(one.text) || !isOwn(sentences[at - 1]?.text)) return 0
  const shared = opponent.map(
    ({ terms }) => [...terms].filter((term) => one.terms.has(term) && !FILLER.has(term) && !motion.has(term)).length,
  )
  return Math.min(ECHO_MOST, Math.max(0, Math.max(0, ...shared) - SAME_LEAST + 1))
}

/** From here a sentence speaks firmly for a side. */
const FIRM = 0.75
const FAINT = 0.4
/** And from here a whole speech does, however its sentences are cut. */
const CLEAR = -2
const CLEAR_SHARE = -0.6

/** A speech leans to the other side from here. */
export const WRONG_SIDE = -1.6
/** And only where this much more of what it says speaks for the other side than for its own. */
export const WRONG_SHARE = -0.5

/** How far a speech speaks for its side. */
interface Sidedness {
  readonly lean: number
  /** How much of it speaks for either side. */
  readonly weight: number
  /** The sentences that speak for the other side. */
  readonly sentences: readonly number[]
  /** Whether several sentences do, or one in so many words. */
  readonly isClear: boolean
}

/** Whoever answers has the other side's words in the mouth for so many sentences; they count for less. */
const ANSWERING = 2
const ANSWER_SHARE = 0.5

/** How far each sentence speaks for the side that was given; what the opponent said counts for the opponent's side. */
export function leansOf(
  sentences: readonly Sentence[],
  opponent: readonly Sentence[],
  side: 'for' | 'against',
  subject: Subject,
): readonly number[] {
  const way = side === 'for' ? 1 : -1
  let target = 0
  return sentences.map((sentence, at) => {
    const found = leanOf(sentence, subject, target)
    target = found.target
    const lean = way * found.lean - SAME_WEIGHT * echoOf(at, sentences, opponent, subject)
    const isAnswer = sentences.slice(Math.max(0, at - ANSWERING), at).some(({ text }) => isAttributed(text))
    return isAnswer && lean < 0 ? lean * ANSWER_SHARE : lean
  })
}

/**
 * How far a speech speaks for the side it was given: negative for the other side. A quotation or concession counts for
 * nobody.
 */
export function sidedness(
  sentences: readonly Sentence[],
  opponent: readonly Sentence[],
  side: 'for' | 'against',
  subject: Subject,
): Sidedness {
  const way = side === 'for' ? 1 : -1
  const leans = leansOf(sentences, opponent, side, subject)
  const stated = sentences.map(({ text }) => way * statedSide(text))
  const firm = leans.filter((lean) => lean <= -FIRM).length
  const faint = leans.filter((lean) => lean <= -FAINT).length
  const isStated = stated.includes(-1) && !stated.includes(1)
  const lean = leans.reduce((sum, one) => sum + one, 0) + (isStated ? 2 * WRONG_SIDE : 0)
  const wrong = sentences.flatMap((_, at) => ((leans[at] ?? 0) < -0.5 || stated[at] === -1 ? [at] : []))
  const weight = leans.reduce((sum, one) => sum + Math.abs(one), 0)
  // one unlucky sentence is no side
  const isClear = isStated || firm >= 2 || faint >= 3 || (lean <= CLEAR && lean <= weight * CLEAR_SHARE)
  return { lean, weight, sentences: wrong, isClear }
}
