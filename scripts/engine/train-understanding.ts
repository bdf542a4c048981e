import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { hashOf, type NamingModel, packedRows, type SideWeights, WEIGHT_STEP } from '@placard/language'
import { printed } from './read-lines.ts'
import { type Line, linesToLearn } from './training/examples.ts'
import { type ComposedLine, composedLine, trainedMarks } from './training/marks.ts'
import { type Model, sharesOf, trained } from './training/regression.ts'
import { trainedSides } from './training/sides.ts'
import { isRight, type Judged, measured } from './understand-measure.ts'

const WEIGHTS = new URL('../../packages/language/src/reading/model/weights.json', import.meta.url)

function written({ labels, rows }: Model, { sides, marks }: NamingModel): string {
  const byHash = new Map([...rows].map(([feature, own]) => [hashOf(feature), [...own]] as const))
  const naming = { sides: Object.fromEntries(sides), marks: Object.fromEntries(marks) }
  return `${JSON.stringify({ labels, ...packedRows(byHash), naming }, undefined, 2)}\n`
}

/** The lines of one author (hand), with models trained without them. */
interface Fold {
  readonly hand: string
  readonly lines: readonly Line[]
  readonly model: Model
  readonly sides: SideWeights
}

/**
 * Leave-one-author-out cross-validation: every hand in turn is held out; generic phrasings, which have no author,
 * always stay.
 */
function foldsOf(lines: readonly Line[]): readonly Fold[] {
  const hands = new Set(lines.flatMap(({ hand, utterance }) => (utterance === undefined ? [] : [hand])))
  return [...hands].map((hand) => {
    const isOwn = (line: Line) => line.hand === hand && line.utterance !== undefined
    const others = lines.filter((line) => !isOwn(line))
    return { hand, lines: lines.filter(isOwn), model: trained(others, WEIGHT_STEP), sides: trainedSides(others) }
  })
}

/** Training data for the marks: every line composed by the model that was trained without its author. */
function composedLines({ lines, model, sides }: Fold): readonly ComposedLine[] {
  return lines.flatMap((line) => {
    const composed = line.read?.composedWith(sharesOf(model, line.features, WEIGHT_STEP), sides)
    return (composed && composedLine(line, composed)) ?? []
  })
}

function readFold({ lines, model }: Fold, naming: NamingModel): readonly Judged[] {
  return lines.flatMap(({ utterance, read, issues }) => {
    if (utterance === undefined || read === undefined || issues === undefined) return []
    const shares = sharesOf(model, read.features, WEIGHT_STEP)
    const readings = read.readWith(shares, naming).map((reading) => printed(reading, issues))
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

/** Trains the model on all development lines and writes its weights; returns a summary. */
export async function writeWeights(): Promise<object> {
  const lines = linesToLearn()
  const marks = trainedMarks(foldsOf(lines).flatMap(composedLines))
  const text = written(trained(lines, WEIGHT_STEP), { sides: trainedSides(lines), marks })
  await writeFile(WEIGHTS, text)
  return { lines: lines.length, gzipBytes: gzipSync(text).length }
}
