import type { Act } from '@placard/engine'
import { type ComposedLabel, type MarkWeights, sharesWithin } from '@placard/language'
import { printed } from '../read-lines.ts'
import { isRight } from '../understand-measure.ts'
import type { Line } from './examples.ts'

const EPOCHS = 40
const RATE = 0.1
/** Few lines tell one mark from another: weights are drawn to nothing unless many of them agree. */
const DECAY = 0.02
/**
 * What is known beforehand: what the grammar hears that the words of the whole text cannot tell (a step from the text,
 * several changes at once), and that who says a choice means it. Few lines have such; those that do may still differ.
 */
const KNOWN: MarkWeights = new Map([
  ['g stepped', 3],
  ['g joint', 2],
  ['choice', 6],
])
/** A label this unlikely to be what was meant teaches nothing of what it names. */
const NEGLIGIBLE = 0.0001

/** A line composed by a model that never saw its writer, with which of the acts are what was meant. */
export interface ComposedLine {
  readonly weight: number
  readonly labels: readonly (ComposedLabel & { readonly areMeant: readonly boolean[] })[]
}

/** Where nobody need be addressed, nobody is meant unless the line says so. */
const OPTIONAL_TARGET: ReadonlySet<Act['kind']> = new Set(['support', 'oppose', 'concede'])

/** A line to learn marks from; undefined where nothing composed is what was meant. */
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

/** How each mark would have to change for what was meant to become likelier. */
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

/** Learns what speaks for one issue, option, bargain or addressee and against another: a conditional logit model. */
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
