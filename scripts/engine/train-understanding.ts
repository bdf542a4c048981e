import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import {
  type Classifier,
  classifierOf,
  hashOf,
  type NamingModel,
  packedRows,
  type SideWeights,
  signed,
  signOfLabel,
  WEIGHT_STEP,
} from '@placard/language'
import { printed } from './read-lines.ts'
import { type Line, linesToLearn, OWN, pairsToLearn, questionsToLearn } from './training/examples.ts'
import { type Halves, halvesToLearn, joinedHalves } from './training/halves.ts'
import { type ComposedLine, composedLine, trainedMarks } from './training/marks.ts'
import { type Example, type Model, sharesOf, trained } from './training/regression.ts'
import { trainedSides } from './training/sides.ts'
import { handsOfTwoActs, splitsToLearn } from './training/splits.ts'
import { isRight, type Judged, measured } from './understand-measure.ts'

const WEIGHTS = new URL('../../packages/language/src/reading/model/weights.json', import.meta.url)

/** The classifiers of a text: its act, which way it points, and what a question is about. */
interface Classifiers {
  readonly acts: Model
  readonly signs: Model
  readonly topics: Model
}

function packed({ labels, rows }: Model) {
  const byHash = new Map([...rows].map(([feature, own]) => [hashOf(feature), [...own]] as const))
  return { labels, ...packedRows(byHash) }
}

function written({ acts, signs, topics }: Classifiers, splits: Model, { sides, marks }: NamingModel): string {
  const naming = { sides: Object.fromEntries(sides), marks: Object.fromEntries(marks) }
  const all = { acts: packed(acts), signs: packed(signs), topics: packed(topics), splits: packed(splits), naming }
  return `${JSON.stringify(all, undefined, 2)}\n`
}

/** A trained model as the reader has it. */
const asClassifier = (model: Model): Classifier => classifierOf(packed(model))

/** Which way each line points; pairs of lines that differ in nothing else are learned for this alone. */
function signExamples(lines: readonly Line[], pairs: readonly Example[]): readonly Example[] {
  const own = lines.map(({ label, features, weight }) => ({ label: signOfLabel(label), features, weight }))
  return [...own, ...pairs]
}

interface OfHand {
  readonly hand: string
}

/** What further lines and questions there are to learn from, beside the texts that were written for one act. */
const NO_HALVES: Halves = { lines: [], questions: [] }

function classifiersOf(
  lines: readonly Line[],
  isLearned: (example: OfHand) => boolean,
  halves = NO_HALVES,
): Classifiers {
  const all = [...lines, ...halves.lines]
  return {
    acts: trained(all, WEIGHT_STEP),
    signs: trained(signExamples(all, pairsToLearn().filter(isLearned)), WEIGHT_STEP),
    topics: trained([...questionsToLearn().filter(isLearned), ...halves.questions], WEIGHT_STEP),
  }
}

/** The lines of a few authors (hands), with models trained without them. */
interface Fold {
  readonly hands: ReadonlySet<string>
  readonly lines: readonly Line[]
  readonly models: Classifiers
  readonly sides: SideWeights
}

/** Number of folds: each costs a training. */
const FOLDS = 4

/**
 * Cross-validation that leaves whole authors out: no fold is judged by a model that knows its authors. Generic phrasings,
 * which have no author, always stay.
 */
function foldsOf(lines: readonly Line[]): readonly Fold[] {
  const ofLines = lines.flatMap(({ hand, utterance }) => (utterance === undefined ? [] : [hand]))
  const hands = [...new Set([...ofLines, ...handsOfTwoActs()])]
  const groups = Map.groupBy(hands, (hand) => (hand === OWN ? OWN : hands.indexOf(hand) % FOLDS))
  return [...groups.values()].map((group) => {
    const own = new Set(group)
    const isOwn = (line: Line) => own.has(line.hand) && line.utterance !== undefined
    const others = lines.filter((line) => !isOwn(line))
    const models = classifiersOf(others, ({ hand }) => !own.has(hand))
    return { hands: own, lines: lines.filter(isOwn), models, sides: trainedSides(others) }
  })
}

