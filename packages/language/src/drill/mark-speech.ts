import type { DrillSide } from '@placard/contract'
import { type Point, plainSpeech, pointsOf, unmetBy } from '../text/points.ts'
import { SPEECH_LEAST_WORDS, type Verdict, verdictOnWords } from '../text/readable.ts'
import { type Sentence, type SetAside, sentencesOf } from '../text/sentences.ts'
import { argumentOf } from './argument.ts'
import { setAsideIn } from './counted.ts'
import {
  CRITERIA,
  CRITERION_PARTS,
  CRITERION_WEIGHTS,
  type CriterionId,
  type CriterionMark,
  markOf,
  type PartId,
  tenths,
} from './criteria.ts'
import { deliveryOf } from './delivery.ts'
import { evidenceOf } from './evidence.ts'
import { type Finding, findingsIn, limited } from './findings.ts'
import { type Improvement, improvementsOf } from './improvements.ts'
import type { DrillKnowledge } from './knowledge.ts'
import { insultsIn } from './lexicon.ts'
import { type MarkedSpeech, toldOf } from './marked-speech.ts'
import { namedSources, preparedSources, type SourceList } from './named-sources.ts'
import { rebuttalOf } from './rebuttal.ts'
import { type PreparedBook, preparedBook, subjectOf, widened } from './subject.ts'

/** A speech of a drill, and the input for marking it. */
export interface SpeechToMark {
  readonly text: string
  readonly motion: string
  readonly side: DrillSide
  /** Seconds on the clock. */
  readonly speechSeconds: number
  /** Seconds used of them; undefined when it was not timed. */
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
  /** The whole mark, 0 to 10 with one decimal: the criteria by their weights, limited by what was found. */
  readonly overall: number
  readonly sentences: readonly SentenceMark[]
  readonly criteria: Readonly<Record<CriterionId, CriterionMark>>
  /** What is wrong with the speech as a whole, the gravest first. */
  readonly findings: readonly Finding[]
  /** The two sentences that would raise the mark most. */
  readonly improvements: readonly Improvement[]
  /** Unanswered points of the opponent, in the opponent's words. */
  readonly unmet: readonly string[]
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

const NOTHING: Readonly<Record<CriterionId, CriterionMark>> = {
  argument: nothingOf('argument'),
  evidence: nothingOf('evidence'),
  rebuttal: nothingOf('rebuttal'),
  delivery: nothingOf('delivery'),
}

/** A marker with its knowledge prepared. */
export type SpeechMarker = (order: SpeechToMark) => SpeechMarks

/** Prepares the list of sources and the book once, for any number of speeches. */
export function speechMarker(knowledge: DrillKnowledge): SpeechMarker {
  const prepared: Prepared = {
    knowledge,
    book: preparedBook(knowledge),
    list: preparedSources(knowledge.sources),
  }
  return (order) => markSpeech(order, prepared)
}

interface Prepared {
  readonly knowledge: DrillKnowledge
  readonly book: PreparedBook
  readonly list: SourceList
}

/** Marks a speech by the published criteria. */
function markSpeech(order: SpeechToMark, prepared: Prepared): SpeechMarks {
  const sentences = sentencesOf(order.text)
  const opponent = sentencesOf(plainSpeech(order.opponent))
  const aside = withInsults(sentences, setAsideIn(sentences, opponent, order.before.flatMap(sentencesOf)))
  const points = pointsOf(order.opponent, order.motion)
  const verdict = verdictOf(order.text, sentences, aside)
  const marked = sentences.map(({ start, end }, index) => ({ start, end, setAside: aside.get(index) }))
  const speech = speechOf(order, sentences, aside, prepared)
  const setAside = (reason: SetAside) => [...aside].flatMap(([at, why]) => (why === reason ? [at] : []))
  const insults = new Map(setAside('insult').map((at) => [at, insultsIn(sentences[at]?.text ?? '')]))
  const findings = findingsIn({ ...speech, opponent, insults, copied: setAside('copied') })
  if (verdict !== 'marked') return unmarked(verdict, marked, points, findings)
  const criteria = criteriaOf(speech, points, findings)
  const raw = weighed(criteria)
  const overall = limited(raw, findings)
  const unmet = unmetBy(
    points,
    speech.counted.map(({ sentence }) => sentence),
  ).map(({ text }) => text)
  const side = prepared.knowledge.debates.find(({ motion }) => motion === order.motion)?.[order.side] ?? []
  const improvements = improvementsOf({ speech, criteria, findings, unmet, points: side, overall, raw })
  return { verdict, overall, sentences: marked, criteria, findings, improvements, unmet }
}

function withInsults(
  sentences: readonly Sentence[],
  aside: ReadonlyMap<number, SetAside>,
): ReadonlyMap<number, SetAside> {
  const all = new Map(aside)
  for (const [index, { text }] of sentences.entries()) if (insultsIn(text) > 0) all.set(index, 'insult')
  return all
}

/** A speech for the other side earns no argument, whatever its reasons. */
function criteriaOf(
  speech: MarkedSpeech,
  points: readonly Point[],
  findings: readonly Finding[],
): SpeechMarks['criteria'] {
  const isWrongSide = findings.some(({ id }) => id === 'other-side')
  return {
    argument: isWrongSide ? NOTHING.argument : argumentOf(speech),
    evidence: evidenceOf(speech),
    rebuttal: rebuttalOf(speech, points),
    delivery: deliveryOf(speech),
  }
}

/** The mean of the measured criteria by their weights, 0 to 10. */
function weighed(criteria: SpeechMarks['criteria']): number {
  const measured = CRITERIA.flatMap((id) => {
    const { score } = criteria[id]
    return score === undefined ? [] : [{ score, weight: CRITERION_WEIGHTS[id] }]
  })
  const weight = measured.reduce((sum, one) => sum + one.weight, 0)
  return weight === 0 ? 0 : measured.reduce((sum, one) => sum + one.score * one.weight, 0) / weight
}

function speechOf(
  { motion, opponent, side, speechSeconds, usedSeconds }: SpeechToMark,
  sentences: readonly Sentence[],
  aside: ReadonlyMap<number, SetAside>,
  { book, list }: Prepared,
): MarkedSpeech {
  const subject = widened(subjectOf(motion, plainSpeech(opponent), book), sentences)
  const told = sentences.map((sentence, index) => toldOf(sentence, index, subject, namedSources(sentence.text, list)))
  return {
    counted: told.filter(({ index }) => !aside.has(index)),
    wordCount: sentences.reduce((sum, { words }) => sum + words.length, 0),
    sentences,
    subject,
    side,
    speechSeconds,
    usedSeconds,
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

function unmarked(
  verdict: Verdict,
  sentences: readonly SentenceMark[],
  points: readonly Point[],
  findings: readonly Finding[],
): SpeechMarks {
  const unmet = points.map(({ text }) => text)
  const told = findings.filter(({ id }) => id === 'insults')
  return { verdict, overall: 0, sentences, criteria: NOTHING, findings: told, improvements: [], unmet }
}

/** The mean mark of speeches, 0 to 10 with one decimal: the whole, or that of one criterion; undefined for none. */
export function meanScore(
  marks: readonly Pick<SpeechMarks, 'criteria' | 'overall'>[],
  id?: CriterionId,
): number | undefined {
  const scores = marks
    .map(({ criteria, overall }) => (id === undefined ? overall : criteria[id].score))
    .filter((score) => score !== undefined)
  if (scores.length === 0) return undefined
  return tenths(scores.reduce((sum, score) => sum + score, 0) / scores.length)
}
