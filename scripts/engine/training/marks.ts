import type { Act } from '@placard/engine'
import { type ComposedLabel, type MarkWeights, sharesWithin } from '@placard/language'
import { printed } from '../read-lines.ts'
import { isRight } from '../understand-measure.ts'
import type { Line } from './examples.ts'

const EPOCHS = 40
const RATE = 0.1
/** Regularisation (weight decay): there are few lines per mark, so weights shrink to 0 unless many lines agree. */
const DECAY = 0.02
/**
 * Prior weights: what the grammar detects and a bag of words cannot (a step from the text, several changes at once),
 * and that a named choice is usually meant. Few lines have such; those that do may still change the weights.
 */
const KNOWN: MarkWeights = new Map([
  ['g stepped', 3],
  ['g joint', 2],
  ['choice', 6],
])
/** Labels below this probability are ignored in training. */
const NEGLIGIBLE = 0.0001

/** A line composed by a model trained without its author, with the acts that are correct. */
export interface ComposedLine {
  readonly weight: number
  readonly labels: readonly (ComposedLabel & { readonly areMeant: readonly boolean[] })[]
}

/** Acts for which a target is optional, so that none is the default. */
const OPTIONAL_TARGET: ReadonlySet<Act['kind']> = new Set(['support', 'oppose', 'concede'])

/** A training line for the marks; undefined where no composed act is correct. */
export function composedLine(
  { utterance, issues, weight }: Line,
  composed: readonly ComposedLabel[],
): ComposedLine | undefined {
  if (utterance === undefined || issues === undefined) return undefined
  const isMeant = (act: Act) =>
    isRight(printed({ act, confidence: 0 }, issues), utterance) &&
    (!OPTIONAL_TARGET.has(act.kind) || !('target' in act) || act.target === utterance.target)
  const labels = composed.map((one) => ({ ...one, areMeant: one.acts.map(({ value }) => isMeant(value)) }))
  return labels.some(({ areMeant }) => areMeant.includes(true)) ? { weight, labels } : undefined
}

/** Gradient of the log-likelihood by mark. */
function slopeOf({ labels }: ComposedLine, weights: MarkWeights): ReadonlyMap<string, number> {
  const within = labels.map(({ acts }) => sharesWithin(acts, weights))
  const meant = labels.map(({ share, areMeant }, at) =>
    areMeant.map((isMeant, act) => (isMeant ? share * (within[at]?.[act] ?? 0) : 0)),
  )
  const total = meant.flat().reduce((sum, one) => sum + one, 0)
  const slope = new Map<string, number>()
  for (const [at, { acts }] of labels.entries()) {
    const own = (meant[at] ?? []).map((share) => share / total)
    const all = own.reduce((sum, share) => sum + share, 0)
    if (all < NEGLIGIBLE) continue
    for (const [act, { marks }] of acts.entries()) {
      const miss = (own[act] ?? 0) - all * (within[at]?.[act] ?? 0)
      for (const [mark, value] of marks) slope.set(mark, (slope.get(mark) ?? 0) + miss * value)
    }
  }
  return slope
}

/** Trains the weights of marks for one issue, option, trade or addressee over another: a conditional logit model. */
export function trainedMarks(lines: readonly ComposedLine[]): MarkWeights {
  const weights = new Map(KNOWN)
  const squares = new Map<string, number>()
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const line of lines) {
      for (const [mark, much] of slopeOf(line, weights)) {
        const before = weights.get(mark) ?? 0
        const step = line.weight * much - DECAY * (before - (KNOWN.get(mark) ?? 0))
        const square = (squares.get(mark) ?? 0) + step * step
        squares.set(mark, square)
        weights.set(mark, before + (RATE * step) / Math.sqrt(square + 1))
      }
    }
  }
  return new Map([...weights].map(([mark, weight]) => [mark, Math.round(weight * 100) / 100] as const))
}