/** The classifiers of a fold, or of all lines, as the reader has them. */
function readable({ acts, signs, topics }: Classifiers) {
  return { acts: asClassifier(acts), signs: asClassifier(signs), topics: asClassifier(topics) }
}

/** Training data for the marks: every line composed by the model that was trained without its author. */
function classified({ acts, signs, topics }: Classifiers, features: ReadonlySet<string>) {
  const shares = (model: Model) => sharesOf(model, features, WEIGHT_STEP)
  return { acts: shares(acts), signs: shares(signs), topics: () => shares(topics) }
}

function composedLines({ lines, models, sides }: Fold): readonly ComposedLine[] {
  return lines.flatMap((line) => {
    const { acts, signs } = classified(models, line.features)
    const composed = line.read?.composedWith(signed(acts, signs), sides)
    return (composed && composedLine(line, composed)) ?? []
  })
}

function readFold({ lines, models }: Fold, naming: NamingModel): readonly Judged[] {
  return lines.flatMap(({ utterance, read, issues }) => {
    if (utterance === undefined || read === undefined || issues === undefined) return []
    const readings = read.readWith(classified(models, read.features), naming).map((reading) => printed(reading, issues))
    const rank = readings.findIndex((reading) => isRight(reading, utterance))
    return [{ utterance, rank, confidence: readings[0]?.confidence ?? 0, readings }]
  })
}

/** Calibration in ten bins of confidence: number of first readings in each, and their accuracy. */
function calibrationOf(list: readonly Judged[]): readonly object[] {
  const steps = Map.groupBy(list, ({ confidence }) => Math.min(9, Math.floor(confidence * 10)))
  return [...steps]
    .sort(([a], [b]) => a - b)
    .map(([step, own]) => ({
      from: step / 10,
      size: own.length,
      right: Math.round((100 * own.filter(({ rank }) => rank === 0).length) / own.length) / 100,
    }))
}

/** Leave-one-author-out figures: the accuracy to expect for an author who wrote none of the lines. */
export function crossValidation(): object {
  const folds = foldsOf(linesToLearn()).map((one) => ({ ...one, composed: composedLines(one) }))
  const judged = folds.flatMap((fold) => {
    // the grammar's own author is not a held-out author
    if (fold.lines.every(({ utterance }) => utterance?.hand === undefined)) return []
    const others = folds.filter((one) => one !== fold)
    const marks = trainedMarks(others.flatMap(({ composed }) => composed))
    return readFold(fold, { sides: fold.sides, marks })
  })
  return { ...measured(judged), calibration: calibrationOf(judged) }
}

/**
 * Trains the model on all development lines, or all but one hand's, and writes its weights; returns a summary. Where texts
 * of two acts are parted is learned from halves as a model reads them that does not know their author: one that knows
 * them is surer of every half than it is of a stranger's.
 */
export async function writeWeights(without?: string): Promise<object> {
  const isLearned = ({ hand }: OfHand) => hand !== without
  const lines = linesToLearn().filter(isLearned)
  const folds = foldsOf(lines)
  const marks = trainedMarks(folds.flatMap(composedLines))
  const ofFold = folds.map(({ hands, models, sides }) => ({ hands, model: { ...readable(models), sides, marks } }))
  const splits = ofFold.flatMap(({ hands, model }) => splitsToLearn(hands, model))
  const halves = joinedHalves(ofFold.map(({ hands, model }) => halvesToLearn(hands, model)))
  const models = classifiersOf(lines, isLearned, halves)
  const naming = { sides: trainedSides(lines), marks }
  const text = written(models, trained(splits, WEIGHT_STEP), naming)
  await writeFile(WEIGHTS, text)
  return { lines: lines.length, halves: halves.lines.length, gzipBytes: gzipSync(text).length }
}
