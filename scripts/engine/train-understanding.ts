import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { hashOf, packedRows, type SideWeights, WEIGHT_STEP } from '@placard/application'
import { printed } from './read-lines.ts'
import { type Line, linesToLearn } from './training/examples.ts'
import { type Model, sharesOf, trained } from './training/regression.ts'
import { trainedSides } from './training/sides.ts'
import { isRight, type Judged, measured } from './understand-measure.ts'

const WEIGHTS = new URL('../../packages/application/src/language/understanding/model/weights.json', import.meta.url)

function written({ labels, rows }: Model, sides: SideWeights): string {
  const byHash = new Map([...rows].map(([feature, own]) => [hashOf(feature), [...own]] as const))
  return `${JSON.stringify({ labels, ...packedRows(byHash), sides: Object.fromEntries(sides) })}\n`
}

/** Lines of one hand, read by a model that never saw that hand. */
function readAsStranger(lines: readonly Line[], hand: string): readonly Judged[] {
  const others = lines.filter((line) => line.hand !== hand)
  const model = trained(others, WEIGHT_STEP)
  const sides = trainedSides(others)
  return lines.flatMap(({ hand: own, utterance, read, issues }) => {
    if (own !== hand || utterance === undefined || read === undefined || issues === undefined) return []
    const shares = sharesOf(model, read.features, WEIGHT_STEP)
    const readings = read.readWith(shares, sides).map((reading) => printed(reading, issues))
    const rank = readings.findIndex((reading) => isRight(reading, utterance))
    return [{ utterance, rank, confidence: readings[0]?.confidence ?? 0, readings }]
  })
}

/** In ten steps of confidence: how many first readings were that sure, and the share of them that was right. */
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

/** Reads every hand as a stranger's: what a person may expect who wrote none of the lines. */
export function strangersFigures(): object {
  const lines = linesToLearn()
  const hands = [...new Set(lines.flatMap(({ utterance }) => utterance?.hand ?? []))]
  const judged = hands.flatMap((hand) => readAsStranger(lines, hand))
  return { ...measured(judged), calibration: calibrationOf(judged) }
}

/** Trains the model on all development lines and writes its weights; answers what was written. */
export async function writeWeights(): Promise<object> {
  const lines = linesToLearn()
  const text = written(trained(lines, WEIGHT_STEP), trainedSides(lines))
  await writeFile(WEIGHTS, text)
  return { lines: lines.length, gzipBytes: gzipSync(text).length }
}
