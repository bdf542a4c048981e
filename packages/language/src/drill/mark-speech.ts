import { type Point, plainSpeech, pointsOf, unmetBy } from '../text/points.ts'
import { SPEECH_LEAST_WORDS, type Verdict, verdictOnWords } from '../text/readable.ts'
import { type Sentence, type SetAside, sentencesOf } from '../text/sentences.ts'
import { termsOf } from '../text/terms.ts'
import { setAsideIn } from './counted.ts'
import { CRITERIA, CRITERION_PARTS, type CriterionId, type CriterionMark, markOf, type PartId } from './criteria.ts'
import { evidenceOf } from './evidence.ts'
import type { MarkedSpeech } from './marked-speech.ts'
import { rebuttalOf } from './rebuttal.ts'
import { structureOf } from './structure.ts'

/** A speech of a drill, and the input for marking it. */
export interface SpeechToMark {
  readonly text: string
  readonly motion: string
  readonly speechSeconds: number
  /** Seconds of speaking; undefined when it was not timed. */
  readonly usedSeconds: number | undefined
  /** The opponent's speech before it; empty when there is none. */
  readonly opponent: string
  /** The user's earlier speeches; repeating them earns nothing. */
  readonly before: readonly string[]
}

/** A sentence of the marked text. */
export interface SentenceMark {
  /** In UTF-16 code units of the speech; `end` is exclusive. */
  readonly start: number
  readonly end: number
  /** Why it earns nothing; undefined when it may earn points. */
  readonly setAside: SetAside | undefined
}

/** A speech with its marks. Deterministic: the same speech against the same opponent's speech has the same marks. */
export interface SpeechMarks {
  readonly verdict: Verdict
  readonly sentences: readonly SentenceMark[]
  readonly criteria: Readonly<Record<CriterionId, CriterionMark>>
  /** The part with the most points to gain, by criterion; undefined when all were earned. */
  readonly advice: Readonly<Record<CriterionId, PartId | undefined>>
  /** Unanswered points of the opponent, in the opponent's words. */
  readonly unmet: readonly string[]
}

const NOTHING: Readonly<Record<CriterionId, CriterionMark>> = {
  structure: nothingOf('structure'),
  evidence: nothingOf('evidence'),
  rebuttal: nothingOf('rebuttal'),
}

function nothingOf(id: CriterionId): CriterionMark {
  const parts = Object.entries(CRITERION_PARTS[id]).flatMap(([part, most]) =>
    isPartOf(id, part) ? [{ id: part, points: 0, most, sentences: [] }] : [],
  )
  return markOf(parts)
}

function isPartOf(id: CriterionId, part: string): part is PartId {
  return Object.hasOwn(CRITERION_PARTS[id], part)
}

/** Marks a speech by the published criteria. */
export function markSpeech(order: SpeechToMark): SpeechMarks {
  const sentences = sentencesOf(order.text)
  const opponent = sentencesOf(plainSpeech(order.opponent))
  const aside = setAsideIn(sentences, opponent, order.before.flatMap(sentencesOf))
  const points = pointsOf(order.opponent, order.motion)
  const verdict = verdictOf(order.text, sentences, aside)
  const marked = sentences.map(({ start, end }, index) => ({ start, end, setAside: aside.get(index) }))
  if (verdict !== 'marked') return unmarked(verdict, marked, points)
  const speech = speechOf(order, sentences, aside)
  const criteria = {
    structure: structureOf(speech),
    evidence: evidenceOf(speech),
    rebuttal: rebuttalOf(speech, points),
  }
  const unmet = unmetBy(points, speech.counted).map(({ text }) => text)
  return { verdict, sentences: marked, criteria, advice: adviceFor(criteria), unmet }
}

function speechOf(
  { motion, speechSeconds, usedSeconds }: SpeechToMark,
  sentences: readonly Sentence[],
  aside: ReadonlyMap<number, SetAside>,
): MarkedSpeech {
  return {
    counted: sentences.filter((_, index) => !aside.has(index)),
    motion: new Set(termsOf(motion)),
    speechSeconds,
    usedSeconds,
    at: (sentence) => (sentence === undefined ? [] : [sentences.indexOf(sentence)]),
  }
}

function verdictOf(text: string, sentences: readonly Sentence[], aside: ReadonlyMap<number, SetAside>): Verdict {
  const verdict = verdictOnWords(text)
  if (verdict !== 'marked') return verdict
  const wordsWhere = (is: (why: SetAside | undefined) => boolean) =>
    sentences.reduce((sum, { words }, index) => sum + (is(aside.get(index)) ? words.length : 0), 0)
  const copied = wordsWhere((why) => why === 'copied')
  if (copied > wordsWhere(() => true) / 2) return 'copied'
  return wordsWhere((why) => why === undefined) < SPEECH_LEAST_WORDS ? 'too-short' : 'marked'
}

function unmarked(verdict: Verdict, sentences: readonly SentenceMark[], points: readonly Point[]): SpeechMarks {
  const advice = { structure: undefined, evidence: undefined, rebuttal: undefined }
  return { verdict, sentences, criteria: NOTHING, advice, unmet: points.map(({ text }) => text) }
}

function adviceFor(criteria: Readonly<Record<CriterionId, CriterionMark>>): SpeechMarks['advice'] {
  const weakest = (id: CriterionId) => {
    const [first] = criteria[id].parts
      .filter(({ points, most }) => points < most)
      .toSorted((one, other) => other.most - other.points - (one.most - one.points))
    return first?.id
  }
  return { structure: weakest('structure'), evidence: weakest('evidence'), rebuttal: weakest('rebuttal') }
}

/** The mean of the measured marks, 0 to 10 with one decimal; undefined when there are none. */
export function meanScore(marks: readonly Pick<SpeechMarks, 'criteria'>[], id?: CriterionId): number | undefined {
  const scores = marks
    .flatMap(({ criteria }) => (id === undefined ? CRITERIA : [id]).map((one) => criteria[one].score))
    .filter((score) => score !== undefined)
  if (scores.length === 0) return undefined
  return Math.round((scores.reduce((sum, score) => sum + score, 0) * 10) / scores.length) / 10
}
