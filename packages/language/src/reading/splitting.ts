import type { Reading } from '@placard/application'
import { type Act, changesOf } from '@placard/engine'
import { type Cut, cutsIn, withSubject } from './clauses.ts'
import { type Classifier, classify, hashesOf } from './model/classify.ts'

/** A sentence or clause as it was read by itself. */
export interface SentenceRead {
  readonly readings: readonly Reading[]
  /** Whether its own words name a change to the text. */
  readonly namesChange: boolean
}

/** Reads a sentence by itself, addressed to `to` unless it names somebody. */
export type ReadSentence = (sentence: string, to: string | undefined) => SentenceRead

/** Words of a message with what they were read as. */
export interface Spoken {
  readonly text: string
  readonly best: Reading | undefined
  readonly namesChange: boolean
}

/** Reads a clause of a sentence, addressed to the delegation that its first clause was addressed to, or to `to`. */
type ReadClause = (clause: string, to?: string) => SentenceRead

/** The seat an act is addressed to. */
export function targetOf(act: Act): string | undefined {
  return 'target' in act ? act.target : undefined
}

const spokenAs = (text: string, { readings: [best], namesChange }: SentenceRead): Spoken => ({
  text,
  best,
  namesChange,
})

/** A sentence parted in two at a cut, with both halves read. */
interface Split {
  readonly cut: Cut
  readonly left: Spoken
  readonly right: Spoken
}

function splitAt(sentence: string, cut: Cut, read: ReadClause): Split {
  const left = spokenAs(sentence.slice(0, cut.end), read(sentence.slice(0, cut.end)))
  const right = read(withSubject(sentence.slice(cut.from)), left.best && targetOf(left.best.act))
  return { cut, left, right: spokenAs(sentence.slice(cut.end), right) }
}

const bucket = (reading: Reading | undefined) => Math.floor((reading?.confidence ?? 0) * 6)
const issueOf = (act: Act | undefined) => act && (changesOf(act)[0]?.issue ?? ('issue' in act ? act.issue : undefined))

/** Features of a split for the model: the place of the cut, and what the halves and the whole were read as. */
function featuresOf({ cut, left, right }: Split, whole: Spoken): ReadonlySet<string> {
  const [one, other, all] = [left.best?.act, right.best?.act, whole.best?.act]
  const least = Math.min(bucket(left.best), bucket(right.best))
  const isSame = JSON.stringify(one) === JSON.stringify(other)
  const issues = [issueOf(one), issueOf(other)]
  const matter = issues.includes(undefined) ? 'open' : issues[0] === issues[1] ? 'same' : 'other'
  return new Set([
    ...cut.signs,
    `K ${one?.kind}`,
    `R ${other?.kind}`,
    `W ${all?.kind}`,
    `KR ${one?.kind} ${other?.kind}`,
    `WL ${all?.kind === one?.kind}`,
    `WR ${all?.kind === other?.kind}`,
    `C ${bucket(left.best)}`,
    `D ${bucket(right.best)}`,
    `M ${least}`,
    `same ${isSame}`,
    `matter ${matter}`,
    `matter ${matter} ${one?.kind === other?.kind}`,
    `named ${left.namesChange} ${right.namesChange}`,
    `named ${left.namesChange} ${right.namesChange} ${matter}`,
  ])
}

/** Every split of a sentence with its features and its halves, for training. */
export function splitsForTraining(sentence: string, read: ReadSentence) {
  const whole = spokenAs(sentence, read(sentence, undefined))
  return cutsIn(sentence).map((cut) => {
    const split = splitAt(sentence, cut, read)
    const halves = [sentence.slice(0, cut.end), withSubject(sentence.slice(cut.from))] as const
    return { features: featuresOf(split, whole), left: split.left.best, right: split.right.best, halves }
  })
}

/** Splits of a sentence whose halves are read: those at the likeliest places. Bounds the time. */
const SPLITS_READ = 2
/** Least probability of two acts by the place of the cut alone at which the halves are read; none split was below 0.1. */
const WORTH_READING = 0.05
/** Least probability at which the halves of a sentence are two acts. */
const TWO = 0.85

/** Least confidence of two acts that a plain joint parts, whatever the model makes of the place. */
const PLAINLY_READ = 0.85
const PLAIN_JOINTS: ReadonlySet<string> = new Set([
  'j , and',
  'j , but',
  'j ;',
  'j but',
  'j , so',
  'j , yet',
  'j , while',
])

/** "The levy yes, the road maps no." */
const SAYS_YES_OR_NO = /\b(?:yes|no)\W*$/i

/** Whether two clauses are each an act beyond doubt: "No to the levy, and we move to vote." */
function isPlain({ cut: { signs }, left, right }: Split): boolean {
  const [one, other] = [left.best, right.best]
  if (one === undefined || other === undefined || one.act.kind === other.act.kind) return false
  const isSure = Math.min(one.confidence, other.confidence) >= PLAINLY_READ
  if (isSure && SAYS_YES_OR_NO.test(left.text) && SAYS_YES_OR_NO.test(right.text)) return true
  const opens = signs.includes('o opens') || signs.includes('o addresses')
  return isSure && opens && !signs.includes('b hangs') && signs.some((sign) => PLAIN_JOINTS.has(sign))
}

/** The likeliest split of a sentence into two acts, if there is one. */
function splitOf(sentence: string, whole: Spoken, read: ReadClause, model: Classifier): Split | undefined {
  const shareOfTwo = (features: ReadonlySet<string>) => classify(hashesOf(features), model).get('two') ?? 0
  const [best] = cutsIn(sentence)
    .map((cut) => ({ cut, share: shareOfTwo(new Set(cut.signs)) }))
    .filter(({ share }) => share >= WORTH_READING)
    .sort((a, b) => b.share - a.share)
    .slice(0, SPLITS_READ)
    .map(({ cut }) => splitAt(sentence, cut, read))
    .map((split) => ({ split, share: isPlain(split) ? 1 : shareOfTwo(featuresOf(split, whole)) }))
    .sort((a, b) => b.share - a.share)
  return best !== undefined && best.share >= TWO ? best.split : undefined
}

/** "We can accept X, but not Y": a consent, and what it does not cover. */
const EXCEPTION =
  /^(.*\b(?:accept|support|back|live with|take|welcome|agree to|endorse|sign)\b.*?\S),? but not ((?!(?:if|when|unless|until|now|yet|today|at|in|on|for|to|as|with|without|by|from|so|because|only|all|much|more|too|really|yes)\b)\S+ .*\S)$/i

const CONSENTS: ReadonlySet<string> = new Set(['support', 'concede', 'propose'])

/** The two acts of a consent with an exception, where each names an option of its own. */
function exceptionIn(sentence: string, read: ReadClause): readonly Spoken[] | undefined {
  const [, before, what] = EXCEPTION.exec(sentence) ?? []
  if (before === undefined || what === undefined) return undefined
  const left = spokenAs(before, read(before))
  const right = spokenAs(`, but not ${what}`, read(`We cannot accept ${what}`))
  const [one, other] = [left.best?.act, right.best?.act]
  if (one === undefined || !CONSENTS.has(one.kind) || other?.kind !== 'oppose') return undefined
  const isCovered = changesOf(one).some(
    ({ issue, option }) => issue === other.change.issue && option === other.change.option,
  )
  return left.namesChange && right.namesChange && !isCovered ? [left, right] : undefined
}

/**
 * The clauses of a sentence that are acts of their own, in order; the sentence as one where it is not parted, or there
 * is no model.
 */
export function spokenIn(
  sentence: string,
  to: string | undefined,
  read: ReadSentence,
  model: Classifier | undefined,
  isLater = false,
): readonly Spoken[] {
  const readClause: ReadClause = (clause, addressee) =>
    read(isLater && sentence.startsWith(clause) ? withSubject(clause) : clause, addressee ?? to)
  const excepted = model && exceptionIn(sentence, readClause)
  if (excepted !== undefined) return excepted
  const whole = spokenAs(sentence, readClause(sentence))
  const split = model && splitOf(sentence, whole, readClause, model)
  if (split === undefined) return [whole]
  const { left, cut } = split
  const before = spokenIn(left.text, to, read, model, isLater)
  const addressee = before.reduce((seat, { best }) => (best && targetOf(best.act)) ?? seat, to)
  const [first, ...others] = spokenIn(sentence.slice(cut.from), addressee, read, model, true)
  const joint = sentence.slice(cut.end, cut.from)
  return [...before, ...(first ? [{ ...first, text: `${joint}${first.text}` }] : []), ...others]
}
